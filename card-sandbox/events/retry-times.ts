const second = 1000;
const hour = 60 * 60 * second;

/** Pauses after the first failures; then an hour each. */
const pauses = [0.2 * second, second, 5 * second, 30 * second, 120 * second, 600 * second];

const longestTrial = 3 * 24 * hour;

/** When to try again after so many failures, or null where three days are over. Milliseconds. */
export function nextTry(tries: number, since: number, now: number): number | null {
  const at = now + (pauses[tries - 1] ?? hour);
  return at - since > longestTrial ? null : at;
}
