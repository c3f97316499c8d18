import type { ReactNode } from "react";
import { Link } from "react-router";
import type { VendorAnalytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Card, CardTitle } from "#ui/card.tsx";

/** Rankings: best sellers, search terms, stock-outs. */
export function Rankings({ analytics }: { analytics: VendorAnalytics }) {
  const { t } = useTranslation("analytics");
  const { topProducts, searchTerms, stockOutProducts } = analytics;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {topProducts && <TopProducts products={topProducts} />}
      <div className="grid grid-cols-1 gap-6">
        {searchTerms && (
          <Ranking
            title={t("analytics.searchTerms")}
            empty={t("analytics.noTerms")}
            most={Math.max(0, ...searchTerms.map(({ openings }) => openings))}
            rows={searchTerms.map(({ term, openings }) => ({
              key: term,
              name: term,
              amount: openings,
              words: t("analytics.openings", { count: openings }),
            }))}
          />
        )}
        {stockOutProducts && (
          <Ranking
            title={t("analytics.stockOutTitle")}
            empty={t("analytics.noStockOuts")}
            most={Math.max(0, ...stockOutProducts.map(({ stockOuts }) => stockOuts))}
            rows={stockOutProducts.map(({ id, name, stockOuts, available }) => ({
              key: id,
              name: (
                <Link to={`?tab=products&product=${id}`} className="hover:text-cherry-ink">
                  {name}
                </Link>
              ),
              amount: stockOuts,
              words: `${t("analytics.times", { count: stockOuts })} · ${t("analytics.available", { count: available })}`,
            }))}
          />
        )}
      </div>
    </div>
  );
}

function TopProducts({ products }: { products: NonNullable<VendorAnalytics["topProducts"]> }) {
  const { t } = useTranslation("analytics");
  return (
    <Card>
      <CardTitle as="h3">{t("analytics.topProducts")}</CardTitle>
      {products.length === 0 ? (
        <p className="mt-3 text-ink-soft">{t("analytics.noProducts")}</p>
      ) : (
        <table className="figures mt-3 w-full text-left">
          <thead className="border-line border-b text-ink-soft text-sm">
            <tr>
              <th scope="col" className="py-2 pr-3 font-semibold">
                {t("analytics.product")}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold max-sm:hidden">
                {t("analytics.views")}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                {t("analytics.unitsSold")}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-semibold">
                {t("analytics.revenue")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {products.map(({ id, name, views, units, revenueCents }) => (
              <tr key={id}>
                <th scope="row" className="break-words py-2.5 pr-3 font-medium">
                  <Link
                    to={`?tab=products&product=${id}`}
                    className="no-underline hover:text-cherry-ink hover:underline"
                  >
                    {name}
                  </Link>
                </th>
                <td className="px-3 py-2.5 text-right text-ink-soft max-sm:hidden">{formatCount(views)}</td>
                <td className="px-3 py-2.5 text-right text-ink-soft">{formatCount(units)}</td>
                <td className="py-2.5 pl-3 text-right font-semibold">{formatUsd(revenueCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

type RankingProps = {
  headingLevel?: "h3" | "h4";
  title: string;
  empty: string;
  /** The longest bar's amount. */
  most: number;
  rows: readonly { key: string; name: ReactNode; amount: number; words: string }[];
};

/** Rows with bars relative to the first one; the words say the same. */
export function Ranking({ headingLevel = "h3", title, empty, most, rows }: RankingProps) {
  return (
    <Card>
      <CardTitle as={headingLevel}>{title}</CardTitle>
      {rows.length === 0 ? (
        <p className="mt-3 text-ink-soft">{empty}</p>
      ) : (
        <ol className="mt-3 grid gap-1.5">
          {rows.map(({ key, name, amount, words }) => (
            <li key={key} className="relative overflow-hidden rounded-leaf-sm px-3 py-2">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 rounded-leaf-sm bg-leaf-wash"
                style={{ width: `${Math.max(3, (amount / most) * 100)}%` }}
              />
              <span className="relative flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 break-words font-medium">{name}</span>
                <span className="figures text-ink-soft text-sm">{words}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
