import { type ProblemFilter, problemFilters } from "#domains/problems/problem-life.ts";
import { idPattern } from "#kernel/id-pattern.ts";

export type ProblemsAddress = { filter: ProblemFilter; cursor: string | null; problemId: string | null };

const cursorPattern = /^(\d{1,15}|none)_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null);

/** The tab's state from the address, which is untrusted. */
export const readProblemsAddress = (params: URLSearchParams): ProblemsAddress => ({
  filter: problemFilters.find((name) => name === params.get("filter")) ?? "waiting",
  cursor: matching(params.get("cursor"), cursorPattern),
  problemId: matching(params.get("problem"), idPattern),
});

/** The address of a list, or of a problem in it. */
export function problemsPath({ filter, cursor, problemId }: Partial<ProblemsAddress>): string {
  const params = new URLSearchParams({ tab: "problems" });
  if (filter && filter !== "waiting") params.set("filter", filter);
  if (cursor) params.set("cursor", cursor);
  if (problemId) params.set("problem", problemId);
  return `?${params}`;
}

/** The list's input for the server. */
export const listInput = ({ filter, cursor }: ProblemsAddress) => ({ filter, ...(cursor ? { cursor } : {}) });
