import { exportsInput, readBulkAddress, uploadsInput } from "#domains/bulk-upload/web/admin/bulk-address.ts";
import { BulkDesk } from "#domains/bulk-upload/web/admin/bulk-desk.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminBulk({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readBulkAddress(params);
  const { listAllBulkUploads, listExports } = queries.bulkUpload;
  if (address.view === "exports")
    await client.prefetchQuery(listExports.queryOptions({ input: exportsInput(address) }));
  else await client.prefetchQuery(listAllBulkUploads.queryOptions({ input: uploadsInput(address) }));
}

export function AdminBulkPanel() {
  return <BulkDesk />;
}
