import type { Figures, VendorAnalytics } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { formatShare } from "../formats.ts";

type Card = { name: keyof Figures; label: string; note: string; format: (value: number) => string };

const basisPoints = (value: number) => formatShare(value / 10_000);

/** A period's figures with their change, if the plan includes it. */
export function FigureCards({ analytics }: { analytics: VendorAnalytics }) {
  const { t } = useTranslation("analytics");
  const { totals, before, tier } = analytics;
  const repeatShare = totals.buyers ? (totals.repeatBuyers ?? 0) / totals.buyers : 0;
  const of = (name: keyof Figures, label: string, note: string, format = formatCount): Card[] => [
    { name, label, note, format },
  ];
  const cards = [
    ...of("revenueCents", t("analytics.revenue"), t("analytics.revenueNote"), formatUsd),
    ...of("orders", t("analytics.orders"), t("analytics.ordersNote")),
    ...of("views", t("analytics.views"), t("analytics.viewsNote")),
    ...(tier === "basic"
      ? []
      : [
          ...of("cartAdds", t("analytics.cartAdds"), t("analytics.cartAddsNote")),
          ...of(
            "conversionBasisPoints",
            t("analytics.conversion"),
            t(totals.views === 0 ? "analytics.noConversion" : "analytics.conversionNote"),
            basisPoints,
          ),
        ]),
    ...(tier === "advanced"
      ? [
          ...of("buyers", t("analytics.buyers"), t("analytics.buyersNote")),
          ...of(
            "repeatBuyers",
            t("analytics.repeatBuyers"),
            t("analytics.repeatNote", { percent: formatShare(repeatShare) }),
          ),
          ...of("stockOuts", t("analytics.stockOuts"), t("analytics.stockOutsNote")),
        ]
      : []),
  ];
  return (
    <section
      aria-label={t("analytics.figures")}
      className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4"
    >
      {cards.map(({ name, label, note, format }) => {
        const value = totals[name];
        return (
          <StatCard
            key={name}
            label={label}
            value={value === null ? "–" : format(value)}
            note={
              <>
                <span className="block">{note}</span>
                {before && <Change now={value} before={before[name]} />}
              </>
            }
          />
        );
      })}
    </section>
  );
}

/** The change since the previous period, in words and with an arrow. */
export function Change({ now, before }: { now: number | null; before: number | null }) {
  const { t } = useTranslation("analytics");
  if (now === null || before === null) return null;
  const share = before === 0 ? 0 : (now - before) / before;
  const percent = formatShare(Math.abs(share));
  const [icon, text]: [IconName, string] =
    before === 0 && now > 0
      ? ["arrow-up-right", t("analytics.new")]
      : share > 0
        ? ["arrow-up-right", t("analytics.up", { percent })]
        : share < 0
          ? ["arrow-down-right", t("analytics.down", { percent })]
          : ["arrow-right", t("analytics.same")];
  return (
    <span className="mt-1 flex items-start gap-1 font-medium text-ink">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      {text}
    </span>
  );
}
