/** A generator that gives the same sequence for the same seed (mulberry32), so that a failure can be reproduced. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)]!,
    times: <Item>(count: number, make: (index: number) => Item): Item[] =>
      Array.from({ length: count }, (_, index) => make(index)),
  };
}
