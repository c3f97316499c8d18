import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { bodyOf, call, send, splitPath } from "./support/call.ts";
import { addCallers, type Callers, firstNamedBy, keepSignedIn } from "./support/callers.ts";
import { type Large, largestInvalid, largestValid } from "./support/largest-inputs.ts";
import { openShop, type Shop, withoutLimits } from "./support/open-shop.ts";
import { hasBody, type Procedure, pathFields, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

let market: TestMarket;
let shop: Shop;
let callers: Callers;
beforeAll(async () => {
  market = await openTestMarket();
  shop = await openShop(withoutLimits(market.infra));
  callers = await addCallers(market.infra);
});
beforeEach(() => keepSignedIn(market.infra, callers));
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const mostMilliseconds = 50;
/** What a first call has to compile, and a collection of garbage, do not repeat. */
const tries = 6;

/**
 * The longest turn of the event loop while the work is under way, in milliseconds of this thread's own time: how busy the
 * machine is otherwise does not count.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const tick = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isOver = true;
  return longest / 1_000;
}

/** A call whose body is written before: that is the client's work. */
async function prepare(
  procedure: Procedure,
  input: unknown,
  cookie: string,
): Promise<() => Promise<unknown>> {
  if (!hasBody(procedure)) return () => call(shop.url, procedure, input, cookie);
  const { path, rest } = splitPath(procedure, input);
  const { body, headers } = bodyOf(rest);
  const bytes = Buffer.from(await new Blob([body]).arrayBuffer());
  return () => send(shop.url + path, { method: procedure.method, headers, body: bytes, cookie });
}

describe.each(procedures)("$name", (procedure) => {
  test("lets nobody else wait, however large its input is", { timeout: 120_000 }, async () => {
    const { person, cookie } = callers[firstNamedBy(procedure.rule)];
    const valid = await validInput(procedure, await makeWorld(withoutLimits(market.infra), person));
    const inPath = pathFields(procedure);
    const inBody = Object.keys(procedure.schema.properties ?? {}).filter((name) => !inPath.includes(name));
    const invalid = hasBody(procedure) ? largestInvalid(inBody, valid) : [];
    const slow: string[] = [];
    for (const { name, input } of [...largestValid(procedure.schema, valid), ...invalid] satisfies Large[]) {
      const request = await prepare(procedure, input, cookie);
      let shortest = Number.POSITIVE_INFINITY;
      for (let left = tries; left > 0 && shortest > mostMilliseconds; left -= 1)
        shortest = Math.min(shortest, await longestTurn(request));
      if (shortest > mostMilliseconds) slow.push(`${name}: ${shortest.toFixed()} ms`);
    }
    expect(slow).toEqual([]);
  });
});
