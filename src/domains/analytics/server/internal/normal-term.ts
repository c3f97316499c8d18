const shortest = 2;
const longest = 80;

/** A search as it is counted: one way to write it, whatever its case and spaces; null for what is too short or too long to tell a thing. */
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
