import { randomInt } from "node:crypto";
import { allSwitches, type ChaosPolicy, chaosPolicy, type Kind, type Switch } from "./policy.ts";

/**
 * What goes wrong on purpose: nothing, until a policy says so. Held in memory, so a restart turns it off. Each kind draws from
 * its own sequence: an event that comes sooner changes nothing for the calls.
 */
export class Chaos {
  policy: ChaosPolicy = chaosPolicy.parse({});
  /** How often each switch has struck since the policy was set. */
  counts: Record<Switch, number> = noCounts();
  /** Forged events that the receiver took for true ones. */
  forgedAccepted = 0;
  private draws = drawsOf(this.policy.seed);
  private changed = new AbortController();

  /** Sets another policy; calls that wait because of the last one continue at once. */
  set(policy: ChaosPolicy): void {
    this.policy = policy;
    this.counts = noCounts();
    this.forgedAccepted = 0;
    this.draws = drawsOf(policy.seed);
    this.changed.abort();
    this.changed = new AbortController();
  }

  /** Draws whether a switch strikes now, and counts it. */
  strikes(kind: Kind, name: Switch): boolean {
    const probability = this.policy[name];
    if (probability === 0 || this.draw(kind) >= probability) return false;
    this.counts[name] += 1;
    return true;
  }

  /** The next number of a kind's sequence, from 0 up to 1. */
  draw(kind: Kind): number {
    return this.draws[kind]();
  }

  /** Waits for a share of the policy's milliseconds, or until the policy changes. */
  async wait(share: number): Promise<void> {
    const { signal } = this.changed;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, share * this.policy.milliseconds);
    signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
  }
}

/** The seed when none is named; it is shown with the policy. */
export const someSeed = (): number => randomInt(1, 1_000_000);

const noCounts = () => Object.fromEntries(allSwitches.map((name) => [name, 0])) as Record<Switch, number>;

const drawsOf = (seed: number): Record<Kind, () => number> => ({
  events: sequence(seed),
  sessions: sequence(seed + 1),
  calls: sequence(seed + 2),
});

/** The same numbers for the same seed (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
