import { AdminProblems } from "#domains/problems/web/desk/admin-problems.tsx";
import { listInput, readProblemsAddress } from "#domains/problems/web/desk/problems-address.ts";
import type { Load } from "../../load.ts";

export async function loadAdminProblems({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readProblemsAddress(params);
  const { problemId } = address;
  await (problemId
    ? client.prefetchQuery(queries.problems.getProblemAsAdmin.queryOptions({ input: { problemId } }))
    : client.prefetchQuery(queries.problems.listProblemsAsAdmin.queryOptions({ input: listInput(address) })));
}

export function AdminProblemsPanel() {
  return <AdminProblems />;
}
