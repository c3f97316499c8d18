import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { defineLiveEvent } from "#kernel/live-event.ts";
import { openDatabase } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { addPeople } from "./buyers.ts";
import { LiveReader } from "./live-reader.ts";
import type { Figures } from "./measure.ts";
import { memoryOf } from "./processes.ts";

const people = 1_000;
const streamsEach = 5;
const eventsPerSecond = 200;

type App = { url: string; pid: number; secret: string; databaseUrl: string; restart(): Promise<unknown> };

/**
 * 5,000 open streams: what each takes of memory, how long an event takes from its commit to its reader at 200 a second, and how
 * long after a restart everyone is back.
 */
export async function measureLive(pool: pg.Pool, app: App, seconds: number): Promise<Figures[]> {
  const persons = await addPeople(pool, people, app.secret);
  const times: number[] = [];
  const onData = (data: string) => {
    const sentAt = /"id":"at-([\d.]+)"/.exec(data)?.[1];
    if (sentAt) times.push(performance.timeOrigin + performance.now() - Number(sentAt));
  };
  const before = memoryOf(app.pid);
  const start = performance.now();
  const readers = await openReaders(persons, { url: app.url, onData });
  const opening = performance.now() - start;
  const memory = memoryOf(app.pid);
  const each = (((memory - before) * 1_000) / readers.length).toFixed(1);
  await publish(
    app.databaseUrl,
    persons.map(({ id }) => id),
    seconds,
  );
  await sleep(500);
  const returns = await untilBack(readers, app);
  for (const reader of readers) reader.close();
  const row = (name: string, sorted: Pick<Figures, "p50" | "p99">, perSecond: number) => ({
    ...{ name: `${readers.length} live streams: ${name}`, perSecond, memory },
    ...sorted,
  });
  return [
    row(`opened, ${each} kB of memory each`, { p50: 0, p99: 0 }, (readers.length * 1_000) / opening),
    row(`delivery at ${eventsPerSecond} events a second`, figuresOf(times), times.length / seconds),
    {
      ...row("back after a restart", figuresOf(returns), (returns.length * 1_000) / returns.at(-1)!),
      ...{ slowest: returns.at(-1)!, target: { slowest: 15_000 } },
    },
  ];
}

async function openReaders(
  persons: readonly { cookie: string }[],
  request: { url: string; onData(data: string): void },
): Promise<LiveReader[]> {
  const readers: LiveReader[] = [];
  for (const { cookie } of persons)
    for (let n = 0; n < streamsEach; n++) {
      readers.push(new LiveReader({ ...request, cookie }));
      if (readers.length % 50 === 0) await untilOpen(readers, 50);
    }
  await untilOpen(readers, 0);
  return readers;
}

/** Restarts the app; for each reader, the milliseconds from the order to end until it was connected again. */
async function untilBack(readers: readonly LiveReader[], app: App): Promise<number[]> {
  const start = performance.now();
  await app.restart();
  const times: number[] = [];
  while (times.length < readers.length) {
    const open = readers.filter(({ isOpen }) => isOpen).length;
    while (times.length < open) times.push(performance.now() - start);
    await sleep(50);
  }
  return times;
}

async function untilOpen(readers: readonly LiveReader[], most: number): Promise<void> {
  while (readers.filter(({ isOpen }) => !isOpen).length > most) await sleep(5);
}

/** Events as verbs publish them, spread evenly, each to one person. */
async function publish(databaseUrl: string, ids: string[], seconds: number): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  const event = defineLiveEvent({ type: "bench" });
  const start = performance.now();
  for (let n = 0; n < eventsPerSecond * seconds; n++) {
    await sleep(Math.max(0, start + (n * 1_000) / eventsPerSecond - performance.now()));
    const at = (performance.timeOrigin + performance.now()).toFixed(2);
    await publishLive(db, ids[n % ids.length]!, event, `at-${at}`);
  }
  await close();
}

function figuresOf(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
  return { p50: rank(0.5), p99: rank(0.99) };
}
