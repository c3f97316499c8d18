import http from "node:http";
import { finished } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { bodyOf, call, splitPath } from "./support/call.ts";
import { firstNamedBy } from "./support/callers.ts";
import { type Large, largestInvalid, largestValid } from "./support/largest-inputs.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { hasBody, type Procedure, pathFields, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();

const mostMilliseconds = 50;
/** What a first call has to compile, and a collection of garbage, do not repeat. */
const tries = 6;

/**
 * The longest turn of the event loop while the work is under way, in milliseconds of this thread's own time: how busy the
 * machine is otherwise does not count. Short turns within a millisecond count as one, since looking at each would keep a core
 * busy.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  };
  const timer = setInterval(look, 1);
  await work();
  clearInterval(timer);
  look();
  return longest / 1_000;
}

/** A call whose body is written before, and copied nowhere on its way: that would be the client's work. */
async function prepare(
  procedure: Procedure,
  input: unknown,
  cookie: string,
): Promise<() => Promise<unknown>> {
  if (!hasBody(procedure)) return () => call(sweep.shop.url, procedure, input, cookie);
  const { path, rest } = splitPath(procedure, input);
  const { body, headers } = bodyOf(rest);
  const bytes = Buffer.from(await new Blob([body]).arrayBuffer());
  const more = { cookie, origin: new URL(sweep.shop.url).origin, "content-length": bytes.length };
  return () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const options = { method: procedure.method, headers: { ...headers, ...more } };
    const request = http.request(sweep.shop.url + path, options, (response) => {
      if (response.statusCode === 500) reject(new Error("500"));
      resolve(finished(response.resume()));
    });
    request.on("error", reject).end(bytes);
    return promise;
  };
}

describe.each(procedures)("$name", (procedure) => {
  test("lets nobody else wait, however large its input is", { timeout: 120_000 }, async () => {
    const { person, cookie } = sweep.callers[firstNamedBy(procedure.rule)];
    const valid = await validInput(procedure, await makeWorld(withoutLimits(sweep.market.infra), person));
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
