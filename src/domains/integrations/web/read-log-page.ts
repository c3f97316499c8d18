const highest = 1_000;

/** The page of a list that the address names; what is none is the first. */
export function readLogPage(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= highest ? page : 1;
}
