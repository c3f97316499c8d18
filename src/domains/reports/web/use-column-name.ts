import type { ReportName } from "#domains/reports/report-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";

type Column = Parameters<typeof keyOf>[0];
const keyOf = (
  name:
    | "orders"
    | "goods"
    | "shipping"
    | "tax"
    | "refunded"
    | "base"
    | "parcels"
    | "commission"
    | "returned"
    | "subsidy"
    | "payouts"
    | "paidOut"
    | "sales"
    | "adjustments"
    | "activities"
    | "fees",
) => `columns.${name}` as const;

/** The name of a report's column; a report's total has a name of its own. */
export function useColumnName() {
  const { t } = useTranslation("bookReports");
  return (report: ReportName, name: string): string =>
    name === "total" ? t(`totalOf.${report}`) : t(keyOf(name as Column));
}
