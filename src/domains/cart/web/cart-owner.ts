import type { Cart, CartItem, ParkedCart } from "./cart-state.ts";

/** Whose unsaved changes wait here for their return. */
const parkedAtMost = 3;

/** The owner is signed out: the cart stays, and what changes from now on may be somebody else's doing. */
export function leaveCart(cart: Cart, now: number): Cart {
  return cart.ownerId === null || cart.leftAt !== null ? cart : { ...cart, leftAt: now };
}

/**
 * Somebody has signed in: the cart becomes theirs. A visitor's goes into their account's. Another person's is put aside
 * for its owner; only what was put in after that one had left comes along.
 */
export function adoptCart(cart: Cart, userId: string, now: number): Cart {
  if (cart.ownerId === userId) return cart.leftAt === null ? cart : { ...cart, leftAt: null };
  const isVisitors = ({ changedAt }: CartItem) =>
    cart.ownerId === null || (cart.leftAt !== null && changedAt !== undefined && changedAt > cart.leftAt);
  const mine = cart.parked.find((one) => one.ownerId === userId);
  const arriving = (items: readonly CartItem[], known: readonly CartItem[] = []) => [
    ...known.filter((item) => !items.some((one) => isVisitors(one) && one.productId === item.productId)),
    ...items.filter(isVisitors).map((item): CartItem => ({ ...item, changedAt: now, isVisitors: true })),
  ];
  const lines = arriving(cart.lines, mine?.lines);
  const inCart = new Set(lines.map((line) => line.productId));
  return {
    lines,
    saved: arriving(cart.saved, mine?.saved).filter((item) => !inCart.has(item.productId)),
    removed: mine?.removed ?? {},
    ownerId: userId,
    revision: 0,
    leftAt: null,
    parked: [...park(cart, isVisitors), ...cart.parked.filter((one) => one !== mine)].slice(0, parkedAtMost),
  };
}

/** What its owner left: without what came after, and without what was taken out after. */
function park(cart: Cart, isVisitors: (item: CartItem) => boolean): ParkedCart[] {
  if (cart.ownerId === null) return [];
  const { ownerId, leftAt } = cart;
  const stays = (item: CartItem) => !isVisitors(item);
  const removed = Object.fromEntries(
    Object.entries(cart.removed).filter(([, at]) => leftAt === null || at <= leftAt),
  );
  return [{ ownerId, lines: cart.lines.filter(stays), saved: cart.saved.filter(stays), removed }];
}

/** Items of the cart that was put aside and of which the one who is here now was not told yet. */
export function untoldItems({ parked }: Cart): readonly CartItem[] {
  return parked.filter((one) => !one.isTold).flatMap((one) => one.lines);
}

/** They have been told; `takes`: and want the same in their own cart. */
export function settleParked(cart: Cart, now: number, takes: boolean): Cart {
  const held = new Set([...cart.lines, ...cart.saved].map((item) => item.productId));
  const news = takes ? untoldItems(cart).filter((item) => !held.has(item.productId)) : [];
  return {
    ...cart,
    lines: [...cart.lines, ...news.map((item): CartItem => ({ ...item, changedAt: now, isVisitors: true }))],
    parked: cart.parked.map((one) => ({ ...one, isTold: true })),
  };
}
