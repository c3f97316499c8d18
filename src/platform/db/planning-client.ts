import pg from "pg";
import { plannedByValues } from "./fixed-limit.ts";

/** A text that came less often may never come again. */
const timesSeen = 3;
/** Each connection keeps the plans of all names in its memory. */
const mostNames = 400;
/** Of texts that came less often: how many are remembered, and how long one may be. */
const mostSeen = 1_000;
const longestText = 10_000;

/** Names frequent statements, each the same on every connection of a pool; undefined for a rare one. */
function openNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= mostNames || text.length > longestText) return known;
    if (text.includes(plannedByValues)) return undefined;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= mostSeen) seen.clear();
    seen.set(text, times);
    if (times < timesSeen) return undefined;
    seen.delete(text);
    const name = `frequent_${names.size}`;
    names.set(text, name);
    return name;
  };
}

type Query = { text: string; name?: string };
const isUnnamed = (query: unknown): query is Query =>
  typeof query === "object" &&
  query !== null &&
  "text" in query &&
  !("submit" in query) &&
  !(query as Query).name;

/**
 * For a pool: a connection that names the frequent statements, so that PostgreSQL parses and plans them once per connection.
 * A sixth of an order's work was planning.
 */
export function openPlanningClient(): typeof pg.Client {
  const nameOf = openNames();
  return class extends pg.Client {
    override query = ((query: unknown, ...rest: unknown[]) => {
      const named = isUnnamed(query) ? { ...query, name: nameOf(query.text) } : query;
      return (super.query as (...all: unknown[]) => unknown)(named, ...rest);
    }) as pg.Client["query"];
  };
}
