import { afterAll, beforeAll, expect, test } from "vitest";
import { signSessionToken } from "#domains/auth/server/session-cookie.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { send } from "./support/call.ts";
import { openSession } from "./support/open-session.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
let person: Person;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
  person = await addPerson(market.infra);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

async function whoIs(cookie: string): Promise<string | null> {
  const { status, body } = await send(`${shop.url}/api/session`, { headers: { cookie } });
  expect(status).toBe(200);
  return (body as { userId: string } | null)?.userId ?? null;
}

const open = (options?: Parameters<typeof openSession>[2]) =>
  openSession(market.infra, person.userId, options);

test("a signed cookie of an open session names its person, among other cookies too", async () => {
  const cookie = await open();
  expect(await whoIs(cookie)).toBe(person.userId);
  expect(await whoIs(`theme=dark; ${cookie}; i18nextLng=es`)).toBe(person.userId);
});

test("an ended session is invalid", async () => {
  expect(await whoIs(await open({ expiresIn: -1 }))).toBeNull();
  const cookie = await open({ expiresIn: 60_000 });
  expect(await whoIs(cookie)).toBe(person.userId);
  market.clock.advance(60_001);
  expect(await whoIs(cookie)).toBeNull();
});

test("a cookie signed with another secret is invalid", async () => {
  expect(await whoIs(await open({ secret: "u".repeat(40) }))).toBeNull();
});

test("a tampered cookie is invalid", async () => {
  const cookie = await open();
  const [name, value] = cookie.split(/=(.*)/s) as [string, string];
  const [token, signature] = decodeURIComponent(value).split(".") as [string, string];
  const other = decodeURIComponent((await open()).split(/=(.*)/s)[1]!).split(".")[1]!;
  const forged = {
    "no signature": token,
    "an empty signature": `${token}.`,
    "another's signature": `${token}.${other}`,
    "a cut signature": `${token}.${signature.slice(0, -4)}`,
    "another token": `${token}x.${signature}`,
    "no token": `.${signature}`,
    "a dot more": `${token}.x.${signature}`,
    "broken encoding": "%E0%A4%A",
    "a null byte": "a%00b.c",
    nothing: "",
    "endless text": "x".repeat(6_000),
  };
  for (const [what, attempt] of Object.entries(forged))
    expect([what, await whoIs(`${name}=${encodeURIComponent(attempt)}`)]).toEqual([what, null]);
  expect(await whoIs(`${name}=%E0%A4%A`)).toBeNull();
});

test("a signed token without a session is invalid", async () => {
  const name = (await open()).split("=")[0]!;
  for (const token of ["never", "' or '1'='1"])
    expect(await whoIs(`${name}=${signSessionToken(token, market.infra.config)}`)).toBeNull();
});

test("a page's cookie under another name is invalid", async () => {
  const value = (await open()).split(/=(.*)/s)[1]!;
  expect(await whoIs(`session=${value}; better-auth.session_token=${value}`)).toBeNull();
});
