import type { AnyRule, DecisionKind } from "#domains/decisions/decision-rules.ts";
import { isAboutApplication, isAboutReview, isRestriction } from "#domains/decisions/decision-rules.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Subject = { company: string; productName: string | null; publicUrl: string };

/** `isAuthor`: it goes to who wrote a review or a message, not to a vendor. */
type About = Subject & { kind: DecisionKind; isAuthor: boolean };

type Statement = About & {
  id: string;
  rule: AnyRule;
  facts: string;
  isAutomatic: boolean;
  openParcelsUntil: Date | null;
  /** A product that has come back so, since its vendor's plan is full. */
  isInactive?: boolean;
};

const valuesOf = ({ company, productName }: Subject) => ({ company, product: productName ?? "" });

function screenOf({ publicUrl, kind, isAuthor }: About, decision?: string): string {
  if (isAboutReview(kind)) return `${publicUrl}${withQuery("/dashboard", { tab: "orders" })}#reviews`;
  if (isAboutApplication(kind)) return `${publicUrl}/vendor/pending`;
  if (isAuthor) return `${publicUrl}${withQuery("/profile/settings", { panel: "privacy" })}#reports`;
  const query = kind === "vendorTrusted" ? { tab: "products" } : { tab: "shop", decision };
  return `${publicUrl}${withQuery("/vendor/dashboard", query)}`;
}

const whyOf = ({ isAuthor }: About) => (isAuthor ? "account" : "shop");

function outcomeKey({ kind, isAuthor, outcome }: Outcome): string {
  if (!isAuthor) return `objection.${outcome}`;
  return `${isAboutReview(kind) ? "reviewObjection" : "messageObjection"}.${outcome}`;
}

/** To a vendor, or to the author of a review: a statement of reasons (R62), naming rule, facts, whether it was automatic, and how to object. */
export function decisionMail(reader: MailReader, statement: Statement): MailContent {
  const { t } = reader;
  const { id, kind, rule, facts, isAutomatic, openParcelsUntil } = statement;
  return mailOf(reader, {
    key: `decision.${kind}`,
    why: whyOf(statement),
    values: valuesOf(statement),
    href: screenOf(statement, id),
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
        {statement.isInactive && (
          <MailNote label={t("mail:decision.planFull")} value={t("mail:decision.planFullText")} />
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

type Outcome = About & { outcome: "upheld" | "reversed"; reason: string };

/** To a vendor, or to the author of a review: what was decided about the objection, and why. */
export function objectionMail(reader: MailReader, outcome: Outcome): MailContent {
  return mailOf(reader, {
    key: outcomeKey(outcome),
    why: whyOf(outcome),
    values: valuesOf(outcome),
    href: screenOf(outcome),
    children: <MailQuote text={outcome.reason} />,
  });
}
