/** Random secrets of 128 bits measure 78 and more, sequences and repetitions below 60. */
const fewestBits = 70;
const words = /secret|password|change.?me|example|cafeto|qwerty/i;

/** Whether a secret was written by a person instead of drawn: of words, a sequence or a repetition. */
export function isGuessable(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return words.test(secret) || Math.min(varietyOf(codes), varietyOf(steps)) < fewestBits;
}

/** Bits by the symbols' frequency, where three in a row that were there before add nothing. */
function varietyOf(symbols: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / symbols.length);
  const bitsEach = -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
  const runs = new Set(symbols.slice(2).map((_, index) => symbols.slice(index, index + 3).join()));
  return bitsEach * runs.size;
}
