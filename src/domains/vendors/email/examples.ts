import type { MailExamples } from "#platform/email/mail-examples.ts";
import { applicationMail, ratesMail } from "./vendor-mails.tsx";

const company = "Finca El Roble";
const submittedAt = new Date("2026-04-20T12:00:00Z");

export const vendorMails: MailExamples = {
  applicationReceived: (reader, { publicUrl }) => applicationMail(reader, "received", { company, publicUrl }),
  applicationApproved: (reader, { publicUrl }) => applicationMail(reader, "approved", { company, publicUrl }),
  shippingRatesAccepted: (reader, { publicUrl }) =>
    ratesMail(reader, { outcome: "accepted" }, { submittedAt, publicUrl }),
  shippingRatesDeclined: (reader, { publicUrl }) =>
    ratesMail(
      reader,
      { outcome: "declined", reason: "USD 90 per kg inside the country is far above what carriers charge." },
      { submittedAt, publicUrl },
    ),
};
