import { useSearchParams } from "react-router";
import { reportNames } from "#domains/reports/report-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { MonthsView } from "./months-view.tsx";
import { ReportView } from "./report-view.tsx";
import { isMonthsView, monthsPath, readReportAddress, reportPath } from "./reports-address.ts";

/** The administrators' tab of what was sold, owed and paid, and of the months' closing. */
export function ReportsPanel() {
  const { t } = useTranslation("bookReports");
  const [params] = useSearchParams();
  const address = readReportAddress(params);
  const isMonths = isMonthsView(params);
  const { period } = address;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-ink-soft">{t("about")}</p>
      <FilterLinks
        label={t("choose")}
        links={[
          ...reportNames.map((report) => ({
            name: report,
            label: t(`names.${report}`),
            to: reportPath({ report, period: report === "yearly" ? period?.slice(0, 4) : period }),
            isChosen: !isMonths && report === address.report,
          })),
          { name: "months", label: t("names.months"), to: monthsPath, isChosen: isMonths },
        ]}
      />
      {isMonths ? <MonthsView /> : <ReportView address={address} />}
    </div>
  );
}
