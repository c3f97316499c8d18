import type { ProductCard } from "#domains/catalogue/contract.ts";
import { formatUsd } from "#kernel/money.ts";

const soldByPiece = new Set(["equipment", "accessories"]);

/** What 100 g of it cost, in dollars; null for what is not bought by weight, or weighs just that. */
export function unitPriceOf(
  product: Pick<ProductCard, "category" | "priceCents" | "weightGrams">,
): string | null {
  const { category, priceCents, weightGrams } = product;
  if (soldByPiece.has(category) || weightGrams === 100) return null;
  return formatUsd(Math.round((priceCents * 100) / weightGrams));
}
