import { and, asc, between, eq, gt, isNotNull, or } from "drizzle-orm";
import type { PlanMail } from "#domains/plans/email/plan-mails.tsx";
import {
  daysAfter,
  daysUntil,
  graceDays,
  graceEndOf,
  noticeDays,
  type PlanFacts,
} from "#domains/plans/plan-life.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { findAnnounced, onceKeyOf, queuePlanMail } from "./queue-plan-mail.ts";

/** An unpaid shop's vendor is reminded once more this long before it is hidden. */
const lastReminderDays = 3;
const pageSize = 200;

/** Mails vendors whose free months or grace period are ending, each notice once. */
export async function sendPlanNotices(infra: Infra): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await readPage(infra, after);
    const due = page.flatMap(({ vendorId, ...facts }) => {
      const news = newsFor(facts, infra.clock.now());
      return news ? [{ vendorId, news, key: onceKeyOf(vendorId, news) }] : [];
    });
    const told = await findAnnounced(
      infra,
      due.map(({ key }) => key),
    );
    for (const { vendorId, news, key } of due)
      if (!told.has(key)) await inTransaction(infra, (tx) => queuePlanMail(tx, vendorId, news));
    if (page.length < pageSize) return;
    after = page.at(-1)!.vendorId;
  }
}

/** The notice due to a vendor at that moment, if any. */
function newsFor(facts: PlanFacts, now: Date): PlanMail | null {
  const graceEnd = graceEndOf(facts);
  if (!graceEnd || graceEnd <= now) return null;
  if (facts.pastDueSince)
    return daysUntil(graceEnd, now) <= lastReminderDays ? { kind: "renewalReminder", when: graceEnd } : null;
  const freeUntil = facts.planExpiresAt!;
  if (freeUntil <= now) return { kind: "freeEnded", when: graceEnd };
  const left = daysUntil(freeUntil, now);
  const notice = noticeDays.filter((days) => left <= days).at(-1);
  return notice ? { kind: "freeEnds", when: freeUntil, notice, days: Math.ceil(left) } : null;
}

async function readPage({ db, clock }: Infra, after: string) {
  const now = clock.now();
  const window = between(vendors.planExpiresAt, daysAfter(now, -graceDays), daysAfter(now, noticeDays[0]));
  const rows = await db
    .select({
      vendorId: vendors.id,
      planType: vendors.planType,
      planExpiresAt: vendors.planExpiresAt,
      status: vendorSubscriptions.status,
      nextPlanType: vendorSubscriptions.nextPlanType,
      pastDueSince: vendorSubscriptions.pastDueSince,
    })
    .from(vendors)
    .leftJoin(vendorSubscriptions, eq(vendorSubscriptions.vendorId, vendors.id))
    .where(
      and(
        vendors.isApproved,
        gt(vendors.id, after),
        or(and(eq(vendors.planType, "freemium"), window), isNotNull(vendorSubscriptions.pastDueSince)),
      ),
    )
    .orderBy(asc(vendors.id))
    .limit(pageSize);
  return rows.map((row) => ({ ...row, planType: planTypeOf(row.planType) }));
}
