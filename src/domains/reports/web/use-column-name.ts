import type { ReportName, reports } from "#domains/reports/report-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";

type ColumnOf<Name extends ReportName> = Name extends ReportName
  ? keyof (typeof reports)[Name]["columns"]
  : never;
type Column = Exclude<ColumnOf<ReportName>, "total">;

/** The name of a report's column; a report's total has a name of its own. */
export function useColumnName() {
  const { t } = useTranslation("bookReports");
  return (report: ReportName, name: string): string =>
    name === "total" ? t(`totalOf.${report}`) : t(`columns.${name as Column}`);
}
