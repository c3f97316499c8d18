import type { MailExamples } from "#platform/email/mail-examples.ts";
import { reportAnswered, reportDecided, reportReceived } from "./report-mail.tsx";

const reference = "R-10042";
const reason =
  "We compared the pictures with those of the roaster that you named. They are its own, and the vendor may use them.";

export const moderationMails: MailExamples = {
  reportReceived: (reader) => reportReceived(reader, { reference, kind: "message" }),
  publicReportReceived: (reader) => reportReceived(reader, { reference: "R-482-019-375", kind: "product" }),
  reportDismissed: (reader, { publicUrl }) =>
    reportDecided(reader, {
      reference,
      outcome: "none",
      reason,
      objectAt: `${publicUrl}/contact?objection=x`,
    }),
  reportActed: (reader, { publicUrl }) =>
    reportDecided(reader, {
      ...{ reference, outcome: "acted", objectAt: publicUrl },
      reason: "Shoppers no longer see the product. Thank you for writing to us.",
    }),
  reportObjectionRefused: (reader) => reportAnswered(reader, { reference, outcome: "upheld", reason }),
  reportObjectionGranted: (reader) =>
    reportAnswered(reader, {
      ...{ reference, outcome: "reversed" },
      reason:
        "You are right: the second picture shows the mark of another roaster. The product is taken down.",
    }),
};
