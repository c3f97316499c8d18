import type { MailExamples } from "#platform/email/mail-examples.ts";
import { payoutPaid, payoutReturned, payoutTakenBack } from "./payout-mails.ts";

const amountCents = 128_450;

export const payoutMails: MailExamples = {
  payoutPaid: (reader, { publicUrl }) =>
    payoutPaid(reader, { amountCents, method: "provider", note: null, publicUrl }),
  payoutPaidByBank: (reader, { publicUrl }) =>
    payoutPaid(reader, { amountCents, method: "manual", note: "CAFETO-0117", publicUrl }),
  payoutTakenBack: (reader, { publicUrl }) => payoutTakenBack(reader, { amountCents, publicUrl }),
  payoutReturned: (reader, { publicUrl }) => payoutReturned(reader, publicUrl),
};
