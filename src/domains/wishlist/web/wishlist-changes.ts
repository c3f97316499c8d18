import type { WishlistItem } from "#domains/wishlist/contract.ts";

/** A user's change of their wishlist. `item`: what was removed, for undo. */
export type WishlistChange =
  | { type: "add"; productId: string; name?: string }
  | { type: "addBack"; items: readonly WishlistItem[] }
  | { type: "remove"; productId: string; item?: WishlistItem }
  | { type: "clear"; items: readonly WishlistItem[] };

/** `ids` may contain more than `items`: of a product just added only the id is known yet. */
export type Wishlist = { items: readonly WishlistItem[]; ids: ReadonlySet<string> };

/** The list with pending changes applied in their order. */
export function applyChanges(stored: readonly WishlistItem[], changes: readonly WishlistChange[]): Wishlist {
  let items = stored;
  const ids = new Set(stored.map((item) => item.productId));
  for (const change of changes) {
    if (change.type === "add") ids.add(change.productId);
    if (change.type === "addBack") {
      items = [...items, ...change.items.filter(({ productId }) => !ids.has(productId))].sort(newestFirst);
      for (const { productId } of change.items) ids.add(productId);
    }
    if (change.type === "remove") {
      items = items.filter(({ productId }) => productId !== change.productId);
      ids.delete(change.productId);
    }
    if (change.type === "clear") {
      items = [];
      ids.clear();
    }
  }
  return { items, ids };
}

const newestFirst = (a: WishlistItem, b: WishlistItem) => (a.addedAt < b.addedAt ? 1 : -1);
