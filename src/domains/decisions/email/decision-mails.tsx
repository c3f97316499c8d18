import type { AnyRule, DecisionKind } from "#domains/decisions/decision-rules.ts";
import { isAboutApplication, isAboutReview, isRestriction } from "#domains/decisions/decision-rules.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Subject = { company: string; productName: string | null; publicUrl: string };

type Statement = Subject & {
  id: string;
  kind: DecisionKind;
  rule: AnyRule;
  facts: string;
  isAutomatic: boolean;
  openParcelsUntil: Date | null;
};

const valuesOf = ({ company, productName }: Subject) => ({ company, product: productName ?? "" });

const screenOf = (publicUrl: string, kind: DecisionKind, decision?: string) => {
  if (isAboutReview(kind)) return `${publicUrl}${withQuery("/dashboard", { tab: "orders" })}#reviews`;
  if (isAboutApplication(kind)) return `${publicUrl}/vendor/pending`;
  return `${publicUrl}${withQuery("/vendor/dashboard", kind === "vendorTrusted" ? { tab: "products" } : { tab: "shop", decision })}`;
};

const whyOf = (kind: DecisionKind) => (isAboutReview(kind) ? "account" : "shop");

/** To a vendor, or to the author of a review: a statement of reasons (R62), naming rule, facts, whether it was automatic, and how to object. */
export function decisionMail(reader: MailReader, statement: Statement): MailContent {
  const { t } = reader;
  const { id, kind, rule, facts, isAutomatic, openParcelsUntil, publicUrl } = statement;
  return mailOf(reader, {
    key: `decision.${kind}`,
    why: whyOf(kind),
    values: valuesOf(statement),
    href: screenOf(publicUrl, kind, id),
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
          <MailNote
            label={t("mail:decision.object")}
            value={t(
              isAboutApplication(kind) ? "mail:decision.objectAsApplicant" : "mail:decision.objectText",
            )}
          />
        )}
      </>
    ),
  });
}

type Outcome = Subject & { outcome: "upheld" | "reversed"; kind: DecisionKind; reason: string };

/** To a vendor, or to the author of a review: what was decided about the objection, and why. */
export function objectionMail(reader: MailReader, outcome: Outcome): MailContent {
  const { kind } = outcome;
  return mailOf(reader, {
    key: `${isAboutReview(kind) ? "reviewObjection" : "objection"}.${outcome.outcome}`,
    why: whyOf(kind),
    values: valuesOf(outcome),
    href: screenOf(outcome.publicUrl, kind),
    children: <MailQuote text={outcome.reason} />,
  });
}
