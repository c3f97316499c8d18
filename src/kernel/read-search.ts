/** A list's search from the address, which is untrusted: one line of at most 80 characters. */
export function readSearch(params: URLSearchParams): string {
  return (params.get("search") ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 80);
}
