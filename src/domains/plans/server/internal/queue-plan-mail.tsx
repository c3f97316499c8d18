import { eq, inArray } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { NotificationKind } from "#domains/notifications/notification-kinds.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { formatDate } from "#kernel/formats.ts";
import { isLanguage } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { emails } from "#platform/email/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** The notices to a vendor about its plan, and the meaning of `when` in each. */
export type PlanMail =
  /** The free months end then; `notice` is which of the notices it is, `days` how many are left. */
  | { kind: "freeEnds"; when: Date; notice: number; days: number }
  /** The free months have ended; the shop is hidden then. */
  | { kind: "freeEnded"; when: Date }
  /** A renewal failed; the shop is hidden then. */
  | { kind: "renewalFailed" | "renewalReminder"; when: Date }
  | { kind: "shopHidden" | "shopBack"; when: Date }
  /** This many products no longer fit the plan. */
  | { kind: "productsRest"; when: Date; count: number };

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
  await notify(tx, owner.id, {
    kind: kinds[news.kind],
    subjectId: vendorId,
    event: onceKeyOf(vendorId, news),
    params: { date: news.when.toISOString(), ...("count" in news ? { products: news.count } : {}) },
  });
  const language = isLanguage(owner.language) ? owner.language : "en";
  const t = translator(language);
  const values = { company, date: formatDate(news.when.toISOString()), ...countIn(news) };
  const subject = t(`mail:plan.${news.kind}.subject`, values);
  await queueEmail(tx, {
    onceKey: onceKeyOf(vendorId, news),
    recipient: owner.email,
    language,
    subject,
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: owner.name })}
        text={t(`mail:plan.${news.kind}.text`, values)}
        button={{
          label: t(`mail:plan.${news.kind}.button`),
          href: `${tx.config.publicUrl}/vendor-subscription`,
        }}
      />
    ),
  });
}

/** The number for the plural: days left, or products. */
function countIn(news: PlanMail): { count?: number } {
  if ("days" in news) return { count: news.days };
  return "count" in news ? { count: news.count } : {};
}
