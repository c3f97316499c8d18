import { monthPattern, periodPattern } from "#domains/reports/report-periods.ts";
import { fitsPeriod, placePattern, type ReportName, reportNames } from "#domains/reports/report-table.ts";
import { withQuery } from "#kernel/with-query.ts";

/** What the tab shows, as it stands in the address. */
export type ReportAddress = {
  report: ReportName;
  /** The current month or year without one. */
  period?: string | undefined;
  /** Narrowed to one vendor or place. */
  vendorId?: string | undefined;
  place?: string | undefined;
  /** Where the page of rows begins. */
  after?: string | undefined;
  /** The month whose lines are listed, and where their page begins. */
  month?: string | undefined;
  line?: string | undefined;
};

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The report in the address; what makes no sense is left out. */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const of = (name: string, isFine: (text: string) => boolean) => {
    const text = params.get(name) ?? "";
    return isFine(text) ? text : undefined;
  };
  const report = reportNames.find((name) => name === params.get("report")) ?? "sales";
  return {
    report,
    period: of("period", (text) => periodPattern.test(text) && fitsPeriod(report, text)),
    vendorId: of("vendor", isId),
    place: of("place", (text) => placePattern.test(text)),
    after: of("after", (text) => text.length > 0 && text.length <= 300),
    month: of("month", (text) => monthPattern.test(text)),
    line: of("line", (text) => text.length > 0 && text.length <= 60),
  };
}

/** Whether the tab shows the months and their closing, instead of a report. */
export const isMonthsView = (params: URLSearchParams): boolean => params.get("report") === "months";

/** The address of a report within the tab. */
export const reportPath = ({ vendorId: vendor, ...address }: ReportAddress): string =>
  withQuery("", { tab: "reports", ...address, vendor });
export const monthsPath = withQuery("", { tab: "reports", report: "months" });

/** What to read of a report. */
export const reportInput = ({ month: _month, line: _line, ...input }: ReportAddress) => input;

/** What to read of its lines. */
export const linesInput = ({ report, vendorId, place, line }: ReportAddress, month: string) => ({
  ...{ report, vendorId, place, month },
  after: line,
});
