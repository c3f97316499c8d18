import type { DecisionKind } from "#domains/decisions/decision-rules.ts";
import type { MailReader } from "#platform/email/mail-content.tsx";
import type { MailExamples, MailSample } from "#platform/email/mail-examples.ts";
import { decisionMail, objectionMail } from "./decision-mails.tsx";

const company = "Finca El Roble";
const facts =
  "Eleven buyers wrote between April 2 and April 18 that their parcels were never handed to a carrier.\nYour replies name no tracking numbers.";

const reviewFacts =
  "The same text stands under four other products, and its author wrote to us that the shop had sent them for free.";

const statement =
  (kind: DecisionKind, product: string | null = null) =>
  (reader: MailReader, { publicUrl }: MailSample) =>
    decisionMail(reader, {
      ...{
        id: "5d0c4c2e-0000-4000-8000-000000000009",
        kind,
        rule: kind === "reviewRefused" ? "reviewPaid" : "dispatch",
        facts: kind === "reviewRefused" || kind === "reviewRestored" ? reviewFacts : facts,
        isAutomatic: kind === "payoutsPaused",
        isInactive: kind === "productReopened",
        isAuthor: kind.startsWith("review") || kind.startsWith("message"),
      },
      ...{ company, productName: product, publicUrl },
      openParcelsUntil:
        kind === "shopSuspended" || kind === "shopTerminated" ? new Date("2026-05-04T12:00:00Z") : null,
    });

const outcome =
  (name: "upheld" | "reversed", kind: DecisionKind = "shopSuspended") =>
  (reader: MailReader, { publicUrl }: MailSample) =>
    objectionMail(reader, {
      ...{ isAuthor: kind === "reviewRefused" || kind === "messageRemoved" },
      ...{ outcome: name, kind, company, productName: null, publicUrl },
      ...(kind === "reviewRefused" ? { productName: "Huila Pink Bourbon, natural" } : {}),
      reason: "We asked the carrier, who confirms that all eleven parcels were collected on April 1.",
    });

export const decisionMails: MailExamples = {
  shopSuspended: statement("shopSuspended"),
  shopReinstated: statement("shopReinstated"),
  shopTerminated: statement("shopTerminated"),
  payoutsPaused: statement("payoutsPaused"),
  payoutsResumed: statement("payoutsResumed"),
  productTakenDown: statement("productTakenDown", "Huila Pink Bourbon, natural"),
  productRestored: statement("productRestored", "Huila Pink Bourbon, natural"),
  productEdited: statement("productEdited", "Huila Pink Bourbon, natural"),
  productEditUndone: statement("productEditUndone", "Huila Pink Bourbon, natural"),
  vendorTrusted: statement("vendorTrusted"),
  trustRevoked: statement("trustRevoked"),
  reviewRefused: statement("reviewRefused", "Huila Pink Bourbon, natural"),
  reviewRestored: statement("reviewRestored", "Huila Pink Bourbon, natural"),
  messageRemoved: statement("messageRemoved"),
  messageRestored: statement("messageRestored"),
  messageObjectionUpheld: outcome("upheld", "messageRemoved"),
  messageObjectionReversed: outcome("reversed", "messageRemoved"),
  applicationRejected: statement("applicationRejected"),
  applicationReopened: statement("applicationReopened"),
  productRejected: statement("productRejected", "Huila Pink Bourbon, natural"),
  revisionRejected: statement("revisionRejected", "Huila Pink Bourbon, natural"),
  productReopened: statement("productReopened", "Huila Pink Bourbon, natural"),
  reviewObjectionUpheld: outcome("upheld", "reviewRefused"),
  reviewObjectionReversed: outcome("reversed", "reviewRefused"),
  objectionUpheld: outcome("upheld"),
  objectionReversed: outcome("reversed"),
};
