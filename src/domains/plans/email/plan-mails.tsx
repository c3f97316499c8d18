import type { PlanType } from "#domains/plans/plan-table.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

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
  | { kind: "productsRest"; when: Date; count: number }
  /** The platform gives it this plan until then, and why. */
  | { kind: "granted"; when: Date; planType: PlanType; reason: string }
  /** Enterprise terms hold, at this price a month in cents. */
  | { kind: "terms"; when: Date; priceCents: number }
  /** It had this plan until then. */
  | { kind: "grantEnded"; when: Date; planType: PlanType };

/** To a vendor's owner. */
export const planMail = (
  reader: MailReader,
  news: PlanMail,
  { company, publicUrl }: { company: string; publicUrl: string },
): MailContent =>
  mailOf(reader, {
    key: `plan.${news.kind}`,
    why: "shop",
    values: {
      company,
      date: formatDate(news.when.toISOString()),
      ...countIn(news),
      ...("priceCents" in news ? { price: formatUsd(news.priceCents) } : {}),
      ...planIn(reader, news),
    } as Record<string, string | number>,
    href: `${publicUrl}/vendor-subscription`,
    ...("reason" in news ? { children: <MailQuote text={news.reason} /> } : {}),
  });

/** The plan in words. */
const planIn = ({ t }: MailReader, news: PlanMail): { plan?: string } =>
  "planType" in news ? { plan: t(`plans:names.${news.planType}`) } : {};

/** The number for the plural: days left, or products. */
function countIn(news: PlanMail): { count?: number } {
  if ("days" in news) return { count: news.days };
  return "count" in news ? { count: news.count } : {};
}
