import { enterpriseInput, readEnterpriseAddress } from "#domains/enterprise/web/enterprise-address.ts";
import { EnterprisePanel } from "#domains/enterprise/web/enterprise-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminEnterprise({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readEnterpriseAddress(params);
  const { listEnterpriseVendors, getEnterpriseVendor } = queries.enterprise;
  if (address.vendor)
    await client.prefetchQuery(getEnterpriseVendor.queryOptions({ input: { vendorId: address.vendor } }));
  else await client.prefetchQuery(listEnterpriseVendors.queryOptions({ input: enterpriseInput(address) }));
}

export function AdminEnterprisePanel() {
  return <EnterprisePanel />;
}
