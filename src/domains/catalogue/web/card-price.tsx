import type { ProductCard } from "#domains/catalogue/contract.ts";
import { formatWeight } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";

const coffees = new Set(["green-beans", "roasted-coffee", "ground-coffee"]);

/** What it costs, for how much, and what 100 g of coffee cost: bags come in many sizes. */
export function CardPrice({ product: { category, priceCents, weightGrams } }: { product: ProductCard }) {
  const isComparable = coffees.has(category) && weightGrams !== 100;
  return (
    <p className="min-w-0 leading-tight">
      <span className="figures font-semibold text-lg">{formatUsd(priceCents)}</span>
      <span className="figures flex flex-wrap gap-x-2.5 text-ink-soft text-sm">
        {formatWeight(weightGrams)}
        {isComparable && <span>{formatUsd(Math.round((priceCents * 100) / weightGrams))}/100 g</span>}
      </span>
    </p>
  );
}
