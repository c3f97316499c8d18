import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "./request.ts";

type Visit = () => Promise<Outcome[]>;

/** As many visitors as given, each with the next visit as soon as the last one ended. Returns requests per second. */
export async function findCapacity(visit: Visit, visitors: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < end) {
        const { length } = await visit();
        count += length;
      }
    }),
  );
  return count / seconds;
}

/**
 * Visits that begin at an even rate, however long the ones before take, until the requests and the seconds are through.
 * `onSecond` is given the outcomes of each second, and at last of what took longer.
 */
export async function loadEvenly(
  visit: Visit,
  { perSecond, seconds, requests = 0 }: { perSecond: number; seconds: number; requests?: number },
  onSecond: (outcomes: Outcome[]) => void,
): Promise<void> {
  const started = performance.now();
  const underWay = new Set<Promise<void>>();
  let outcomes: Outcome[] = [];
  let visits = 0;
  let seen = 0;
  let whole = 0;
  for (;;) {
    const elapsed = (performance.now() - started) / 1_000;
    for (; visits < elapsed * perSecond; visits += 1) {
      const work = visit().then((more) => {
        seen += more.length;
        outcomes.push(...more);
        underWay.delete(work);
      });
      underWay.add(work);
    }
    if (elapsed >= whole + 1) {
      onSecond(outcomes);
      outcomes = [];
      whole += 1;
    }
    if (elapsed >= seconds && seen >= requests) break;
    await sleep(10);
  }
  await Promise.all(underWay);
  onSecond(outcomes);
}

/** The value below which the given share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
