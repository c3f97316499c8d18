import { href } from "react-router";
import { idPattern } from "#kernel/id-pattern.ts";

/** More do not fit side by side. */
export const maxCompared = 4;

/** The comparable ids of a list: unique, four at most. */
export function comparableIds(list: readonly unknown[]): string[] {
  const ids = list.filter((id): id is string => typeof id === "string" && idPattern.test(id));
  return [...new Set(ids)].slice(0, maxCompared);
}

/** The comparison in an address. */
export const readComparedIds = (params: URLSearchParams): string[] =>
  comparableIds((params.get("ids") ?? "").split(","));

/** The shareable address of this comparison. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length > 0 ? `${href("/compare")}?ids=${ids.join(",")}` : href("/compare");
