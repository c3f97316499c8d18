import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { addPerson } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  cookieOf,
  joinShop,
  newAddress,
  password,
  post,
  signIn,
  signUp,
  whoIs,
} from "./support/auth-client.ts";
import { send } from "./support/call.ts";
import { openSession } from "./support/open-session.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const findUser = async (email: string) =>
  (await market.infra.db.select().from(users).where(eq(users.email, email)))[0];

test("a sign-up creates only a buyer, whatever is sent", async () => {
  for (const extra of [
    { role: "admin" },
    { roles: ["admin"] },
    { emailVerified: true },
    { email_confirm: true },
    { app_metadata: { roles: ["admin"] } },
  ]) {
    const email = newAddress();
    expect((await signUp(shop.url, email, extra)).status).toBe(400);
    expect(await findUser(email)).toBeUndefined();
  }
  const email = newAddress();
  await signUp(shop.url, email, { data: { full_name: "Ada Brown", role: "admin", roles: ["admin"] } });
  const held = await market.infra.db
    .select()
    .from(userRoles)
    .where(eq(userRoles.userId, (await findUser(email))!.id));
  expect(held.map(({ role }) => role)).toEqual(["buyer"]);
});

test("no link leads to another site", async () => {
  const email = await joinShop(market, shop.url);
  for (const redirect_to of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "/auth/..//evil.example/%2e%2e",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://localhost:3000@evil.example/",
    "http://localhost:3000.evil.example/",
    "https://localhost:3000/",
    "evil.example",
    "",
  ]) {
    await market.infra.db.delete(rateLimits);
    const asked = [
      await signUp(shop.url, newAddress(), { redirect_to }),
      await post(shop.url, "/recover", { email, redirect_to }),
      await post(shop.url, "/resend", { type: "signup", email, redirect_to }),
      await post(shop.url, `/recover?${new URLSearchParams({ redirect_to })}`, { email }),
    ];
    for (const { status, body } of asked)
      expect([redirect_to, status, body]).toEqual([
        redirect_to,
        422,
        expect.objectContaining({ code: "INVALID_REDIRECT" }),
      ]);
    // A tampered link redirects to our own page.
    const query = new URLSearchParams({ type: "signup", token: "none", redirect_to });
    const followed = await send(`${shop.url}/auth/v1/verify?${query}`);
    expect(followed.headers.get("location")).toBe("/auth?verified=1&error=INVALID_LINK");
  }
});

test("a planted session is not the one a user is signed in to", async () => {
  const thief = await joinShop(market, shop.url);
  const planted = cookieOf(await signIn(shop.url, thief));
  const email = await joinShop(market, shop.url);
  const grant = { email, password, transport: "cookie" };
  const entered = cookieOf(await post(shop.url, "/token?grant_type=password", grant, { cookie: planted }));
  expect(entered).not.toBe(planted);
  expect([await whoIs(shop.url, entered), await whoIs(shop.url, planted)]).toEqual([email, null]);
  // A token invented by the browser is not accepted either.
  const made = "cafeto_session=made-up-by-somebody.c2lnbmVk";
  const fresh = cookieOf(await post(shop.url, "/token?grant_type=password", grant, { cookie: made }));
  expect(fresh).not.toContain("made-up-by-somebody");
});

test("another site can neither sign a person in nor out, nor listen to what happens to them", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const headers = { origin: "https://evil.example" };
  const grant = { email, password, transport: "cookie" };
  const entered = await post(shop.url, "/token?grant_type=password", grant, { headers });
  expect([entered.status, entered.headers.getSetCookie()]).toEqual([403, []]);
  expect((await post(shop.url, "/logout", {}, { cookie, headers })).status).toBe(403);
  expect(await whoIs(shop.url, cookie)).toBe(email);
  const stream = await send(`${shop.url}/realtime/v1/events`, { cookie, headers });
  expect(stream.status).toBe(403);
});

test("a suspended person is refused once they have shown who they are, and their sessions end", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const { id } = (await findUser(email))!;
  const admin = await addPerson(market.infra, { roles: ["admin"] });
  const asAdmin = await openSession(market.infra, admin.userId, { aal: "aal2" });
  const change = (body: object) =>
    post(shop.url, `/admin/users/${id}`, body, { cookie: asAdmin, method: "PUT" });
  expect((await change({ ban_duration: "24h" })).body).toMatchObject({ banned_until: expect.any(String) });
  expect(await whoIs(shop.url, cookie)).toBeNull();
  expect((await signIn(shop.url, email, "not-the-password")).body).toMatchObject({
    code: "INVALID_CREDENTIALS",
  });
  const refused = await signIn(shop.url, email);
  expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ code: "BANNED" })]);
  await change({ ban_duration: "none" });
  expect((await signIn(shop.url, email)).status).toBe(200);
});

test("an admin creates, finds, changes and signs out people; a known address is a conflict", async () => {
  const admin = await addPerson(market.infra, { roles: ["admin"] });
  const cookie = await openSession(market.infra, admin.userId, { aal: "aal2" });
  const email = newAddress();
  const facts = { email, password, email_confirm: true, user_metadata: { full_name: "Rosa Lima" } };
  const created = await post(shop.url, "/admin/users", facts, { cookie });
  expect([created.status, created.body]).toEqual([201, expect.objectContaining({ email })]);
  expect((await post(shop.url, "/admin/users", facts, { cookie })).status).toBe(409);
  const { id } = created.body as { id: string };
  const entered = cookieOf(await signIn(shop.url, email));
  const found = await send(`${shop.url}/auth/v1/admin/users?search=${encodeURIComponent(email)}`, { cookie });
  expect(found.body).toMatchObject({ total: 1, users: [{ id, email }] });
  const next = newAddress();
  await post(shop.url, `/admin/users/${id}`, { email: next }, { cookie, method: "PUT" });
  expect(await whoIs(shop.url, entered)).toBe(next);
  await post(shop.url, `/admin/users/${id}/logout`, {}, { cookie });
  expect(await whoIs(shop.url, entered)).toBeNull();
});
