import { createPersistedStore } from "#client/persisted-store.ts";
import { type AddressValues, addressFields } from "./address-rules.ts";

/** What is typed of a gift: the note stays where the box is unchecked again. */
export type GiftDraft = { isGift: boolean; note: string };

/** `email`: the account that was made on the way. No password is ever stored. */
type Draft = { address: Partial<AddressValues>; gift: GiftDraft; email: string; keptAt: number };

export const noGift: GiftDraft = { isGift: false, note: "" };

const emptyDraft: Draft = { address: {}, gift: noGift, email: "", keptAt: 0 };

/** As long as the link of a verification mail is valid. */
const keptMs = 24 * 3_600_000;

/**
 * What was typed at checkout and not ordered yet, in this browser: the link of the verification mail opens a page of its
 * own. Signing out clears it, and so does a paid order.
 */
export const checkoutDraft = createPersistedStore<Draft>({
  key: "checkout-draft",
  version: 1,
  initial: emptyDraft,
  parse: parseDraft,
});

export function readDraft(now = Date.now()): Draft {
  const draft = checkoutDraft.get();
  return now - draft.keptAt < keptMs ? draft : emptyDraft;
}

export function keepInDraft(change: Partial<Omit<Draft, "keptAt">>): void {
  checkoutDraft.set(() => ({ ...readDraft(), ...change, keptAt: Date.now() }));
}

export function forgetDraft(): void {
  checkoutDraft.set(() => emptyDraft);
}

function parseDraft(stored: unknown): Draft | null {
  const { address, gift, email, keptAt } = (stored ?? {}) as Record<string, unknown>;
  if (typeof address !== "object" || address === null) return null;
  if (typeof email !== "string" || typeof keptAt !== "number") return null;
  const typed = address as Record<string, unknown>;
  const kept = addressFields.flatMap((field) =>
    typeof typed[field] === "string" ? [[field, typed[field]] as const] : [],
  );
  return { address: Object.fromEntries(kept), gift: parseGift(gift), email, keptAt };
}

function parseGift(stored: unknown): GiftDraft {
  const { isGift, note } = (stored ?? {}) as Record<string, unknown>;
  return typeof isGift === "boolean" && typeof note === "string" ? { isGift, note } : noGift;
}
