import {
  isMonthsView,
  linesInput,
  readReportAddress,
  reportInput,
} from "#domains/reports/web/reports-address.ts";
import { ReportsPanel } from "#domains/reports/web/reports-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminReports({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  if (isMonthsView(params))
    return client.prefetchQuery(queries.reports.listBookMonths.queryOptions({ input: {} }));
  const address = readReportAddress(params);
  const { month } = address;
  await Promise.all([
    client.prefetchQuery(queries.reports.getReport.queryOptions({ input: reportInput(address) })),
    month &&
      client.prefetchQuery(
        queries.reports.listReportLines.queryOptions({ input: linesInput(address, month) }),
      ),
  ]);
}

export function AdminReportsPanel() {
  return <ReportsPanel />;
}
