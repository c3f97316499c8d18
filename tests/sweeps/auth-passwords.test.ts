import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  codeSentTo,
  cookieOf,
  joinShop,
  linkInMail,
  newAddress,
  password,
  post,
  signIn,
  signUp,
  whoIs,
} from "./support/auth-client.ts";
import { codeOf, send } from "./support/call.ts";
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

test("a reset link for an unverified address ends the unproven password", async () => {
  const email = newAddress();
  await signUp(shop.url, email, { password: "planted-by-somebody-1" });
  await market.runJobs();
  await post(shop.url, "/recover", { email });
  const location = (await send(await linkInMail(market, email, shop.url))).headers.get("location")!;
  const token_hash = new URL(location, shop.url).searchParams.get("token")!;
  const opened = await post(shop.url, "/verify", { type: "recovery", token_hash, transport: "cookie" });
  expect(await whoIs(shop.url, cookieOf(opened))).toBe(email);
  expect((await signIn(shop.url, email, "planted-by-somebody-1")).status).toBe(401);
  await post(shop.url, "/user", { password }, { cookie: cookieOf(opened), method: "PUT" });
  expect((await signIn(shop.url, email)).status).toBe(200);
});

test("a password that people choose is refused with its reason, wherever one is set", async () => {
  const refused = await signUp(shop.url, newAddress(), { password: "password1" });
  expect([refused.status, codeOf(refused)]).toEqual([422, "WEAK_PASSWORD"]);
  expect(refused.body).toMatchObject({ data: { reasons: ["common"] } });
  const cookie = cookieOf(await signIn(shop.url, await joinShop(market, shop.url)));
  const change = { password: "123456", current_password: password };
  expect(codeOf(await post(shop.url, "/user", change, { cookie, method: "PUT" }))).toBe("WEAK_PASSWORD");
});

test("a reset link sets a password once, without the old one, and ends every other session", async () => {
  const email = await joinShop(market, shop.url);
  const before = cookieOf(await signIn(shop.url, email));
  await post(shop.url, "/recover", { email });
  const link = await linkInMail(market, email, shop.url);
  const followed = await send(link);
  const location = new URL(followed.headers.get("location")!, shop.url);
  expect(location.pathname).toBe("/reset-password");
  const token = location.searchParams.get("token")!;
  const open = () => post(shop.url, "/verify", { type: "recovery", token_hash: token, transport: "cookie" });
  const recovery = cookieOf(await open());
  const twice = await open();
  expect([twice.status, codeOf(twice)]).toEqual([422, "INVALID_LINK"]);
  // Who opens the used link again gets no form.
  expect((await send(link)).headers.get("location")).toBe("/reset-password?error=INVALID_LINK");

  const set = (value: string) =>
    post(shop.url, "/user", { password: value }, { cookie: recovery, method: "PUT" });
  expect((await set("kenya-double-a-1")).status).toBe(200);
  const again = await set("stolen-again-22");
  expect([again.status, codeOf(again)]).toEqual([403, "CONFIRMATION_REQUIRED"]);
  expect(await whoIs(shop.url, before)).toBeNull();
  expect((await signIn(shop.url, email)).status).toBe(401);
  expect((await signIn(shop.url, email, "kenya-double-a-1")).status).toBe(200);
});

test("a password is changed with the current one, not with a mailed code, and other devices are signed out", async () => {
  const email = await joinShop(market, shop.url);
  const [cookie, other] = [cookieOf(await signIn(shop.url, email)), cookieOf(await signIn(shop.url, email))];
  const change = (body: object) => post(shop.url, "/user", body, { cookie, method: "PUT" });
  expect(codeOf(await change({ password: "sumatra-wet-hull", current_password: "wrong-one" }))).toBe(
    "INVALID_CREDENTIALS",
  );
  await post(shop.url, "/reauthenticate", {}, { cookie });
  const nonce = await codeSentTo(market, email);
  expect(codeOf(await change({ password: "sumatra-wet-hull", nonce }))).toBe("REAUTHENTICATION_REQUIRED");
  expect(await whoIs(shop.url, other)).toBe(email);
  expect((await change({ password: "sumatra-wet-hull", current_password: password })).status).toBe(200);
  expect([await whoIs(shop.url, cookie), await whoIs(shop.url, other)]).toEqual([email, null]);
  expect((await signIn(shop.url, email, "sumatra-wet-hull")).status).toBe(200);
});

test("without the current password it takes a session confirmed within ten minutes", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const change = (body: object) => post(shop.url, "/user", body, { cookie, method: "PUT" });
  market.clock.advance(600_001);
  const late = await change({ password: "sumatra-wet-hull" });
  expect([late.status, codeOf(late)]).toEqual([403, "CONFIRMATION_REQUIRED"]);
  expect((await post(shop.url, "/confirm", { password }, { cookie })).status).toBe(200);
  expect((await change({ password: "sumatra-wet-hull" })).status).toBe(200);
  expect((await signIn(shop.url, email, "sumatra-wet-hull")).status).toBe(200);
});
