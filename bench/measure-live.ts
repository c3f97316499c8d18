import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { addPeople } from "./buyers.ts";
import { LiveReader } from "./live-reader.ts";
import type { Figures } from "./measure.ts";
import { memoryOf } from "./processes.ts";

const people = 1_000;
const streamsEach = 5;
const eventsPerSecond = 200;

type App = { url: string; pid: number; secret: string; restart(): Promise<{ pid: number }> };

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
  const readers: LiveReader[] = [];
  const start = performance.now();
  for (const { cookie } of persons)
    for (let n = 0; n < streamsEach; n++) {
      readers.push(new LiveReader({ url: app.url, cookie, onData }));
      if (readers.length % 50 === 0) await untilOpen(readers, 50);
    }
  await untilOpen(readers, 0);
  const opening = performance.now() - start;
  const memory = memoryOf(app.pid);
  console.log(
    `${readers.length} streams: ${(((memory - before) * 1_000) / readers.length).toFixed(1)} kB each`,
  );
  await publish(
    pool,
    persons.map(({ id }) => id),
    seconds,
  );
  await sleep(500);
  const delivered = figuresOf(times);
  const restarting = performance.now();
  const { pid } = await app.restart();
  const isBack: number[] = [];
  while (isBack.length < readers.length) {
    const open = readers.filter(({ isOpen }) => isOpen).length;
    while (isBack.length < open) isBack.push(performance.now() - restarting);
    await sleep(50);
  }
  for (const reader of readers) reader.close();
  const name = `${readers.length} live streams`;
  return [
    { name: `${name}: opened`, perSecond: (readers.length * 1_000) / opening, p50: 0, p99: 0, memory },
    {
      name: `${name}: delivery at ${eventsPerSecond} events a second`,
      ...delivered,
      perSecond: times.length / seconds,
      memory,
    },
    {
      name: `${name}: back after a restart`,
      ...figuresOf(isBack),
      perSecond: (isBack.length * 1_000) / isBack.at(-1)!,
      memory: memoryOf(pid),
    },
  ];
}

async function untilOpen(readers: LiveReader[], most: number): Promise<void> {
  while (readers.filter(({ isOpen }) => !isOpen).length > most) await sleep(5);
}

/** Events as verbs publish them, spread evenly, each to one person. */
async function publish(pool: pg.Pool, ids: string[], seconds: number): Promise<void> {
  const start = performance.now();
  for (let n = 0; n < eventsPerSecond * seconds; n++) {
    await sleep(Math.max(0, start + (n * 1_000) / eventsPerSecond - performance.now()));
    const at = (performance.timeOrigin + performance.now()).toFixed(2);
    const message = JSON.stringify({
      userId: ids[n % ids.length],
      message: { type: "bench", id: `at-${at}` },
    });
    await pool.query(
      "select pg_notify('cafeto_live', pg_current_xact_id() || '-' || left(md5($1), 12) || ' ' || $1)",
      [message],
    );
  }
}

function figuresOf(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
  return { p50: rank(0.5), p99: rank(0.99) };
}
