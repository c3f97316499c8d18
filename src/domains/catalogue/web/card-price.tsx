import type { ProductCard } from "#domains/catalogue/contract.ts";
import { formatWeight } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { unitPriceOf } from "./product-unit-price.ts";

/** Price, weight, and price per 100 g: bags come in many sizes. */
export function CardPrice({ product }: { product: ProductCard }) {
  const { priceCents, weightGrams } = product;
  const unitPrice = unitPriceOf(product);
  return (
    <p>
      <b>{formatUsd(priceCents)}</b>
      <span>{formatWeight(weightGrams)}</span>
      {unitPrice && <span>{`${unitPrice}/100 g`}</span>}
    </p>
  );
}
