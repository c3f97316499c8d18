import { listInput, readProblemsAddress } from "#domains/problems/web/desk/problems-address.ts";
import { VendorProblems } from "#domains/problems/web/desk/vendor-problems.tsx";
import type { Load } from "../../load.ts";

export async function loadProblems({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readProblemsAddress(params);
  const { problemId } = address;
  await (problemId
    ? client.prefetchQuery(queries.problems.getProblem.queryOptions({ input: { problemId } }))
    : client.prefetchQuery(queries.problems.listProblems.queryOptions({ input: listInput(address) })));
}

export function ProblemsPanel() {
  return <VendorProblems />;
}
