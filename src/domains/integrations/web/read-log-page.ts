const highest = 1_000;

/** The page number in the address; the first if invalid. */
export function readLogPage(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= highest ? page : 1;
}
