import { eq, inArray } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { formatDate } from "#kernel/formats.ts";
import { isLanguage } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { emails } from "#platform/email/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";

/** What a vendor is told about its plan, and what `when` is in it. */
export type PlanNews =
  /** The free months end then; `notice` is which of the notices it is, `days` how many are left. */
  | { kind: "freeEnds"; when: Date; notice: number; days: number }
  /** There is no plan any more that is free or paid; the shop is hidden then. */
  | { kind: "freeEnded"; when: Date }
  /** A renewal was refused; the shop is hidden then. */
  | { kind: "renewalFailed" | "renewalReminder"; when: Date }
  | { kind: "shopHidden" | "shopBack"; when: Date }
  /** So many products no longer fit into the plan. */
  | { kind: "productsRest"; when: Date; count: number };

/** Under which the same news is told once. */
export function onceKeyOf(vendorId: string, news: PlanNews): string {
  const notice = "notice" in news ? `:${news.notice}` : "";
  return `plan-${news.kind}:${vendorId}:${news.when.toISOString()}${notice}`;
}

/** Which of these keys were written already. */
export async function findTold({ db }: Pick<Doors, "db">, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: emails.onceKey }).from(emails).where(inArray(emails.onceKey, keys));
  return new Set(rows.map(({ key }) => key));
}

/** Mails a vendor's owner about its plan, once, in the caller's transaction. */
export async function queuePlanMail(
  tx: Pick<Doors, "db" | "jobs" | "clock" | "config">,
  vendorId: string,
  news: PlanNews,
): Promise<void> {
  const [row] = await tx.db
    .select({ company: vendors.companyName, owner: users })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const { company, owner } = row!;
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

/** What a plural counts: the days that are left, or the products. */
function countIn(news: PlanNews): { count?: number } {
  if ("days" in news) return { count: news.days };
  return "count" in news ? { count: news.count } : {};
}
