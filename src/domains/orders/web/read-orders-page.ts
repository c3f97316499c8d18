/** The page of orders that the address names; someone else may have written it. */
export function readOrdersPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1;
}
