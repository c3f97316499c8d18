import { Moderation } from "#domains/moderation/web/work/moderation.tsx";
import {
  listInput,
  periodOf,
  readModerationAddress,
} from "#domains/moderation/web/work/moderation-address.ts";
import type { Load } from "../../load.ts";

export async function loadAdminModeration({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readModerationAddress(params);
  const { reportId } = address;
  const { getReport, getTransparencyReport, listReports } = queries.moderation;
  if (reportId) await client.prefetchQuery(getReport.queryOptions({ input: { reportId } }));
  else if (address.list === "transparency")
    await client.prefetchQuery(getTransparencyReport.queryOptions({ input: periodOf(address, new Date()) }));
  else await client.prefetchQuery(listReports.queryOptions({ input: listInput(address) }));
}

export function AdminModerationPanel() {
  return <Moderation />;
}
