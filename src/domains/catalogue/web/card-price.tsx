import type { ProductCard } from "#domains/catalogue/contract.ts";
import { formatWeight } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { unitPriceOf } from "./product-unit-price.ts";

/** What it costs, for how much, and what 100 g cost: bags come in many sizes. */
export function CardPrice({ product }: { product: ProductCard }) {
  const { priceCents, weightGrams } = product;
  const unitPrice = unitPriceOf(product);
  return (
    <p className="min-w-0 leading-tight">
      <span className="figures font-semibold text-lg">{formatUsd(priceCents)}</span>
      <span className="figures flex flex-wrap gap-x-2.5 text-ink-soft text-sm">
        {formatWeight(weightGrams)}
        {unitPrice && <span>{unitPrice}/100 g</span>}
      </span>
    </p>
  );
}
