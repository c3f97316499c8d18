import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { mayInShop } from "#kernel/permissions.ts";

/** How many problems wait for the person's shop; 0 in the administrators' area, and while that is not known (R11). */
export function useWaitingProblems(area: "admin" | "vendor"): number {
  const session = useSession();
  const mayRead = area === "vendor" && session !== null && mayInShop(session, "refunds.manage");
  const { data } = useQuery({
    ...queries.problems.listProblems.queryOptions({ input: { filter: "waiting" } }),
    enabled: mayRead,
  });
  return mayRead ? (data?.waiting ?? 0) : 0;
}
