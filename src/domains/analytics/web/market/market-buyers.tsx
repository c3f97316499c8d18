import type { ReactNode } from "react";
import { Link } from "react-router";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDateTime } from "#kernel/formats.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { Change } from "../figures/figure-cards.tsx";
import { formatShare } from "../formats.ts";
import { CohortTable } from "./cohort-table.tsx";
import { MarketSection } from "./market-section.tsx";
import { ordersOf } from "./orders-of.ts";

/** Who bought for the first time and who came back: in the period, and by the month of the first order. */
export function MarketBuyers({ analytics }: { analytics: MarketAnalytics }) {
  const { t } = useTranslation("marketFigures");
  const { totals, before, cohorts } = analytics;
  const note = (words: string, change: ReactNode, attention: "first" | "returning", link: string) => (
    <>
      <span className="block">{words}</span>
      {change}
      <Link to={ordersOf(analytics, { attention })} className="mt-2 inline-block font-semibold">
        {link}
      </Link>
    </>
  );
  return (
    <MarketSection title={t("buyers")}>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <StatCard
          label={t("newBuyers")}
          value={formatCount(totals.newBuyers)}
          note={note(
            t("newBuyersNote"),
            <Change now={totals.newBuyers} before={before.newBuyers} />,
            "first",
            t("showFirst"),
          )}
        />
        <StatCard
          label={t("returning")}
          value={formatCount(totals.returningOrders)}
          note={note(
            t("returningNote", { percent: formatShare((totals.returningBasisPoints ?? 0) / 10_000) }),
            <Change now={totals.returningOrders} before={before.returningOrders} />,
            "returning",
            t("showReturning"),
          )}
        />
      </div>
      <Card>
        <CardTitle as="h4" id="cohorts">
          {t("cohorts")}
        </CardTitle>
        {cohorts.countedAt === null ? (
          <p className="mt-3 text-ink-soft">{t("noCohorts")}</p>
        ) : (
          <>
            <p className="mt-1 max-w-prose text-ink-soft text-sm">{t("cohortsAbout")}</p>
            <CohortTable months={cohorts.months} labelledBy="cohorts" />
            <p className="mt-3 text-ink-soft text-sm">
              {t("countedAt", { time: formatDateTime(cohorts.countedAt) })}
            </p>
          </>
        )}
      </Card>
    </MarketSection>
  );
}
