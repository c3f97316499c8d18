import { Link } from "react-router";
import type { DeliveryTimes, MarketAnalytics } from "#domains/analytics/contract.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { Ranking } from "../figures/rankings.tsx";
import { MarketSection } from "./market-section.tsx";
import { ordersOf } from "./orders-of.ts";

/** What the sums know no more of. */
const mostDays = 60;

function useDays() {
  const { t } = useTranslation("marketFigures");
  return (count: number) => t(count < mostDays ? "days" : "daysOrMore", { count });
}

/** How long buyers wait: for the dispatch, the delivery, and where the longest. */
export function MarketDeliveries({ analytics }: { analytics: MarketAnalytics }) {
  const { t } = useTranslation("marketFigures");
  const days = useDays();
  const countryName = useCountryName();
  const { dispatched, delivered, countries } = analytics.deliveries;
  return (
    <MarketSection title={t("deliveries")} about={t("deliveriesAbout")}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-1">
          <DeliveryCard
            label={t("dispatchTime")}
            times={dispatched}
            to={ordersOf(analytics, { attention: "dispatched" })}
            link={t("showDispatched")}
          />
          <DeliveryCard
            label={t("deliveryTime")}
            times={delivered}
            to={ordersOf(analytics, { attention: "delivered" })}
            link={t("showDelivered")}
          />
        </div>
        <Ranking
          headingLevel="h4"
          title={t("slowest")}
          empty={t("noSlowest")}
          most={Math.max(1, ...countries.map(({ medianDays }) => medianDays ?? 0))}
          rows={countries.map(({ country, parcels, medianDays, mostDays: most }) => ({
            key: country,
            name: (
              <Link to={ordersOf(analytics, { country, attention: "delivered" })}>
                {countryName(country)}
              </Link>
            ),
            amount: medianDays ?? 0,
            words: t("slowestWords", { days: days(medianDays ?? 0), most: days(most ?? 0), count: parcels }),
          }))}
        />
      </div>
    </MarketSection>
  );
}

type DeliveryCardProps = {
  label: string;
  times: { now: DeliveryTimes; before: DeliveryTimes };
  to: string;
  link: string;
};

function DeliveryCard({ label, times: { now, before }, to, link }: DeliveryCardProps) {
  const { t } = useTranslation("marketFigures");
  const days = useDays();
  const change = (now.medianDays ?? 0) - (before.medianDays ?? 0);
  const icon: IconName = change > 0 ? "arrow-up-right" : change < 0 ? "arrow-down-right" : "arrow-right";
  return (
    <StatCard
      label={label}
      value={now.medianDays === null ? "–" : days(now.medianDays)}
      note={
        now.medianDays === null ? (
          t("noDeliveries")
        ) : (
          <>
            <span className="block">
              {t("deliveryNote", { count: now.mostDays ?? 0, parcels: formatCount(now.parcels) })}
            </span>
            <span className="mt-1 flex items-start gap-1 font-medium text-ink">
              <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
              {before.medianDays === null
                ? t("deliveryNoneBefore")
                : t("deliveryBefore", { days: days(before.medianDays) })}
            </span>
            <Link to={to} className="mt-2 inline-block font-semibold">
              {link}
            </Link>
          </>
        )
      }
    />
  );
}
