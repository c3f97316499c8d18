import { useEffect, useEffectEvent } from "react";
import { useLatePart } from "#client/use-late-part.ts";
import { whenIdle } from "#ui/when-idle.ts";
import type { RecentlyViewedProps } from "./recently-viewed.tsx";

const load = async () => (await import("./recently-viewed.tsx")).RecentlyViewed;

/** Where the products seen lately stand; their code comes when the page has loaded. */
export function RecentPlace(props: RecentlyViewedProps) {
  const [RecentlyViewed, want] = useLatePart<RecentlyViewedProps>(load);
  const start = useEffectEvent(want);
  useEffect(() => whenIdle(() => start()), []);
  return RecentlyViewed && <RecentlyViewed {...props} />;
}
