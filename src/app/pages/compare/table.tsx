import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { CompareHead } from "./head.tsx";
import { differs, useCompareRows } from "./rows.tsx";

type CompareTableProps = {
  products: readonly ProductDetail[];
  onlyDifferences: boolean;
  /** A shared comparison: each product can be added to one's own. */
  isShared: boolean;
  onRemove: (productId: string) => void;
};

/** The products as columns, their facts as rows. Scrolls sideways if needed, with sticky names. */
export function CompareTable({ products, onlyDifferences, isShared, onRemove }: CompareTableProps) {
  const { t } = useTranslation("compare");
  const rowsOf = useCompareRows();
  const all = rowsOf(products);
  const rows = onlyDifferences ? all.filter(differs) : all;
  return (
    <>
      <p role="status" className="sr-only">
        {onlyDifferences ? t("differing", { count: rows.length }) : ""}
      </p>
      <section
        aria-label={t("table")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
        tabIndex={0}
        className="overflow-x-auto overscroll-x-contain rounded-leaf border border-line bg-surface"
      >
        <table className="w-full table-fixed border-collapse text-left">
          <caption className="sr-only">{t("table")}</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className={rowHead}>
                <span className="sr-only">{t("feature")}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={`${column} font-normal`}>
                  <CompareHead product={product} isShared={isShared} onRemove={() => onRemove(product.id)} />
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
                {row.cells.map((cell, index) => (
                  <td key={products[index]!.id} className={column}>
                    {cell.shown || "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="border-line border-t p-6 text-center">{t("alike")}</p>}
      </section>
    </>
  );
}

/** On a phone the names take little width, so that two products are visible at once. */
const rowHead =
  "sticky left-0 z-10 w-22 wrap-anywhere hyphens-auto border-line border-r bg-surface p-2.5 font-normal text-ink-soft text-xs sm:w-44 sm:p-4 sm:text-base";
const column = "w-34 break-words p-2.5 text-sm sm:w-56 sm:p-4 sm:text-base";
