import type { MailExamples } from "#platform/email/mail-examples.ts";
import { disputeForAdmin, disputeForVendor, outsideRefund, returnedRefund } from "./dispute-mails.ts";

const facts = { number: 10_482, amountCents: 6_430, answerBy: new Date("2026-05-14T12:00:00Z") };
const share = { costCents: 7_930, feeCents: 1_500, parcelId: "5d0c4c2e-0000-4000-8000-000000000001" };

export const disputeMails: MailExamples = {
  disputeOpened: (reader, { publicUrl }) =>
    disputeForVendor(reader, "opened", { ...facts, ...share, publicUrl }),
  disputeWon: (reader, { publicUrl }) => disputeForVendor(reader, "won", { ...facts, ...share, publicUrl }),
  disputeLost: (reader, { publicUrl }) => disputeForVendor(reader, "lost", { ...facts, ...share, publicUrl }),
  disputeRelieved: (reader, { publicUrl }) =>
    disputeForVendor(reader, "relieved", { ...facts, ...share, publicUrl }),
  disputeOpenedForAdmin: (reader, { publicUrl }) =>
    disputeForAdmin(reader, "opened", { ...facts, publicUrl }),
  disputeWonForAdmin: (reader, { publicUrl }) => disputeForAdmin(reader, "won", { ...facts, publicUrl }),
  disputeLostForAdmin: (reader, { publicUrl }) => disputeForAdmin(reader, "lost", { ...facts, publicUrl }),
  outsideRefund: (reader, { publicUrl }) => outsideRefund(reader, { ...facts, publicUrl }),
  returnedRefund: (reader, { publicUrl }) => returnedRefund(reader, { ...facts, publicUrl }),
};
