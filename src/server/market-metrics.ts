import { Gauge } from "prom-client";
import { countChangedDays } from "#domains/analytics/server/count-changed-days.ts";
import { findLastCheck } from "#domains/checkout/server/find-last-check.ts";
import { countHolds } from "#domains/inventory/server/count-holds.ts";
import { sumEarnings } from "#domains/ledger/server/sum-earnings.ts";
import { findLastReconciliation } from "#domains/payouts/server/find-last-reconciliation.ts";
import { countUnsent } from "#platform/email/count-unsent.ts";
import { countWaitingJobs } from "#platform/jobs/count-waiting-jobs.ts";
import { countDeadLetters } from "#platform/jobs/dead-letters.ts";
import { registry } from "#platform/metrics/metrics.ts";
import type { Infra } from "#platform/rpc/context.ts";

const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

const reachable = gauge("cafeto_database_reachable", "1 if the figures of the market could be read, else 0");
const jobsWaiting = gauge("cafeto_jobs_waiting", "Jobs that are due and not begun", ["job"]);
const jobsOldest = gauge("cafeto_jobs_oldest_seconds", "For how long the oldest due job has waited", ["job"]);
const jobsFailing = gauge("cafeto_jobs_failing", "Jobs that have failed and will be tried again", ["job"]);
const deadLetters = gauge("cafeto_dead_letters", "Jobs that were given up in the last 30 days");
const outboxWaiting = gauge("cafeto_outbox_waiting", "Mails and text messages that are not sent");
const outboxOldest = gauge("cafeto_outbox_oldest_seconds", "Age of the oldest message that is not sent");
const broken = gauge("cafeto_invariants_broken", "Things that broke an invariant in the last check", [
  "invariant",
]);
const checkAge = gauge("cafeto_invariants_age_seconds", "Time since the last check of the invariants");
const differences = gauge(
  "cafeto_reconciliation_differences",
  "Differences that the last reconciliation found",
);
const reconciliationAge = gauge("cafeto_reconciliation_age_seconds", "Time since the last reconciliation");
const holds = gauge("cafeto_stock_holds", "Holds of stock for orders being paid");
const heldUnits = gauge("cafeto_stock_held_units", "Units held for orders being paid");
const changedDays = gauge("cafeto_days_to_recount", "Days whose sums for the analytics are out of date");

const earnings = gauge("cafeto_earnings_dollars", "What the platform took and gave in the last 24 hours", [
  "part",
]);

const labelled = [jobsWaiting, jobsOldest, jobsFailing, broken, earnings];
const plain = [
  ...[deadLetters, outboxWaiting, outboxOldest, checkAge],
  ...[differences, reconciliationAge, holds, heldUnits, changedDays],
];
const forgetFigures = () => {
  for (const figure of labelled) figure.reset();
  for (const figure of plain) figure.remove();
};

/**
 * Reads the market's figures for the metrics. If the database can't be read, they are left out, and
 * `cafeto_database_reachable` is 0: an alert about a figure must not rest on an old one.
 */
export async function measureMarket(infra: Infra): Promise<void> {
  forgetFigures();
  const parts = [measureJobs, measureOutbox, measureBooks, measureHolds, measureEarnings, measureSums].map(
    (measure) => measure(infra),
  );
  const failed = (await Promise.allSettled(parts)).find((part) => part.status === "rejected");
  reachable.set(failed ? 0 : 1);
  if (!failed) return;
  forgetFigures();
  infra.log.warn({ reason: (failed.reason as Error).message }, "the market's figures could not be read");
}

/** In seconds. */
const ageOf = ({ clock }: Infra, moment: Date | null | undefined) =>
  moment ? Math.max(0, (clock.now().getTime() - moment.getTime()) / 1_000) : 0;

async function measureJobs({ db }: Infra): Promise<void> {
  for (const { job, due, failing, oldestSeconds } of await countWaitingJobs(db)) {
    jobsWaiting.set({ job }, due);
    jobsFailing.set({ job }, failing);
    jobsOldest.set({ job }, oldestSeconds);
  }
  deadLetters.set((await countDeadLetters(db)).count);
}

async function measureOutbox(infra: Infra): Promise<void> {
  const { count, oldest } = await countUnsent(infra);
  outboxWaiting.set(count);
  outboxOldest.set(ageOf(infra, oldest));
}

async function measureBooks(infra: Infra): Promise<void> {
  const check = await findLastCheck(infra);
  for (const [invariant, found] of Object.entries(check?.counts ?? {})) broken.set({ invariant }, found);
  checkAge.set(ageOf(infra, check?.ranAt));
  const last = await findLastReconciliation(infra);
  differences.set(last?.differenceCount ?? 0);
  reconciliationAge.set(ageOf(infra, last?.ranAt));
}

async function measureHolds(infra: Infra): Promise<void> {
  const { holds: active, units } = await countHolds(infra);
  holds.set(active);
  heldUnits.set(units);
}

async function measureEarnings({ db, clock }: Infra): Promise<void> {
  const from = new Date(clock.now().getTime() - 24 * 3_600_000);
  const { commissionCents, subsidyCents, lossCents } = await sumEarnings(db, from);
  earnings.set({ part: "commission" }, commissionCents / 100);
  earnings.set({ part: "subsidy" }, subsidyCents / 100);
  earnings.set({ part: "losses" }, lossCents / 100);
}

async function measureSums(infra: Infra): Promise<void> {
  changedDays.set(await countChangedDays(infra));
}
