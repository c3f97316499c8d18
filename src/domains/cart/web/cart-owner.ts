import type { Cart, CartItem, ParkedCart } from "./cart-state.ts";

/** The number of users whose unsaved changes wait here for their return. */
const parkedAtMost = 3;

/** The owner signed out: the cart stays, and later changes may be made by another person. */
export function leaveCart(cart: Cart, now: number): Cart {
  return cart.ownerId === null || cart.leftAt !== null ? cart : { ...cart, leftAt: now };
}

/**
 * A user signed in: the cart becomes theirs. A visitor's is merged into their account's. Another user's is parked for
 * its owner; only lines added after that user left come along.
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

/** The owner's cart, without later additions or removals. */
function park(cart: Cart, isVisitors: (item: CartItem) => boolean): ParkedCart[] {
  if (cart.ownerId === null) return [];
  const { ownerId, leftAt } = cart;
  const stays = (item: CartItem) => !isVisitors(item);
  const removed = Object.fromEntries(
    Object.entries(cart.removed).filter(([, at]) => leftAt === null || at <= leftAt),
  );
  return [{ ownerId, lines: cart.lines.filter(stays), saved: cart.saved.filter(stays), removed }];
}

/** Items of the parked cart that the current user was not notified of yet. */
export function unannouncedItems({ parked }: Cart): readonly CartItem[] {
  return parked.filter((one) => !one.isTold).flatMap((one) => one.lines);
}

/** The user has been notified; `takes`: and wants the items in their own cart. */
export function settleParked(cart: Cart, now: number, takes: boolean): Cart {
  const held = new Set([...cart.lines, ...cart.saved].map((item) => item.productId));
  const news = takes ? unannouncedItems(cart).filter((item) => !held.has(item.productId)) : [];
  return {
    ...cart,
    lines: [...cart.lines, ...news.map((item): CartItem => ({ ...item, changedAt: now, isVisitors: true }))],
    parked: cart.parked.map((one) => ({ ...one, isTold: true })),
  };
}
