import type { SessionView } from "#domains/accounts/contract.ts";
import { readSecurityAddress } from "#domains/security/web/security-address.ts";
import { SecurityPanel } from "#domains/security/web/security-panel.tsx";
import { mayAsAdmin } from "#kernel/permissions.ts";
import type { Load } from "../../load.ts";

export async function loadAdminSecurity(
  { client, queries }: Load,
  params: URLSearchParams,
  session: SessionView,
): Promise<void> {
  const { approvals: state, approvalsPage: page, filters, entry } = readSecurityAddress(params);
  if (entry) {
    if (mayAsAdmin(session, "security.read"))
      await client.prefetchQuery(
        queries.security.listAuditEntries.queryOptions({ input: { position: entry } }),
      );
    return;
  }
  await Promise.all([
    mayAsAdmin(session, "approvals.decide") &&
      client.prefetchQuery(queries.security.listApprovals.queryOptions({ input: { state, page } })),
    ...(mayAsAdmin(session, "security.read")
      ? [
          client.prefetchQuery(queries.security.listAuditEntries.queryOptions({ input: filters })),
          client.prefetchQuery(queries.security.getWatch.queryOptions({ input: {} })),
        ]
      : []),
  ]);
}

export function AdminSecurityPanel() {
  return <SecurityPanel />;
}
