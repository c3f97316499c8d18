import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import type { Log } from "#platform/log/log.ts";
import { type LiveSource, liveChannel, readEntry } from "./live-events.ts";
import type { LiveEntry } from "./live-log.ts";
import type { Notifications } from "./notifications.ts";

const keys = { stream: "cafeto:live", told: "cafeto:live:told:", hearers: "cafeto:live:hearers" };
/** As many as a process remembers (`live-log.ts`). */
const mostEntries = 10_000;
const retryMilliseconds = 500;
const blockMilliseconds = 5_000;
const presenceMilliseconds = 1_000;
/** Of a process that was killed, others still believe for so long that it heard the database. */
const presenceSeconds = 3;
const gap = "gap";

/** Every process passes on what the database says; the first one counts. All say it in the same order, so Redis keeps it. */
const passOn = `
  if redis.call('set', KEYS[2], 1, 'NX', 'EX', 600) then
    redis.call('xadd', KEYS[1], 'MAXLEN', '~', ${mostEntries}, '*', 'entry', ARGV[1])
  end`;

/**
 * A process begins to hear the database. If none heard it meanwhile, or the process knows of something lost, pages are asked
 * to fetch everything again. Returns how many others hear it.
 */
const arrive = `
  local now = tonumber(redis.call('time')[1])
  redis.call('zrem', KEYS[2], ARGV[1])
  redis.call('zremrangebyscore', KEYS[2], '-inf', now)
  if ARGV[2] == 'lost' or redis.call('zcard', KEYS[2]) == 0 then
    redis.call('xadd', KEYS[1], 'MAXLEN', '~', ${mostEntries}, '*', 'entry', '${gap}')
  end
  redis.call('zadd', KEYS[2], now + ${presenceSeconds}, ARGV[1])
  return redis.call('zcard', KEYS[2]) - 1`;

const stay = `
  redis.call('zadd', KEYS[1], tonumber(redis.call('time')[1]) + ${presenceSeconds}, ARGV[1])`;

type Client = ReturnType<typeof open>;
type Parts = { url: string; notifications: Pick<Notifications, "hear" | "onChange">; log: Log };

/**
 * Live events through Redis (6.2 or later): a process that starts finds what happened before, so pages that return to it
 * miss nothing, and what one process could not hear another has passed on. What a process says while Redis is away waits.
 */
export function hearRedis({ url, notifications, log }: Parts): LiveSource & { stop(): void } {
  const client = open(url, log);
  const reader = open(url, log);
  const hearers: ((entry: LiveEntry) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const onEntry = (entry: string) => {
    if (entry === gap) for (const listener of gapListeners) listener();
    else for (const hearer of hearers) hearer(readEntry(entry));
  };
  const leave = passOnTo(client, notifications);
  // After everyone has subscribed.
  setImmediate(() => {
    client.connect().catch(() => {});
    void readAll(reader, log, onEntry);
  });
  return {
    hear: (listener) => void hearers.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    stop() {
      leave();
      for (const one of [client, reader]) one.destroy();
    },
  };
}

function open(url: string, log: Log) {
  const client = createClient({
    url,
    commandsQueueMaxLength: mostEntries,
    // A connection that broke silently is noticed by this: both clients hear something more often.
    socket: { reconnectStrategy: () => retryMilliseconds, socketTimeout: blockMilliseconds * 2 },
  });
  client.on("error", (error: Error) => log.warn({ reason: error.message }, "redis: connection lost"));
  return client;
}

/**
 * What a process hears at first, until it passes it on: others, where there are any, may not have passed on yet what was before and
 * this one did not hear. If they end meanwhile, it is late, and not lost.
 */
function openWaiting(pass: (payload: string) => void, lose: () => void) {
  let held: string[] | undefined = [];
  const release = () => {
    const payloads = held ?? [];
    held = undefined;
    for (const payload of payloads) pass(payload);
  };
  return {
    take(payload: string): void {
      if (!held) pass(payload);
      else if (held.push(payload) > mostEntries) {
        held.shift();
        lose();
      }
    },
    /** The process hears nothing now, and will begin anew. */
    begin(): void {
      release();
      held = [];
    },
    /** At once if no other hears the database, else when what was on its way has arrived. */
    end(others: number): void {
      const holding = held;
      if (others === 0) release();
      else setTimeout(() => held === holding && release(), presenceSeconds * 1_000).unref();
    },
  };
}

/** Says to Redis what the database says, and that this process hears it; returns how to stop. */
function passOnTo(client: Client, notifications: Parts["notifications"]): () => void {
  const id = randomUUID();
  let isHearing = false;
  let state: "away" | "lost" | "here" = "away";
  const run = (script: string, scriptKeys: string[], ...values: string[]) =>
    client.eval(script, { keys: scriptKeys, arguments: values });
  const lose = () => {
    state = "lost";
  };
  const waiting = openWaiting((payload) => {
    const told = keys.told + payload.slice(0, payload.indexOf(" "));
    // If it fails, it may have got there or not.
    run(passOn, [keys.stream, told], payload).catch(lose);
  }, lose);
  const arriveAs = async (before: typeof state) =>
    waiting.end(Number(await run(arrive, [keys.stream, keys.hearers], id, before)));
  const sayPresent = async () => {
    if (!isHearing || !client.isReady) return;
    const before = state;
    state = "here";
    await (before === "here" ? run(stay, [keys.hearers], id) : arriveAs(before)).catch(lose);
  };
  notifications.hear(liveChannel, waiting.take);
  notifications.onChange((hears) => {
    isHearing = hears;
    if (!hears) {
      waiting.begin();
      if (state === "here") state = "away";
      if (client.isReady) client.zRem(keys.hearers, id).catch(() => {});
    } else void sayPresent();
  });
  const timer = setInterval(sayPresent, presenceMilliseconds);
  return () => clearInterval(timer);
}

/** Reads what Redis has, then whatever comes, until the client is destroyed. */
async function readAll(reader: Client, log: Log, onEntry: (entry: string) => void): Promise<void> {
  const pass = (entries: readonly { id: string; message: Record<string, string> }[]) => {
    for (const { message } of entries) onEntry(message["entry"]!);
    last = entries.at(-1)?.id ?? last;
  };
  let last = "0-0";
  await reader.connect().catch(() => {});
  while (reader.isOpen) {
    try {
      // What was read last is gone if Redis came back without it.
      const isKept = last !== "0-0" && (await reader.xRange(keys.stream, last, last))?.length;
      if (!isKept) {
        if (last !== "0-0") onEntry(gap);
        pass((await reader.xRevRange(keys.stream, "+", "-", { COUNT: mostEntries }))?.toReversed() ?? []);
      }
      for (;;) {
        const answer = await reader.xRead(
          { key: keys.stream, id: last },
          { BLOCK: blockMilliseconds, COUNT: 500 },
        );
        for (const { messages } of (answer as Streams | null) ?? []) pass(messages);
      }
    } catch (error) {
      if (!reader.isOpen) return;
      log.warn({ reason: (error as Error).message }, "redis: reading again");
      await sleep(retryMilliseconds);
    }
  }
}

type Streams = { messages: { id: string; message: Record<string, string> }[] }[];
