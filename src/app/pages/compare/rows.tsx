import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { useProductFacts } from "#domains/catalogue/web/product-facts.ts";
import { ProductRoastScale } from "#domains/catalogue/web/product-roast-scale.tsx";
import { unitPriceOf } from "#domains/catalogue/web/product-unit-price.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Price } from "#ui/price.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";

export type CompareRow = {
  label: string;
  cells: {
    /** The text by which cells are compared. */
    text: string;
    shown: ReactNode;
  }[];
};

/** The comparison's rows; facts that none of the products has are left out. */
export function useCompareRows(): (products: readonly ProductDetail[]) => CompareRow[] {
  const { t } = useTranslation("catalogue");
  const { t: tVendors } = useTranslation("vendors");
  const factsOf = useProductFacts();
  const stockOf = ({ backOn, stockQuantity }: ProductDetail) => {
    if (backOn) return tVendors("away.backOn", { date: formatDate(backOn) });
    return stockQuantity > 0 ? t("product.inStockCount", { n: stockQuantity }) : t("product.soldOut");
  };
  return (products) => {
    const row = (label: string, cellOf: (product: ProductDetail) => [text: string, shown?: ReactNode]) => ({
      label,
      cells: products.map((product) => {
        const [text, shown = text] = cellOf(product);
        return { text, shown };
      }),
    });
    const facts = products.map((product) => new Map(factsOf(product).map((fact) => [fact.key, fact])));
    const factRow = (key: string): CompareRow => ({
      label: facts.find((of) => of.has(key))?.get(key)?.label ?? "",
      cells: facts.map((of) => ({ text: of.get(key)?.value ?? "", shown: of.get(key)?.value })),
    });
    const roast = factRow("roast");
    const rows: CompareRow[] = [
      row(t("fact.price"), ({ priceCents }) => [
        String(priceCents),
        <Price key="price" cents={priceCents} className="font-display text-lg" />,
      ]),
      row(t("fact.per100"), (product) => [unitPriceOf(product) ?? ""]),
      row(t("fact.rating"), (product) => ratingOf(product, t("card.noReviews"))),
      {
        ...roast,
        cells: roast.cells.map((cell, index) => ({
          ...cell,
          shown: (
            <>
              {cell.text}
              <ProductRoastScale level={products[index]!.roastLevel} className="mt-1 -ml-2 h-7 w-35" />
            </>
          ),
        })),
      },
      ...["notes", "process", "origin", "region", "altitude", "variety", "weight", "category"].map(factRow),
      row(t("fact.vendor"), ({ vendor }) => [
        vendor.companyName,
        <Link key="vendor" to={withQuery(href("/products"), { vendor: vendor.id })} className="text-link">
          {vendor.companyName}
        </Link>,
      ]),
      row(t("fact.stock"), (product) => [stockOf(product)]),
    ];
    return rows.filter(({ cells }) => cells.some(({ text }) => text !== ""));
  };
}

function ratingOf({ reviewCount, ratingAverage }: ProductDetail, none: string): [string, ReactNode] {
  if (reviewCount === 0) return [none, none];
  return [String(ratingAverage), <RatingStars key="rating" value={ratingAverage} count={reviewCount} />];
}

export const differs = ({ cells }: CompareRow): boolean => new Set(cells.map(({ text }) => text)).size > 1;
