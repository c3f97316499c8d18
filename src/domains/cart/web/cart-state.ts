/** As the specification's cart item; the price is the one that the buyer last saw and agreed to. */
export type CartItem = {
  productId: string;
  name: string;
  priceCents: number;
  imageUrl: string;
  stockQuantity: number;
  quantity: number;
  /** When it was changed here, as long as the owner's account does not know it. */
  changedAt?: number;
  /** Put here by a visitor who has signed in since: the account takes the larger quantity. */
  isVisitors?: true;
};

type Lists = {
  lines: readonly CartItem[];
  /** Saved for later. A product is in one of the two. */
  saved: readonly CartItem[];
  /** What the owner removed and the account does not know yet: when, by product. */
  removed: Readonly<Record<string, number>>;
};

/** The cart of someone who was signed in here before: neither the next one's, nor lost. */
export type ParkedCart = Lists & { ownerId: string; isTold?: true };

export type Cart = Lists & {
  /** Whose account it belongs to; null while nobody has signed in with it. */
  ownerId: string | null;
  /** Of the account's cart that this one knows: an answer with a lower one comes late. */
  revision: number;
  /** Since when the owner is signed out: what changes after that may be somebody else's doing. */
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

/** An item that was taken out, and where it stood. */
export type TakenOut = { item: CartItem; index: number; isSaved: boolean };

/** A visitor's cart needs no times: all of it is news to the account that they sign in to. */
function touched(cart: Cart, { isVisitors: _, changedAt: __, ...item }: CartItem, now: number): CartItem {
  return cart.ownerId === null ? item : { ...item, changedAt: now };
}

const without = (items: readonly CartItem[], productId: string) =>
  items.filter((item) => item.productId !== productId);

function forgetRemoval(cart: Cart, productId: string): Lists["removed"] {
  const { [productId]: _, ...removed } = cart.removed;
  return removed;
}

/** Puts an item into the cart, in its place where it is there already, and off the saved list. */
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

/** Changes a line's quantity or the price that the buyer agreed to; a quantity of 0 or less removes it. */
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

/** Takes a product out of the cart or off the saved list. */
export function takeOut(cart: Cart, productId: string, now: number): Cart {
  if (!findItem(cart, productId)) return cart;
  return {
    ...cart,
    lines: without(cart.lines, productId),
    saved: without(cart.saved, productId),
    removed: cart.ownerId === null ? cart.removed : { ...cart.removed, [productId]: now },
  };
}

/** Keeps what the server knows better of a product; that is no change of the buyer's. */
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

/** Where an item stands, to be put back there; null where it is not. */
export function findItem(cart: Cart, productId: string): TakenOut | null {
  for (const isSaved of [false, true]) {
    const items = isSaved ? cart.saved : cart.lines;
    const index = items.findIndex((one) => one.productId === productId);
    if (index >= 0) return { item: items[index]!, index, isSaved };
  }
  return null;
}

/** Puts items back where they stood, in the order in which they stood there. What is there again meanwhile stays as it is. */
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
