const shortest = 2;
const longest = 80;

/** A search term as counted: normalized case and spaces; null if too short or too long to be useful. */
export function normalTerm(term: string): string | null {
  if (!term.isWellFormed()) return null;
  const normal = term
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .toLowerCase();
  const length = [...normal].length;
  return length >= shortest && length <= longest ? normal : null;
}
