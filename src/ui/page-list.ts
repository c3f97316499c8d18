/**
 * The pages in a pagination: first, last, the current one with its neighbors, and a gap only if it skips two or more.
 */
export function pageList(page: number, pageCount: number): (number | "gap")[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  // A gap of one page would take the space of the page itself.
  for (const n of [2, pageCount - 1]) {
    if (wanted.has(n - 1) && wanted.has(n + 1)) wanted.add(n);
  }
  const pages = [...wanted].sort((a, b) => a - b);
  return pages.flatMap((n, index) => (index > 0 && n - pages[index - 1]! > 1 ? ["gap" as const, n] : [n]));
}
