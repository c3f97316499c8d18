import { moderation } from "#domains/moderation/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { answerReportObjection } from "./answer-report-objection.ts";
import { decideReport } from "./decide-report.ts";
import { exportTransparencyReport } from "./export-transparency-report.ts";
import { getOrderRecords } from "./get-order-records.ts";
import { getOverview } from "./get-overview.ts";
import { getReport } from "./get-report.ts";
import { getReportByLink } from "./get-report-by-link.ts";
import { getTransparencyReport } from "./get-transparency-report.ts";
import { listDeadLetters } from "./list-dead-letters.ts";
import { listOwnReports } from "./list-own-reports.ts";
import { listReports } from "./list-reports.ts";
import { objectByLink } from "./object-by-link.ts";
import { objectToReport } from "./object-to-report.ts";
import { releaseReport } from "./release-report.ts";
import { reportMessages } from "./report-messages.ts";
import { reportProduct } from "./report-product.ts";
import { reportReview } from "./report-review.ts";
import { reportVendor } from "./report-vendor.ts";
import { resendOrderMail } from "./resend-order-mail.ts";
import { retryDeadLetters } from "./retry-dead-letters.ts";
import { takeReport } from "./take-report.ts";

export const moderationRouter = {
  getOverview: forPerson(moderation.getOverview, getOverview),
  getOrderRecords: forPerson(moderation.getOrderRecords, getOrderRecords),
  resendOrderMail: forPerson(moderation.resendOrderMail, resendOrderMail),
  listDeadLetters: forPerson(moderation.listDeadLetters, listDeadLetters),
  retryDeadLetters: forPerson(moderation.retryDeadLetters, retryDeadLetters),
  reportMessages: forPerson(moderation.reportMessages, reportMessages),
  listOwnReports: forPerson(moderation.listOwnReports, listOwnReports),
  objectToReport: forPerson(moderation.objectToReport, objectToReport),
  listReports: forPerson(moderation.listReports, listReports),
  getReport: forPerson(moderation.getReport, getReport),
  takeReport: forPerson(moderation.takeReport, takeReport),
  releaseReport: forPerson(moderation.releaseReport, releaseReport),
  decideReport: forPerson(moderation.decideReport, decideReport),
  answerReportObjection: forPerson(moderation.answerReportObjection, answerReportObjection),
  getTransparencyReport: forPerson(moderation.getTransparencyReport, getTransparencyReport),
  exportTransparencyReport: forPerson(moderation.exportTransparencyReport, exportTransparencyReport),
  reportReview: forVisitor(moderation.reportReview, reportReview),
  reportProduct: forVisitor(moderation.reportProduct, reportProduct),
  reportVendor: forVisitor(moderation.reportVendor, reportVendor),
  getReportByLink: forVisitor(moderation.getReportByLink, getReportByLink),
  objectByLink: forVisitor(moderation.objectByLink, objectByLink),
};
