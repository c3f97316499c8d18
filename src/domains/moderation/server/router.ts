import { moderation } from "#domains/moderation/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { closeReport } from "./close-report.ts";
import { getOrderRecords } from "./get-order-records.ts";
import { getOverview } from "./get-overview.ts";
import { listDeadLetters } from "./list-dead-letters.ts";
import { listReports } from "./list-reports.ts";
import { reportMessages } from "./report-messages.ts";
import { reportReview } from "./report-review.ts";
import { resendOrderMail } from "./resend-order-mail.ts";
import { retryDeadLetters } from "./retry-dead-letters.ts";

export const moderationRouter = {
  getOverview: forPerson(moderation.getOverview, getOverview),
  getOrderRecords: forPerson(moderation.getOrderRecords, getOrderRecords),
  resendOrderMail: forPerson(moderation.resendOrderMail, resendOrderMail),
  listDeadLetters: forPerson(moderation.listDeadLetters, listDeadLetters),
  retryDeadLetters: forPerson(moderation.retryDeadLetters, retryDeadLetters),
  reportMessages: forPerson(moderation.reportMessages, reportMessages),
  reportReview: forPerson(moderation.reportReview, reportReview),
  listReports: forPerson(moderation.listReports, listReports),
  closeReport: forPerson(moderation.closeReport, closeReport),
};
