import type { CartItem } from "./cart-store.ts";

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The stored cart when every line has its shape; null otherwise: a half-read cart would lie about what is bought. */
export function parseCartItems(stored: unknown): readonly CartItem[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.every(isCartItem) ? stored : null;
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== "object" || value === null) return false;
  const item = value as Record<string, unknown>;
  return (
    typeof item.productId === "string" &&
    uuid.test(item.productId) &&
    typeof item.name === "string" &&
    typeof item.imageUrl === "string" &&
    isCount(item.priceCents) &&
    isCount(item.stockQuantity) &&
    isCount(item.quantity) &&
    item.quantity > 0
  );
}
