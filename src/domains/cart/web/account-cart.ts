import type { HeldCart, HeldLine, LineChange } from "#domains/cart/contract.ts";
import type { Cart, CartItem } from "./cart-state.ts";

/** The contract's bound. */
const oldestMs = 366 * 86_400_000;

/** Changes that the owner's account does not have yet. */
export function pendingChanges(cart: Cart, now: number): LineChange[] {
  // The clock may have been set back meanwhile.
  const ageOf = (changedAt: number) => Math.min(Math.max(Math.round(now - changedAt), 0), oldestMs);
  const changesOf = (items: readonly CartItem[], isSaved: boolean) =>
    items.flatMap(({ productId, quantity, priceCents, changedAt, isVisitors = false }) =>
      changedAt === undefined
        ? []
        : [{ productId, quantity, priceCents, isSaved, isVisitors, changedMsAgo: ageOf(changedAt) }],
    );
  const removals = Object.entries(cart.removed).map(([productId, removedAt]) => ({
    ...{ productId, quantity: 0, priceCents: 0, isSaved: false, isVisitors: false },
    changedMsAgo: ageOf(removedAt),
  }));
  return [...removals, ...changesOf(cart.lines, false), ...changesOf(cart.saved, true)];
}

/**
 * The account's cart combined with changes that were not sent yet. `told`: the cart whose changes the account's
 * response includes; later changes are sent next time. Lines keep their places, new ones follow. An outdated response
 * is ignored; its changes are sent again, which is harmless.
 */
export function applyAccount(cart: Cart, account: HeldCart, told?: Cart): Cart {
  if (account.revision < cart.revision) return cart;
  const toldTimes = new Map(
    told && [...told.lines, ...told.saved].map((item) => [item.productId, item.changedAt]),
  );
  const waits = ({ productId, changedAt }: CartItem) =>
    changedAt !== undefined && toldTimes.get(productId) !== changedAt;
  const removed = Object.fromEntries(
    Object.entries(cart.removed).filter(([productId, at]) => told?.removed[productId] !== at),
  );
  const known = new Map(account.lines.map((line) => [line.productId, line]));
  const stays = (isSaved: boolean) => (item: CartItem) => {
    if (waits(item)) return [item];
    const line = known.get(item.productId);
    return line && line.isSaved === isSaved && !(line.productId in removed) ? [itemOf(line)] : [];
  };
  const lines = cart.lines.flatMap(stays(false));
  const saved = cart.saved.flatMap(stays(true));
  const held = new Set([...lines, ...saved].map((item) => item.productId));
  const news = account.lines.filter(({ productId }) => !held.has(productId) && !(productId in removed));
  const next = {
    ...cart,
    lines: [...lines, ...news.filter((line) => !line.isSaved).map(itemOf)],
    saved: [...saved, ...news.filter((line) => line.isSaved).map(itemOf)],
    removed,
    revision: account.revision,
  };
  return JSON.stringify(next) === JSON.stringify(cart) ? cart : next;
}

function itemOf({ productId, name, priceCents, imageUrl, stockQuantity, quantity }: HeldLine): CartItem {
  return { productId, name, priceCents, imageUrl, stockQuantity, quantity };
}
