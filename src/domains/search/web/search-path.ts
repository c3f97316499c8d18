/** The product list for a term; null for a blank one, which is ignored. */
export function searchPath(term: string): string | null {
  const trimmed = term.trim();
  return trimmed ? `/products?search=${encodeURIComponent(trimmed)}` : null;
}
