import type { ProductCard } from "#domains/catalogue/contract.ts";
import { formatUsd } from "#kernel/money.ts";

const soldByPiece = new Set(["equipment", "accessories"]);

/** The price of 100 g, in dollars; null if it is not sold by weight, or weighs exactly that. */
export function unitPriceOf(
  product: Pick<ProductCard, "category" | "priceCents" | "weightGrams">,
): string | null {
  const { category, priceCents, weightGrams } = product;
  if (soldByPiece.has(category) || weightGrams === 100) return null;
  return formatUsd(Math.round((priceCents * 100) / weightGrams));
}
