import { describe, expect, test } from "vitest";
import { type Answer, bodyOf, send, splitPath } from "./support/call.ts";
import { firstNamedBy } from "./support/callers.ts";
import { expectAccepted, wrongCode } from "./support/declared-errors.ts";
import { inTurns } from "./support/in-turns.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { hasBody, type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();

const foreign = {
  "another site": "https://evil.example",
  "another port": "http://127.0.0.1:1",
  "a sandboxed frame": "null",
  "our name inside theirs": "http://localhost:3000.evil.example",
  "our name, not encrypted": "https://localhost:3000",
};

/** Sends with a cookie and the given origin; undefined sends none. */
function write(
  path: string,
  origin: string | undefined,
  { cookie = sweep.callers.buyer.cookie, ...options }: RequestInit & { cookie?: string },
): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set("cookie", cookie);
  if (origin !== undefined) headers.set("origin", origin);
  return send(`${sweep.shop.url}${path}`, { ...options, headers });
}

async function requestOf(procedure: Procedure) {
  const kind = firstNamedBy(procedure.rule);
  const world = await makeWorld(withoutLimits(sweep.market.infra), sweep.callers[kind].person);
  const { path, rest } = splitPath(procedure, await validInput(procedure, world));
  const { cookie } = sweep.callers[kind];
  return { path, options: { method: procedure.method, cookie, ...bodyOf(rest) } };
}

describe.each(procedures.filter(hasBody))("$name", (procedure) => {
  test("refuses a write from a foreign origin, and one with a cookie and no origin", async () => {
    const { path, options } = await requestOf(procedure);
    const problems = await inTurns(
      [...Object.entries(foreign), ["none"] as const],
      async ([name, origin]) => {
        const problem = wrongCode(await write(path, origin, options), 403, "FORBIDDEN");
        return problem && `${name}: ${problem}`;
      },
    );
    expect(problems.filter(Boolean)).toEqual([]);
  });

  test.each(["its own address", "the public address"])("takes one from %s", async (name) => {
    const { path, options } = await requestOf(procedure);
    const own = name === "its own address" ? sweep.shop.url : sweep.market.infra.config.publicUrl;
    const answer = await write(path, own, options);
    expectAccepted(procedure, answer);
  });
});

test.each(["/auth/v1/nothing", "/some/page"])("%s refuses a foreign origin too", async (path) => {
  const options = { method: "POST", ...bodyOf({}) };
  for (const origin of Object.values(foreign)) expect((await write(path, origin, options)).status).toBe(403);
  expect((await write(path, undefined, options)).status).toBe(403);
});

test("a visitor's script without cookies may write, and anyone may read", async () => {
  const priced = await send(`${sweep.shop.url}/api/cart/price`, {
    method: "POST",
    body: JSON.stringify({ lines: [] }),
    headers: { "content-type": "application/json" },
  });
  expect(priced.status).toBe(200);
  const { cookie } = sweep.callers.buyer;
  const read = await send(`${sweep.shop.url}/api/session`, {
    headers: { cookie, origin: "https://evil.example" },
  });
  expect(read.status).toBe(200);
  // Another site's page gets the response into the browser, but never into its script.
  expect(read.headers.get("access-control-allow-origin")).toBeNull();
});

test("the card provider's events have no origin and need none", async () => {
  const answer = await send(`${sweep.shop.url}/webhooks/cards`, {
    method: "POST",
    body: "{}",
    headers: { cookie: "some=cookie", origin: "https://provider.example" },
  });
  expect(answer).toMatchObject({ status: 400, body: { received: false } });
});
