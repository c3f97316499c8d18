import { VendorOverview } from "#domains/analytics/web/overview/vendor-overview.tsx";
import { readSalesUnit } from "#domains/analytics/web/read-params.ts";
import { TraderMissing } from "#domains/vendors/web/shop/trader-missing.tsx";
import type { Load } from "../../load.ts";

export async function loadOverview({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const unit = readSalesUnit(params);
  await Promise.all([
    client.prefetchQuery(queries.vendors.getShop.queryOptions({ input: {} })),
    client.prefetchQuery(queries.analytics.getVendorOverview.queryOptions({ input: {} })),
    client.prefetchQuery(queries.analytics.listVendorSales.queryOptions({ input: { unit } })),
  ]);
}

export function OverviewPanel() {
  return (
    <>
      <TraderMissing />
      <VendorOverview />
    </>
  );
}
