import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { HealthList } from "./health-list.tsx";
import { OverviewFigures } from "./overview-figures.tsx";
import { WaitingCard } from "./waiting-card.tsx";

const queues = {
  vendors: "?tab=vendors",
  products: "?tab=products",
  revisions: "?tab=products",
  checks: "?tab=products&list=checks",
  rates: "?tab=vendors",
  reports: "?tab=moderation",
  objections: "?tab=vendors",
  banObjections: "?tab=users&state=objected",
  approvals: "?tab=security",
  reviews: "?tab=reviews",
  inquiries: "?tab=support",
  lateParcels: "?tab=orders&attention=late",
  refunds: "?tab=orders&attention=owed",
  payments: "#mismatches",
  problems: "?tab=problems",
  disputes: "?tab=disputes",
  outsideRefunds: "?tab=disputes",
  deadLetters: "?tab=jobs",
} as const;
type Queue = keyof typeof queues;

/** The administrators' overview: how the market stands, what waits and for how long, and whether all of it works. */
export function OverviewPanel() {
  const { t } = useTranslation("moderation");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.moderation.getOverview.queryOptions({ input: {} }),
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  const { market, health, waiting } = data;
  const names = Object.keys(queues) as Queue[];
  const full = names
    .filter((name) => waiting[name].count > 0)
    .sort((one, other) => (waiting[other].oldestHours ?? 0) - (waiting[one].oldestHours ?? 0));
  const empty = names.filter((name) => waiting[name].count === 0);
  return (
    <div className="grid grid-cols-1 gap-10">
      <OverviewFigures periods={market} />
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-1 font-display font-semibold text-heading">
          {t("waiting")}
        </h2>
        <p className="mb-5 text-ink-soft">{t(full.length === 0 ? "quiet" : "waitingText")}</p>
        <ul className="grid grid-cols-2 gap-3 empty:hidden md:grid-cols-3 xl:grid-cols-5">
          {full.map((name) => (
            <WaitingCard key={name} label={t(`queue.${name}`)} to={queues[name]} {...waiting[name]} />
          ))}
        </ul>
        {empty.length > 0 && <EmptyQueues names={empty} />}
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
      <HealthList health={health} />
      <MarketCounts />
    </div>
  );
}

/** How large the market is: the counts that shoppers read on the home page. */
function MarketCounts() {
  const { t } = useTranslation("moderation");
  const {
    data: counts,
    isError,
    isFetching,
    refetch,
  } = useQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} }));
  if (isError && !counts) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!counts) return <Skeleton className="h-40" />;
  return (
    <section aria-labelledby="market">
      <h2 id="market" className="mb-4 font-display font-semibold text-heading">
        {t("market")}
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <MarketFigure label={t("vendors")} count={counts.vendors} to="?tab=vendors&state=approved" />
        <MarketFigure
          label={t("products")}
          count={counts.products}
          to="?tab=products&list=all&state=active"
        />
        <MarketFigure label={t("countries")} count={counts.countries} to="?tab=vendors&state=approved" />
      </ul>
    </section>
  );
}

/** Queues in which nothing waits, in a line: a card of its own for each would hide the full ones. */
function EmptyQueues({ names }: { names: Queue[] }) {
  const { t } = useTranslation("moderation");
  return (
    <div className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <p id="empty-queues" className="text-ink-soft">
        {t("emptyQueues")}
      </p>
      <ul aria-labelledby="empty-queues" className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map((name) => (
          <li key={name}>
            <Link to={queues[name]} className="inline-block py-1 underline">
              {t(`queue.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MarketFigure({ label, count, to }: { label: string; count: number; to: string }) {
  return (
    <li className="relative flex items-baseline justify-between gap-3 rounded-leaf border border-line bg-surface px-5 py-4 transition-colors hover:border-ink">
      <Link
        to={to}
        className="text-ink-soft text-sm no-underline after:absolute after:inset-0 after:rounded-leaf"
      >
        {label}
      </Link>
      <span className="figures font-display font-semibold text-lg">{formatCount(count)}</span>
    </li>
  );
}
