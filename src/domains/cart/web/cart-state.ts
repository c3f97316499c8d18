/** The cart item of docs/product.md#3-entities-and-their-fields; its price is the one the buyer last saw and accepted. */
export type CartItem = {
  productId: string;
  name: string;
  priceCents: number;
  imageUrl: string;
  stockQuantity: number;
  quantity: number;
  /** When it was changed here, until the owner's account has the change. */
  changedAt?: number;
  /** Added by a visitor who has signed in since: the account takes the larger quantity. */
  isVisitors?: true;
};

type Lists = {
  lines: readonly CartItem[];
  /** Saved for later. A product is in one of the two lists. */
  saved: readonly CartItem[];
  /** Removed by the owner but not sent to the account yet: time by product. */
  removed: Readonly<Record<string, number>>;
};

/** The cart of a user who was signed in here before: not the next user's, but not lost. */
export type ParkedCart = Lists & { ownerId: string; isTold?: true };

export type Cart = Lists & {
  /** The user whose account it belongs to; null before sign-in. */
  ownerId: string | null;
  /** The latest known revision of the account's cart; a response with a lower one is outdated. */
  revision: number;
  /** When the owner signed out: later changes may be made by another person. */
  leftAt: number | null;
  parked: readonly ParkedCart[];
};

export const emptyCart: Cart = {
  lines: [],
  saved: [],
  removed: {},
  ownerId: null,
  revision: 0,
  leftAt: null,
  parked: [],
};

/** A removed item, and its position. */
export type TakenOut = { item: CartItem; index: number; isSaved: boolean };

/** A visitor's cart needs no times: the account they sign in to knows none of it. */
function touched(cart: Cart, { isVisitors: _, changedAt: __, ...item }: CartItem, now: number): CartItem {
  return cart.ownerId === null ? item : { ...item, changedAt: now };
}

const without = (items: readonly CartItem[], productId: string) =>
  items.filter((item) => item.productId !== productId);

function forgetRemoval(cart: Cart, productId: string): Lists["removed"] {
  const { [productId]: _, ...removed } = cart.removed;
  return removed;
}

/** Puts an item into the cart, in place if it is there already, and off the saved list. */
export function putLine(cart: Cart, item: CartItem, now: number): Cart {
  const line = touched(cart, item, now);
  const { productId } = item;
  const isHeld = cart.lines.some((one) => one.productId === productId);
  return {
    ...cart,
    lines: isHeld
      ? cart.lines.map((one) => (one.productId === productId ? line : one))
      : [...cart.lines, line],
    saved: without(cart.saved, productId),
    removed: forgetRemoval(cart, productId),
  };
}

/** Changes a line's quantity or the accepted price; a quantity of 0 or less removes it. */
export function changeLine(
  cart: Cart,
  productId: string,
  change: Partial<Pick<CartItem, "quantity" | "priceCents">>,
  now: number,
): Cart {
  const line = cart.lines.find((one) => one.productId === productId);
  if (!line) return cart;
  const next = { ...line, ...change };
  return next.quantity > 0 ? putLine(cart, next, now) : takeOut(cart, productId, now);
}

/** Puts another item in a line's place. An item that the cart has meanwhile stays where it is. */
export function swapLine(cart: Cart, productId: string, item: CartItem, now: number): Cart {
  const found = findItem(cart, productId);
  if (!found || found.isSaved) return cart;
  return putBack(takeOut(cart, productId, now), [{ item, index: found.index, isSaved: false }], now);
}

/** Removes a product from the cart or the saved list. */
export function takeOut(cart: Cart, productId: string, now: number): Cart {
  if (!findItem(cart, productId)) return cart;
  return {
    ...cart,
    lines: without(cart.lines, productId),
    saved: without(cart.saved, productId),
    removed: cart.ownerId === null ? cart.removed : { ...cart.removed, [productId]: now },
  };
}

/** Stores the server's facts about a product, which is not a change by the buyer. */
export function describeItem(
  cart: Cart,
  productId: string,
  facts: Pick<CartItem, "name" | "imageUrl" | "stockQuantity">,
): Cart {
  const describe = (items: readonly CartItem[]) =>
    items.map((item) => (item.productId === productId ? { ...item, ...facts } : item));
  return { ...cart, lines: describe(cart.lines), saved: describe(cart.saved) };
}

/** Moves a line to the top of the saved list. */
export function saveLine(cart: Cart, productId: string, now: number): Cart {
  const line = cart.lines.find((one) => one.productId === productId);
  if (!line) return cart;
  const saved = [touched(cart, line, now), ...without(cart.saved, productId)];
  return { ...cart, lines: without(cart.lines, productId), saved };
}

/** An item's position, to put it back there; null if it is absent. */
export function findItem(cart: Cart, productId: string): TakenOut | null {
  for (const isSaved of [false, true]) {
    const items = isSaved ? cart.saved : cart.lines;
    const index = items.findIndex((one) => one.productId === productId);
    if (index >= 0) return { item: items[index]!, index, isSaved };
  }
  return null;
}

/** Puts items back at their positions, in their order. Items that were added again meanwhile stay as they are. */
export function putBack(cart: Cart, items: readonly TakenOut[], now: number): Cart {
  return items.reduce((before, taken) => putOneBack(before, taken, now), cart);
}

function putOneBack(cart: Cart, { item, index, isSaved }: TakenOut, now: number): Cart {
  const { productId } = item;
  const found = findItem(cart, productId);
  if (found && !(found.isSaved && !isSaved)) return cart;
  const insert = (items: readonly CartItem[]) => items.toSpliced(index, 0, touched(cart, item, now));
  const saved = without(cart.saved, productId);
  return {
    ...cart,
    lines: isSaved ? cart.lines : insert(cart.lines),
    saved: isSaved ? insert(saved) : saved,
    removed: forgetRemoval(cart, productId),
  };
}
