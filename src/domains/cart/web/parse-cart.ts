import { type Cart, type CartItem, emptyCart, type ParkedCart } from "./cart-state.ts";

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isTime = (value: unknown): value is number => Number.isFinite(value);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === "string" && uuid.test(value);

/** The stored cart if every part is valid; null otherwise: a half-read cart would misstate what is bought. */
export function parseCart(stored: unknown): Cart | null {
  if (!hasLists(stored)) return null;
  const { ownerId, revision, leftAt, parked } = stored as Record<string, unknown>;
  const isOwned = (ownerId === null || isId(ownerId)) && isCount(revision);
  if (!isOwned || !(leftAt === null || isTime(leftAt)) || !Array.isArray(parked)) return null;
  return parked.every(isParked) ? (stored as Cart) : null;
}

/** The first version contained only the lines. */
export function upgradeCart(stored: unknown, version: unknown): unknown {
  return version === 1 ? { ...emptyCart, lines: stored } : null;
}

function hasLists(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { lines, saved, removed } = value as Record<string, unknown>;
  return (
    isItems(lines) &&
    isItems(saved) &&
    typeof removed === "object" &&
    removed !== null &&
    Object.entries(removed).every(([id, at]) => isId(id) && isTime(at))
  );
}

const isParked = (value: unknown): value is ParkedCart =>
  hasLists(value) && isId((value as { ownerId?: unknown }).ownerId);

const isItems = (value: unknown): value is CartItem[] => Array.isArray(value) && value.every(isCartItem);

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== "object" || value === null) return false;
  const item = value as Record<string, unknown>;
  return (
    isId(item.productId) &&
    typeof item.name === "string" &&
    typeof item.imageUrl === "string" &&
    isCount(item.priceCents) &&
    isCount(item.stockQuantity) &&
    isCount(item.quantity) &&
    item.quantity > 0 &&
    (item.changedAt === undefined || isTime(item.changedAt))
  );
}
