import { createPersistedStore } from "#client/persisted-store.ts";

export type Wish = { productId: string; name?: string };
type KeptWish = Wish & { at: number };

const maxWishes = 5;
/** Long enough to sign up and follow the mailed link, too short for the next person at this browser. */
const keptForMs = 30 * 60_000;

const wishStore = createPersistedStore<readonly KeptWish[]>({
  key: "coffee-wishes",
  version: 1,
  initial: [],
  // Damaged data reset quietly: only a press is lost.
  parse: (stored) => (Array.isArray(stored) && stored.every(isKeptWish) ? stored.slice(-maxWishes) : null),
});

/** Stores a visitor's wish until they have signed in. */
export function rememberWish({ productId, name }: Wish): void {
  wishStore.set((before) => [
    ...before.filter((wish) => wish.productId !== productId).slice(1 - maxWishes),
    { productId, name, at: Date.now() },
  ]);
}

/** Returns the wishes that are still valid, once. */
export function takeWishes(): Wish[] {
  const kept = wishStore.get();
  if (kept.length > 0) wishStore.set(() => []);
  return kept.filter(({ at }) => Math.abs(Date.now() - at) < keptForMs);
}

function isKeptWish(value: unknown): value is KeptWish {
  const { productId, name, at } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof productId === "string" &&
    (name === undefined || typeof name === "string") &&
    typeof at === "number"
  );
}
