const shortest = 2;
const longest = 80;

/** An address, or a number as long as a phone's, a card's or an order's, however it is written. */
const personal = [/\S@\S/, /\d(?:[\s().+/-]*\d){6}/];

/**
 * A search term as counted: normalized case and spaces; null if too short or too long to be useful, or if it looks like
 * what belongs to a person.
 */
export function normalTerm(term: string): string | null {
  if (!term.isWellFormed()) return null;
  const normal = term
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .toLowerCase();
  const length = [...normal].length;
  if (length < shortest || length > longest || personal.some((pattern) => pattern.test(normal))) return null;
  return normal;
}
