import { formatDate } from "#kernel/formats.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

export type ApplicationOutcome = "received" | "approved";
export type RatesDecision = { outcome: "accepted" } | { outcome: "declined"; reason: string };

/** To a vendor's owner: the application is there, or approved. */
export const applicationMail = (
  reader: MailReader,
  outcome: ApplicationOutcome,
  { company, publicUrl }: { company: string; publicUrl: string },
): MailContent =>
  mailOf(reader, {
    key: `application.${outcome}`,
    why: "shop",
    values: { company },
    href: `${publicUrl}${outcome === "approved" ? "/vendor/dashboard" : "/vendor/pending"}`,
  });

/** To a vendor's owner: what was decided about new delivery rates. */
export const ratesMail = (
  reader: MailReader,
  decision: RatesDecision,
  { submittedAt, publicUrl }: { submittedAt: Date; publicUrl: string },
): MailContent =>
  mailOf(reader, {
    key: `shippingRates.${decision.outcome}`,
    why: "shop",
    values: { date: formatDate(submittedAt.toISOString()) },
    href: `${publicUrl}/vendor/dashboard?tab=shop`,
    children: decision.outcome === "declined" && <MailQuote text={decision.reason} />,
  });
