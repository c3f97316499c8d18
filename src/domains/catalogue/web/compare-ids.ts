/** More do not fit beside each other, and nobody can weigh them. */
export const maxCompared = 4;

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What of a list can be compared: ids, each once, four at most. */
export function comparableIds(list: readonly unknown[]): string[] {
  const ids = list.filter((id): id is string => typeof id === "string" && idPattern.test(id));
  return [...new Set(ids)].slice(0, maxCompared);
}

/** The comparison that an address carries. */
export const readComparedIds = (params: URLSearchParams): string[] =>
  comparableIds((params.get("ids") ?? "").split(","));

/** The address under which anybody sees this comparison. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.join(",")}` : "/compare";
