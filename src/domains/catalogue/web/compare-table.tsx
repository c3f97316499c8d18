import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AddToCartButton } from "#domains/cart/web/add-to-cart-button.tsx";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { formatWeight } from "#kernel/formats.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import { useCompareList } from "./compare-store.ts";
import { useTastingNotes } from "./use-tasting-notes.ts";

type Row = { label: string; value: (product: ProductCard) => ReactNode };

/** The products as columns, their facts as rows. Scrolls sideways where it does not fit, the names staying put. */
export function CompareTable({ products }: { products: readonly ProductCard[] }) {
  const { t } = useTranslation("catalogue");
  const rows = useRows();
  return (
    <section
      aria-label={t("compare.table")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
      tabIndex={0}
      className="overflow-x-auto rounded-leaf border border-line bg-surface"
    >
      <table
        className="w-full table-fixed border-collapse text-left"
        style={{ minWidth: `${8 + products.length * 11}rem` }}
      >
        <caption className="sr-only">{t("compare.table")}</caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className={rowHead}>
              <span className="sr-only">{t("compare.feature")}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className="p-3 font-normal sm:p-4">
                <CompareHead product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-line border-t align-top">
              <th scope="row" className={rowHead}>
                {row.label}
              </th>
              {products.map((product) => (
                <td key={product.id} className="p-3 sm:p-4">
                  {row.value(product) || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const rowHead =
  "sticky left-0 z-10 w-30 bg-surface p-3 font-normal text-ink-soft text-sm sm:w-44 sm:p-4 sm:text-base";

function CompareHead({ product }: { product: ProductCard }) {
  const { t } = useTranslation("catalogue");
  const { remove } = useCompareList();
  return (
    <div className="relative">
      <div className="aspect-square overflow-hidden rounded-leaf bg-sunken">
        <Picture src={product.imageUrl} alt="" sizes="16rem" width={640} height={640} />
      </div>
      <IconButton
        variant="veil"
        size="sm"
        label={t("compare.remove", { name: product.name })}
        onClick={() => remove(product.id)}
        className="absolute! top-2 right-2"
      >
        <X aria-hidden="true" />
      </IconButton>
      <Link to={`/products/${product.id}`} className="mt-3 block font-semibold leading-snug hover:underline">
        {product.name}
      </Link>
    </div>
  );
}

function useRows(): Row[] {
  const { t } = useTranslation("catalogue");
  const namesOf = useTastingNotes();
  const countryName = useCountryName();
  return [
    {
      label: t("fact.price"),
      value: (product) => (
        <span className="flex items-center justify-between gap-3">
          <Price cents={product.priceCents} className="text-lg" />
          <AddToCartButton product={product} />
        </span>
      ),
    },
    {
      label: t("fact.rating"),
      value: (product) =>
        product.reviewCount > 0 ? (
          <RatingStars value={product.ratingAverage} count={product.reviewCount} />
        ) : (
          t("card.noReviews")
        ),
    },
    { label: t("fact.vendor"), value: (product) => product.vendor.companyName },
    { label: t("fact.category"), value: (product) => t(`category.${product.category}.name`) },
    {
      label: t("fact.origin"),
      value: (product) => product.originCountry && countryName(product.originCountry),
    },
    { label: t("fact.roast"), value: (product) => t(`roast.${product.roastLevel}`) },
    { label: t("fact.notes"), value: (product) => namesOf(product.tastingNotes).join(", ") },
    { label: t("fact.weight"), value: (product) => formatWeight(product.weightGrams) },
    {
      label: t("fact.stock"),
      value: (product) =>
        product.stockQuantity > 0
          ? t("product.inStockCount", { n: product.stockQuantity })
          : t("product.soldOut"),
    },
  ];
}
