import { reports } from "#domains/reports/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { closeMonth } from "./close-month.ts";
import { exportReport } from "./export-report.ts";
import { getReport } from "./get-report.ts";
import { listBookMonths } from "./list-book-months.ts";
import { listReportLines } from "./list-report-lines.ts";
import { requestReopening } from "./request-reopening.ts";

export const reportsRouter = {
  getReport: forPerson(reports.getReport, getReport),
  listReportLines: forPerson(reports.listReportLines, listReportLines),
  exportReport: forPerson(reports.exportReport, exportReport),
  listBookMonths: forPerson(reports.listBookMonths, listBookMonths),
  closeMonth: forPerson(reports.closeMonth, closeMonth),
  requestReopening: forPerson(reports.requestReopening, requestReopening),
};
