import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { WaitingCard } from "./waiting-card.tsx";

const queues = {
  vendors: "?tab=vendors",
  products: "?tab=products",
  revisions: "?tab=products",
  rates: "?tab=vendors",
  lateParcels: "?tab=orders",
  refunds: "?tab=orders",
  payments: "#mismatches",
  disputes: "?tab=disputes",
  outsideRefunds: "?tab=disputes",
  deadLetters: "?tab=jobs",
} as const;
type Queue = keyof typeof queues;

/** The administrators' overview: what waits and for how long, and whether the books balance. */
export function OverviewPanel() {
  const { t } = useTranslation("moderation");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.moderation.getOverview.queryOptions({ input: {} }),
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  const { market, reconciliation, waiting } = data;
  const isQuiet = Object.values(waiting).every(({ count }) => count === 0);
  return (
    <div className="grid gap-10">
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-1 font-display font-semibold text-heading">
          {t("waiting")}
        </h2>
        <p className="mb-5 text-ink-soft">{t(isQuiet ? "quiet" : "waitingText")}</p>
        <ul className="grid grid-cols-1 gap-3 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
          {(Object.keys(queues) as Queue[]).map((name) => (
            <WaitingCard key={name} label={t(`queue.${name}`)} to={queues[name]} {...waiting[name]} />
          ))}
        </ul>
      </section>
      {data.mismatches.length > 0 && (
        <section id="mismatches" aria-labelledby="mismatches-title" className="scroll-mt-24">
          <h2 id="mismatches-title" className="mb-1 font-display font-semibold text-heading">
            {t("queue.payments")}
          </h2>
          <p className="mb-4 text-ink-soft">{t("mismatchesText")}</p>
          <ul className="divide-y divide-line border-line border-y">
            {data.mismatches.map((one) => (
              <li key={one.orderId} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
                <Link to={`?tab=orders&order=${one.orderId}`} className="font-semibold underline">
                  {t("mismatchOrder", { number: one.orderNumber })}
                </Link>
                <span className="figures">
                  {t("mismatchAmounts", { total: formatUsd(one.totalCents), paid: one.paidInstead })}
                </span>
                <span className="break-all font-mono text-ink-soft text-sm">{one.paymentId}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="market">
        <h2 id="market" className="mb-5 font-display font-semibold text-heading">
          {t("market")}
        </h2>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          <StatCard label={t("vendors")} value={market.vendors.toLocaleString("en-US")} />
          <StatCard label={t("products")} value={market.products.toLocaleString("en-US")} />
          <StatCard label={t("countries")} value={market.countries.toLocaleString("en-US")} />
          <StatCard
            label={t("orders")}
            note={t("in30Days")}
            value={market.orders30d.toLocaleString("en-US")}
          />
          <StatCard
            label={t("goods")}
            note={t("in30Days")}
            value={formatUsd(market.goods30dCents)}
            className="max-lg:col-span-2"
          />
          <StatCard
            label={t("commission")}
            note={t("in30Days")}
            value={formatUsd(market.commission30dCents)}
          />
          <StatCard label={t("subsidy")} note={t("in30Days")} value={formatUsd(market.subsidy30dCents)} />
          <StatCard label={t("losses")} note={t("in30Days")} value={formatUsd(market.losses30dCents)} />
          <StatCard
            label={t("earned")}
            note={t("in30Days")}
            value={formatUsd(market.commission30dCents - market.subsidy30dCents - market.losses30dCents)}
          />
        </div>
      </section>
      <Reconciliation last={reconciliation} />
    </div>
  );
}

type Last = { ranAt: string; checkedCount: number; differenceCount: number } | null;

function Reconciliation({ last }: { last: Last }) {
  const { t } = useTranslation("moderation");
  const isRight = last?.differenceCount === 0;
  return (
    <section aria-labelledby="reconciliation">
      <h2 id="reconciliation" className="mb-4 font-display font-semibold text-heading">
        {t("reconciliation")}
      </h2>
      {last ? (
        <InlineNotice
          tone={isRight ? "success" : "danger"}
          title={isRight ? t("noDifference") : t("differences", { count: last.differenceCount })}
        >
          {t("compared", { count: last.checkedCount, date: formatDateTime(last.ranAt) })}
        </InlineNotice>
      ) : (
        <InlineNotice tone="info">{t("notYet")}</InlineNotice>
      )}
    </section>
  );
}
