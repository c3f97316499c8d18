import type { DecisionKind, DecisionRule } from "#domains/decisions/decision-rules.ts";
import { isRestriction } from "#domains/decisions/decision-rules.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Subject = { company: string; productName: string | null; publicUrl: string };

type Statement = Subject & {
  id: string;
  kind: DecisionKind;
  rule: DecisionRule;
  facts: string;
  isAutomatic: boolean;
  openParcelsUntil: Date | null;
};

const valuesOf = ({ company, productName }: Subject) => ({ company, product: productName ?? "" });

const screenOf = (publicUrl: string, decision?: string) =>
  `${publicUrl}${withQuery("/vendor/dashboard", { tab: "shop", decision })}`;

/** To a vendor: a statement of reasons (R62), naming rule, facts, whether it was automatic, and how to object. */
export function decisionMail(reader: MailReader, statement: Statement): MailContent {
  const { t } = reader;
  const { id, kind, rule, facts, isAutomatic, openParcelsUntil, publicUrl } = statement;
  return mailOf(reader, {
    key: `decision.${kind}`,
    why: "shop",
    values: valuesOf(statement),
    href: screenOf(publicUrl, id),
    children: (
      <>
        <MailQuote text={facts} />
        {isRestriction(kind) && (
          <MailNote label={t("mail:decision.rule")} value={t(`decisions:rules.${rule}`)} />
        )}
        {openParcelsUntil && (
          <MailNote
            label={t("mail:decision.openParcels")}
            value={t("mail:decision.openParcelsUntil", { date: formatDate(openParcelsUntil.toISOString()) })}
          />
        )}
        <MailNote
          label={t("mail:decision.how")}
          value={t(isAutomatic ? "mail:decision.automatic" : "mail:decision.byPerson")}
        />
        {isRestriction(kind) && (
          <MailNote label={t("mail:decision.object")} value={t("mail:decision.objectText")} />
        )}
      </>
    ),
  });
}

type Outcome = Subject & { outcome: "upheld" | "reversed"; kind: DecisionKind; reason: string };

/** To a vendor: what was decided about its objection, and why. */
export function objectionMail(reader: MailReader, outcome: Outcome): MailContent {
  return mailOf(reader, {
    key: `objection.${outcome.outcome}`,
    why: "shop",
    values: valuesOf(outcome),
    href: screenOf(outcome.publicUrl),
    children: <MailQuote text={outcome.reason} />,
  });
}
