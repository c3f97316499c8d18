import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { startRedis } from "../../../tests/support/start-redis.ts";
import { hearRedis } from "./hear-redis.ts";
import { liveMessage, openLiveEvents, publishAllLive, publishLive } from "./live-events.ts";
import { openNotifications } from "./notifications.ts";

let market: TestMarket;
let redis: Awaited<ReturnType<typeof startRedis>>;
let stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  redis = await startRedis();
}, 120_000);
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});
afterAll(async () => {
  await redis?.close();
  await market?.close();
});

const userId = randomUUID();
const say = (id: string) => publishLive(market.infra.db, userId, { type: "cart" }, id);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `${from + n}`);

/** What a process has of live events. */
async function openProcess() {
  const log = openLog("silent");
  const notifications = openNotifications(market.databaseUrl, log);
  const source = hearRedis({ url: redis.url, notifications, log });
  const live = openLiveEvents(source);
  const heard: string[] = [];
  live.follow(userId, {
    onEntry: ({ message }) => heard.push(message.id ?? message.type),
    onGap: () => heard.push("gap"),
  });
  const stop = async () => {
    source.stop();
    await notifications.stop();
  };
  stops.push(stop);
  const proof = randomUUID();
  await expect.poll(() => say(proof).then(() => heard), { timeout: 10_000 }).toContain(proof);
  // What Redis had already.
  heard.length = 0;
  return { live, heard, said: () => heard.filter((one) => /^\d+$/.test(one)), stop };
}

test("two processes hear each event once, in the same order", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  for (const id of numbers(1, 50)) await say(id);
  const twice = numbers(51, 60).map((id) => ({ userId, event: { type: "cart" }, id }));
  await market.infra.db.transaction(async (tx) => {
    await publishAllLive(tx, twice);
    await publishAllLive(tx, twice);
  });
  await expect.poll(() => [one.said(), other.said()]).toEqual([numbers(1, 60), numbers(1, 60)]);
  expect(one.live.head()).toBe(other.live.head());
});

/** A process whose database says what the test lets it say. */
async function openSilentProcess() {
  let take: (payload: string) => void = () => undefined;
  let change: (isHearing: boolean) => void = () => undefined;
  const source = hearRedis({
    url: redis.url,
    log: openLog("silent"),
    notifications: {
      hear: (_channel, onPayload) => {
        take = onPayload;
      },
      onChange: (listener) => {
        change = listener;
      },
    },
  });
  const heard: string[] = [];
  openLiveEvents(source).follow(userId, {
    onEntry: ({ message }) => heard.push(message.id!),
    onGap: () => undefined,
  });
  stops.push(async () => source.stop());
  return {
    heard,
    begin: () => change(true),
    end: () => change(false),
    say: (id: string) => take(`9-${id} ${liveMessage({ userId, event: { type: "cart" }, id })}`),
  };
}

test("a process that has just begun to listen does not overtake what another is about to pass on", async () => {
  const [known, late] = [await openSilentProcess(), await openSilentProcess()];
  known.begin();
  known.say("a");
  await expect.poll(() => known.heard).toContain("a");
  late.begin();
  // It began to listen between the two.
  late.say("c");
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  for (const id of ["b", "c"]) known.say(id);
  await expect.poll(() => late.heard.slice(-3)).toEqual(["a", "b", "c"]);
  late.say("d");
  known.end();
  // No other process says it.
  await expect.poll(() => known.heard.slice(-4), { timeout: 10_000 }).toEqual(["a", "b", "c", "d"]);
});

test("a process that starts knows what happened before it, while another heard it", async () => {
  const one = await openProcess();
  const before = one.live.head();
  for (const id of numbers(1, 20)) await say(id);
  await expect.poll(() => one.said()).toEqual(numbers(1, 20));
  const next = await openProcess();
  const missed = next.live.listAfter(before, userId)?.map(({ message }) => message.id);
  expect(missed?.filter((id) => /^\d+$/.test(id!))).toEqual(numbers(1, 20));
});

test("what nobody heard is not known: pages are asked to fetch everything again", async () => {
  const first = await openProcess();
  const before = first.live.head();
  await first.stop();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  await say("1");
  const next = await openProcess();
  expect(next.live.listAfter(before, userId)).toBeNull();
}, 30_000);

test("while Redis is away events wait; nothing is lost, or all are told so", async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  await redis.kill();
  for (const id of numbers(1, 10)) await say(id);
  await redis.begin();
  for (const { heard, said } of [one, other])
    await expect
      .poll(() => heard.includes("gap") || said().join() === numbers(1, 10).join(), { timeout: 20_000 })
      .toBe(true);
  await say("99");
  for (const { said } of [one, other]) await expect.poll(() => said().at(-1), { timeout: 10_000 }).toBe("99");
}, 60_000);

test("a Redis that comes back empty is a gap", async () => {
  const one = await openProcess();
  await redis.lose();
  await redis.begin();
  await expect.poll(() => one.heard, { timeout: 20_000 }).toContain("gap");
  await say("5");
  await expect.poll(() => one.said().at(-1), { timeout: 10_000 }).toBe("5");
}, 60_000);
