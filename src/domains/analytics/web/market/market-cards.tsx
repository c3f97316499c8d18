import { Link } from "react-router";
import type { MarketAnalytics, MarketFigures } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { StatCard } from "#ui/stat-card.tsx";
import { Change } from "../figures/figure-cards.tsx";
import { ordersOf } from "./orders-of.ts";

type Shown = { name: keyof MarketFigures; label: string; note: string; format?: (value: number) => string };

/** The period's figures and their change, and the way to the orders that they sum. */
export function MarketCards({ analytics }: { analytics: MarketAnalytics }) {
  const { t } = useTranslation("analytics");
  const { t: tMarket } = useTranslation("marketFigures");
  const { totals, before } = analytics;
  const cards: Shown[] = [
    {
      name: "revenueCents",
      label: t("analytics.revenue"),
      note: tMarket("revenueNote", {
        goods: formatUsd(totals.goodsCents),
        refunded: formatUsd(totals.refundedCents),
      }),
      format: formatUsd,
    },
    {
      name: "orders",
      label: t("analytics.orders"),
      note:
        totals.cancelled > 0 ? tMarket("cancelled", { count: totals.cancelled }) : t("analytics.ordersNote"),
    },
    { name: "basketCents", label: tMarket("basket"), note: tMarket("basketNote"), format: formatUsd },
    {
      name: "commissionCents",
      label: tMarket("commission"),
      note: tMarket("commissionNote"),
      format: formatUsd,
    },
    { name: "views", label: t("analytics.views"), note: t("analytics.viewsNote") },
    { name: "cartAdds", label: t("analytics.cartAdds"), note: t("analytics.cartAddsNote") },
    { name: "subsidyCents", label: tMarket("subsidy"), note: tMarket("subsidyNote"), format: formatUsd },
    {
      name: "taxCents",
      label: tMarket("tax"),
      note: tMarket("taxNote", { shipping: formatUsd(totals.shippingCents) }),
      format: formatUsd,
    },
  ];
  return (
    <section aria-label={t("analytics.figures")}>
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {cards.map(({ name, label, note, format = formatCount }) => {
          const value = totals[name];
          return (
            <StatCard
              key={name}
              label={label}
              value={value === null ? "–" : format(value)}
              note={
                <>
                  <span className="block">{note}</span>
                  <Change now={value} before={before[name]} />
                </>
              }
            />
          );
        })}
      </div>
      <p className="mt-3">
        <Link to={ordersOf(analytics)} className="font-semibold">
          {tMarket("showOrders")}
        </Link>
      </p>
    </section>
  );
}
