import { eq, inArray } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { NotificationKind } from "#domains/notifications/notification-kinds.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { type PlanMail, planMail } from "#domains/plans/email/plan-mails.tsx";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { emails } from "#platform/email/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** The key under which a notice is sent once. */
export function onceKeyOf(vendorId: string, news: PlanMail): string {
  const notice = "notice" in news ? `:${news.notice}` : "";
  return `plan-${news.kind}:${vendorId}:${news.when.toISOString()}${notice}`;
}

/** Which of these keys were used already. */
export async function findAnnounced({ db }: Pick<Infra, "db">, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: emails.onceKey }).from(emails).where(inArray(emails.onceKey, keys));
  return new Set(rows.map(({ key }) => key));
}

const kinds = {
  freeEnds: "planFreeEnds",
  freeEnded: "planFreeEnded",
  renewalFailed: "planRenewalFailed",
  renewalReminder: "planRenewalReminder",
  shopHidden: "planShopHidden",
  shopBack: "planShopBack",
  productsRest: "planProductsRest",
  granted: "planGranted",
  grantEnded: "planGrantEnded",
  terms: "planTerms",
} as const satisfies Record<PlanMail["kind"], NotificationKind>;

/** Mails and notifies a vendor's owner about its plan, once, in the caller's transaction. */
export async function queuePlanMail(
  tx: Pick<Infra, "db" | "jobs" | "clock" | "config">,
  vendorId: string,
  news: PlanMail,
): Promise<void> {
  const [row] = await tx.db
    .select({ company: vendors.companyName, owner: users })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const { company, owner } = row!;
  const reader = mailReader(owner);
  await notify(tx, owner.id, {
    kind: kinds[news.kind],
    subjectId: vendorId,
    event: onceKeyOf(vendorId, news),
    params: { date: news.when.toISOString(), ...("count" in news ? { products: news.count } : {}) },
  });
  await queueEmail(tx, {
    onceKey: onceKeyOf(vendorId, news),
    ...{ recipient: owner.email, language: reader.language },
    ...planMail(reader, news, { company, publicUrl: tx.config.publicUrl }),
  });
}
