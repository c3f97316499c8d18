import type { MailExamples } from "#platform/email/mail-examples.ts";
import { reportClosed, reportReceived } from "./report-mail.tsx";

const reference = "R-10042";

export const moderationMails: MailExamples = {
  reportReceived: (reader) => reportReceived(reader, reference),
  reportClosed: (reader) =>
    reportClosed(reader, { reference, reason: "The shop was reminded of the rules and has apologized." }),
};
