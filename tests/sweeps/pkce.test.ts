import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  cookieOf,
  getUser,
  joinShop,
  linkInMail,
  newAddress,
  password,
  post,
  signIn,
  signUp,
  type Tokens,
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

/** An app's PKCE pair: the secret verifier, and its challenge. */
function newProof() {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  return { verifier, asked: { code_challenge: challenge, code_challenge_method: "s256" } };
}

const exchange = (auth_code: string, code_verifier: string, more: object = {}) =>
  post(shop.url, "/token?grant_type=pkce", { auth_code, code_verifier, ...more });

/** Follows the newest mail's link and reads the code of its redirect. */
async function codeByMail(email: string): Promise<{ code: string; path: string }> {
  const followed = await send(await linkInMail(market, email, shop.url));
  const location = new URL(followed.headers.get("location")!, shop.url);
  return { code: location.searchParams.get("code") ?? "", path: location.pathname };
}

async function codeBySignUp(asked: object): Promise<{ email: string; code: string }> {
  const email = newAddress();
  await signUp(shop.url, email, { ...asked, redirect_to: "/welcome" });
  const { code, path } = await codeByMail(email);
  expect(path).toBe("/welcome");
  return { email, code };
}

test("a verification link gives the requesting app a code, and its verifier a session", async () => {
  const { verifier, asked } = newProof();
  const { email, code } = await codeBySignUp(asked);
  const tokens = (await exchange(code, verifier)).body as Tokens;
  expect((await getUser(shop.url, { bearer: tokens.access_token })).body).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
  });
});

test("a page may exchange it too, and gets its session as a cookie", async () => {
  const { verifier, asked } = newProof();
  const { email, code } = await codeBySignUp(asked);
  const answer = await exchange(code, verifier, { transport: "cookie" });
  expect(answer.body).toMatchObject({ access_token: null, refresh_token: null });
  expect((await getUser(shop.url, { cookie: cookieOf(answer) })).body).toMatchObject({ email });
});

test("the code is worth nothing without its verifier, and is not spoilt by trying", async () => {
  const { verifier, asked } = newProof();
  const { code } = await codeBySignUp(asked);
  const wrong = [newProof().verifier, `${verifier}x`, asked.code_challenge, "x".repeat(128)];
  for (const attempt of wrong) {
    const refused = await exchange(code, attempt);
    expect([attempt, refused.status, codeOf(refused)]).toEqual([attempt, 422, "INVALID_CODE"]);
  }
  for (const short of ["", "x".repeat(42), "x".repeat(129)])
    expect(codeOf(await exchange(code, short))).toBe("BAD_REQUEST");
  expect((await exchange(code, verifier)).status).toBe(200);
});

test("a code works once, of two at once for one, and never another's", async () => {
  const first = newProof();
  const second = newProof();
  const { code } = await codeBySignUp(first.asked);
  const { code: other } = await codeBySignUp(second.asked);
  expect(codeOf(await exchange(other, first.verifier))).toBe("INVALID_CODE");
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code, first.verifier)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  expect(codeOf(await exchange(code, first.verifier))).toBe("INVALID_CODE");
  expect((await exchange(other, second.verifier)).status).toBe(200);
});

test("a code waits five minutes", async () => {
  const { verifier, asked } = newProof();
  const early = await codeBySignUp(asked);
  market.clock.advance(299_000);
  expect((await exchange(early.code, verifier)).status).toBe(200);
  const late = await codeBySignUp(asked);
  market.clock.advance(300_001);
  expect(codeOf(await exchange(late.code, verifier))).toBe("INVALID_CODE");
  market.clock.advance(-599_001);
});

test("a reset link's code opens a session that may set a password without the old one, once", async () => {
  const email = await joinShop(market, shop.url);
  const { verifier, asked } = newProof();
  await post(shop.url, "/recover", { email, ...asked });
  const { code, path } = await codeByMail(email);
  expect(path).toBe("/reset-password");
  const { access_token: bearer } = (await exchange(code, verifier)).body as Tokens;
  const set = (value: string) => post(shop.url, "/user", { password: value }, { bearer, method: "PUT" });
  expect((await set("kenya-double-a-1")).status).toBe(200);
  expect(codeOf(await set("stolen-again-22"))).toBe("CONFIRMATION_REQUIRED");
  expect((await signIn(shop.url, email)).status).toBe(401);
  expect((await signIn(shop.url, email, "kenya-double-a-1")).status).toBe(200);
});

test("a verification link's code opens no session that may set a password", async () => {
  const { verifier, asked } = newProof();
  const { code } = await codeBySignUp(asked);
  const { access_token: bearer } = (await exchange(code, verifier)).body as Tokens;
  const refused = await post(shop.url, "/user", { password: "kenya-double-a-1" }, { bearer, method: "PUT" });
  expect(codeOf(refused)).toBe("CONFIRMATION_REQUIRED");
});

test("a used link, or one that no app requested, gives no code", async () => {
  const { asked } = newProof();
  const email = newAddress();
  await signUp(shop.url, email, asked);
  const link = await linkInMail(market, email, shop.url);
  await send(link);
  expect((await send(link)).headers.get("location")).not.toMatch(/[?&]code=/);
  const plain = newAddress();
  await signUp(shop.url, plain);
  expect((await codeByMail(plain)).code).toBe("");
});

test("a suspended person's code opens nothing", async () => {
  const { verifier, asked } = newProof();
  const { email, code } = await codeBySignUp(asked);
  const bannedUntil = new Date(market.clock.now().getTime() + 60_000);
  await market.infra.db.update(users).set({ bannedUntil }).where(eq(users.email, email));
  expect(codeOf(await exchange(code, verifier))).toBe("BANNED");
  expect((await signIn(shop.url, email, password)).status).toBe(403);
});
