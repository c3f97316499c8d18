/** The page number from the address, which is untrusted. */
export function readOrdersPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1;
}
