/** FNV-1a, then mixed, because keys that end alike must not draw alike: the same text gives the same seed on every machine. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A small seeded generator (mulberry32); every draw of the market comes from one of these. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = seedFrom(seed);
  }

  /** In [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Whole number from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  }
}

/** Draws an index in proportion to the weights, in logarithmic time. */
export class WeightedIndex {
  #sums: Float64Array;
  #total: number;

  constructor(weights: readonly number[]) {
    this.#sums = new Float64Array(weights.length);
    let total = 0;
    weights.forEach((weight, i) => {
      total += weight;
      this.#sums[i] = total;
    });
    this.#total = total;
  }

  draw(random: Random): number {
    const target = random.next() * this.#total;
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle]! > target) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
