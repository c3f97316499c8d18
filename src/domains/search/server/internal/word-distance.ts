const alike = ["sz", "sc", "cz", "bv", "ck", "qk", "yi", "nm", "gj", "wv", "uo"];
const alikes = new Set(alike.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]));
const isAlike = (a: string | undefined, b: string | undefined) => a === b || alikes.has(`${a}${b}`);

/** Whether two words could be near each other: much cheaper than computing the distance. */
export const mayBeNear = (typed: string, meant: string): boolean =>
  Math.abs(meant.length - typed.length) <= 2 &&
  (isAlike(typed[0], meant[0]) || typed[0] === meant[1] || typed[1] === meant[0]);

/**
 * The distance of a misspelled word: 1 for each letter added, missing, wrong or swapped with the next; half for
 * similar sounds, a doubled letter and a silent h.
 */
export function wordDistance(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= meant.length; j++) {
      const [a, b] = [typed[i - 1]!, meant[j - 1]!];
      const same = a === b ? 0 : isAlike(a, b) ? 0.5 : 1;
      row[j] = Math.min(
        rows[i - 1]![j - 1]! + same,
        rows[i - 1]![j]! + letterCost(typed, i - 1),
        row[j - 1]! + letterCost(meant, j - 1),
      );
      if (i > 1 && j > 1 && a === meant[j - 2] && typed[i - 2] === b)
        row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[typed.length]![meant.length]!;
}

const letterCost = (word: string, at: number) => (word[at] === "h" || word[at] === word[at - 1] ? 0.5 : 1);
