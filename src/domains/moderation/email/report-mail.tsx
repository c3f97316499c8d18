import type { ReportKind, ReportOutcome } from "#domains/moderation/report-rules.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

/** To who reported something: it has arrived. Says nothing of what was typed: strangers could send anything to anyone. */
export const reportReceived = (
  reader: MailReader,
  { reference, kind }: { reference: string; kind: ReportKind },
): MailContent =>
  mailOf(reader, {
    key: kind === "message" || kind === "conversation" ? "report.received" : "report.receivedPublic",
    why: "inquiry",
    values: { reference },
  });

type Decided = { reference: string; outcome: ReportOutcome; reason: string; objectAt: string };

/** To who reported something: what was decided, and how to object if nothing was done (R62). */
export const reportDecided = (
  reader: MailReader,
  { reference, outcome, reason, objectAt }: Decided,
): MailContent => {
  const { t } = reader;
  return mailOf(reader, {
    key: `report.${outcome}`,
    why: "inquiry",
    values: { reference },
    preview: reason,
    ...(outcome === "none" ? { href: objectAt } : {}),
    children: (
      <>
        <MailQuote text={reason} />
        <MailNote label={t("mail:decision.how")} value={t("mail:decision.byPerson")} />
        {outcome === "none" && (
          <MailNote label={t("mail:decision.object")} value={t("mail:report.objectText")} />
        )}
      </>
    ),
  });
};

type Answered = { reference: string; outcome: "upheld" | "reversed"; reason: string };

/** To who reported something: what was decided about the objection, and why. */
export const reportAnswered = (reader: MailReader, { reference, outcome, reason }: Answered): MailContent =>
  mailOf(reader, {
    key: `report.${outcome}`,
    why: "inquiry",
    values: { reference },
    preview: reason,
    children: <MailQuote text={reason} />,
  });
