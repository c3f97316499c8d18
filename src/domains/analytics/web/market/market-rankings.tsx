import { Link } from "react-router";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Ranking } from "../figures/rankings.tsx";
import { ordersOf } from "./orders-of.ts";

const largest = (amounts: number[]) => Math.max(1, ...amounts);

/** Countries, vendors and products; each leads to its rows. */
export function MarketRankings({ analytics }: { analytics: MarketAnalytics }) {
  const { t } = useTranslation("analytics");
  const { t: tMarket } = useTranslation("marketFigures");
  const countryName = useCountryName();
  const { countries, vendors, products } = analytics;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Ranking
        title={tMarket("countries")}
        empty={tMarket("noCountries")}
        most={largest(countries.map(({ goodsCents }) => goodsCents))}
        rows={countries.map(({ country, orders: count, goodsCents }) => ({
          key: country,
          name: <Link to={ordersOf(analytics, { country })}>{countryName(country)}</Link>,
          amount: goodsCents,
          words: tMarket("countryWords", { count, amount: formatUsd(goodsCents) }),
        }))}
      />
      <Ranking
        title={tMarket("vendors")}
        empty={tMarket("noVendors")}
        most={largest(vendors.map(({ revenueCents }) => revenueCents))}
        rows={vendors.map(({ id, name, parcels: count, revenueCents }) => ({
          key: id,
          name: <Link to={ordersOf(analytics, { vendor: id })}>{name}</Link>,
          amount: revenueCents,
          words: tMarket("vendorWords", { count, amount: formatUsd(revenueCents) }),
        }))}
      />
      <Ranking
        title={t("analytics.topProducts")}
        empty={t("analytics.noProducts")}
        most={largest(products.map(({ revenueCents }) => revenueCents))}
        rows={products.map(({ id, name, units: count, revenueCents }) => ({
          key: id,
          name: <Link to={`?tab=products&list=all&product=${id}`}>{name}</Link>,
          amount: revenueCents,
          words: tMarket("productWords", { count, amount: formatUsd(revenueCents) }),
        }))}
      />
    </div>
  );
}
