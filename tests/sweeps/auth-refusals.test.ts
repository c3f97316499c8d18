import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { cookieOf, joinShop, newAddress, password, post, signIn, signUp } from "./support/auth-client.ts";
import { send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.doors);
});
beforeEach(async () => {
  await market.doors.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const whoIs = async (cookie: string) =>
  ((await send(`${shop.url}/api/session`, { cookie })).body as { email: string } | null)?.email ?? null;
const findUser = async (email: string) =>
  (await market.doors.db.select().from(users).where(eq(users.email, email)))[0];

test("nobody signs up as more than a buyer, whatever they send", async () => {
  const email = newAddress();
  await signUp(shop.url, email, {
    role: "admin",
    roles: ["admin"],
    emailVerified: true,
    id: "1",
    createdAt: 0,
  });
  const user = await findUser(email);
  if (user) {
    expect(user.emailVerified).toBe(false);
    const held = await market.doors.db.select().from(userRoles).where(eq(userRoles.userId, user.id));
    expect(held.map(({ role }) => role)).toEqual(["buyer"]);
  }
  expect((await signIn(shop.url, email)).status).toBeGreaterThanOrEqual(400);
});

test("no link leads to another site", async () => {
  const email = await joinShop(market, shop.url);
  for (const callbackURL of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
  ]) {
    await market.doors.db.delete(rateLimits);
    const up = await signUp(shop.url, newAddress(), { callbackURL });
    expect([callbackURL, up.status]).toEqual([callbackURL, 403]);
    const reset = await post(shop.url, "/request-password-reset", { email, redirectTo: callbackURL });
    expect([callbackURL, reset.status]).toEqual([callbackURL, 403]);
  }
});

test("wrong inputs are refused without a look inside", async () => {
  const inputs: object[] = [
    {},
    { email: 7, password: 7, name: 7 },
    { email: "no address", password, name: "A" },
    { email: newAddress(), password: "12345", name: "A" },
    { email: newAddress(), password: "x".repeat(201), name: "A" },
    { email: `${"x".repeat(5_000)}@people.example`, password, name: "A" },
    { email: newAddress(), password, name: "null\u0000byte" },
    { email: newAddress(), password, name: "A", language: "de" },
    { email: ["a@b.example"], password: { $ne: null }, name: "A" },
  ];
  for (const path of ["/sign-up/email", "/sign-in/email", "/request-password-reset", "/reset-password"])
    for (const input of inputs) {
      await market.doors.db.delete(rateLimits);
      const answer = await post(shop.url, path, input);
      const what = `${path} ${JSON.stringify(input).slice(0, 80)} ${answer.text.slice(0, 200)}`;
      expect(answer.status, what).toBeLessThan(500);
      expect(answer.text).not.toMatch(/node_modules|\.ts:\d|insert into|Failed query/);
    }
});

test("an open session can be read and ended by its own person alone", async () => {
  const email = await joinShop(market, shop.url);
  const mine = cookieOf(await signIn(shop.url, email));
  const other = cookieOf(await signIn(shop.url, await joinShop(market, shop.url)));
  const [row] = await market.doors.db
    .select({ token: sessions.token })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  await post(shop.url, "/revoke-session", { token: row!.token }, { cookie: other });
  expect(await whoIs(mine)).toBe(email);
});
