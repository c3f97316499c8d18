import type { ProductCard as Product } from "#domains/catalogue/contract.ts";
import { ProductCard } from "./product-card.tsx";

const firstView = 4;

type ProductGridProps = {
  products: readonly Product[];
  /** The grid is at the page's top: its first pictures are loaded eagerly. */
  isFirst?: boolean;
  headingLevel?: "h2" | "h3";
  /** narrow: beside a column of filters. even: never three in a row, for four or eight products. */
  width?: "wide" | "narrow" | "even";
  /** The search that found them. */
  term?: string | undefined;
};

const columns = {
  wide: "grid-cols-2 sm:grid-cols-3 lg:grid-cols-4",
  narrow: "grid-cols-2 sm:grid-cols-3 xl:grid-cols-4",
  even: "grid-cols-2 md:grid-cols-4",
} as const;

export function ProductGrid({
  products,
  isFirst = false,
  headingLevel,
  width = "wide",
  term,
}: ProductGridProps) {
  return (
    <ul className={`grid gap-x-4 gap-y-9 sm:gap-x-6 ${columns[width]}`}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard
            product={product}
            priority={isFirst && index < firstView}
            headingLevel={headingLevel}
            term={term}
          />
        </li>
      ))}
    </ul>
  );
}
