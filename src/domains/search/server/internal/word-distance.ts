const alike = ["sz", "sc", "cz", "bv", "ck", "qk", "yi", "nm", "gj", "wv", "uo"];
const alikes = new Set(alike.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]));
const isAlike = (a: string | undefined, b: string | undefined) => a === b || alikes.has(`${a}${b}`);

/** Whether two words could be near each other: much cheaper than computing the distance. */
export const mayBeNear = (typed: string, meant: string): boolean =>
  Math.abs(meant.length - typed.length) <= 2 &&
  (isAlike(typed[0], meant[0]) || typed[0] === meant[1] || typed[1] === meant[0]);

/**
 * The distance of a misspelled word: 1 for each letter added, missing, wrong or swapped with the next; half for
 * similar sounds, a doubled letter and a silent h. What is farther than `most` counts as infinite, and is not looked at to its end.
 */
export function wordDistance(typed: string, meant: string, most = Number.POSITIVE_INFINITY): number {
  const width = meant.length + 1;
  let [before, last, row] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  for (let j = 0; j < width; j++) last[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i;
    const least = fillRow(row, { last, before, typed, meant, i });
    if (least > most) return Number.POSITIVE_INFINITY;
    [before, last, row] = [last, row, before];
  }
  return last[meant.length]!;
}

type Rows = { last: Float64Array; before: Float64Array; typed: string; meant: string; i: number };

/** Fills the row of the typed word's letter `i`; returns its least distance. */
function fillRow(row: Float64Array, { last, before, typed, meant, i }: Rows): number {
  let least = i;
  const cost = letterCost(typed, i - 1);
  for (let j = 1; j <= meant.length; j++) {
    const [a, b] = [typed[i - 1]!, meant[j - 1]!];
    const same = a === b ? 0 : isAlike(a, b) ? 0.5 : 1;
    let distance = Math.min(last[j - 1]! + same, last[j]! + cost, row[j - 1]! + letterCost(meant, j - 1));
    if (i > 1 && j > 1 && a === meant[j - 2] && typed[i - 2] === b)
      distance = Math.min(distance, before[j - 2]! + 1);
    row[j] = distance;
    if (distance < least) least = distance;
  }
  return least;
}

const letterCost = (word: string, at: number) => (word[at] === "h" || word[at] === word[at - 1] ? 0.5 : 1);
