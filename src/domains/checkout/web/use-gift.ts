import { useEffect, useState } from "react";
import { type GiftDraft, keepInDraft, noGift, readDraft } from "./checkout-draft.ts";

/** Whether the order is a gift, and its note; stored while it is typed. */
export function useGift() {
  const [gift, setGift] = useState(noGift);
  useEffect(() => setGift((shown) => (shown === noGift ? readDraft().gift : shown)), []);
  const changeGift = (change: Partial<GiftDraft>) => {
    const next = { ...gift, ...change };
    setGift(next);
    keepInDraft({ gift: next });
  };
  return { gift, changeGift };
}
