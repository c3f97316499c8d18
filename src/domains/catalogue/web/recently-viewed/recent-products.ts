import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { onForget } from "#client/session-storage-keys.ts";

/** Shown beside the one being looked at. */
export const shownRecent = 12;
const mostStored = shownRecent + 1;

/** Whose they are: a visitor's come along at sign-in, a user's are no one else's. */
type Recent = { owner: string | null; ids: readonly string[] };
const none: Recent = { owner: null, ids: [] };

const recentStore = createPersistedStore<Recent>({
  key: "recent-products",
  version: 1,
  initial: none,
  // Damaged data reset quietly, as for recent searches (R50).
  parse: (stored) => {
    const { owner, ids } = (stored ?? {}) as Partial<Record<keyof Recent, unknown>>;
    const isValid = (owner === null || typeof owner === "string") && Array.isArray(ids);
    return isValid && ids.every((id) => typeof id === "string")
      ? { owner, ids: ids.slice(0, mostStored) }
      : null;
  },
});
onForget(forgetProducts);

const ownIds = ({ owner, ids }: Recent, userId: string | null) =>
  owner === null || owner === userId ? ids : [];

/** Puts a product first; another user's products are removed. */
export function rememberProduct(productId: string, userId: string | null): void {
  recentStore.set((before) => {
    const others = ownIds(before, userId).filter((id) => id !== productId);
    return { owner: userId, ids: [productId, ...others].slice(0, mostStored) };
  });
}

export function forgetProducts(): void {
  recentStore.set(() => none);
}

/** The products that this browser's user looked at, the last one first. */
export const useRecentProducts = (userId: string | null): readonly string[] =>
  ownIds(usePersistedStore(recentStore), userId);
