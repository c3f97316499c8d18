import { eq } from "drizzle-orm";
import {
  type CryptoKey,
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { authOf } from "#domains/auth/server/auth.ts";
import { refreshTokens, sessions, users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  cookieOf,
  getUser,
  joinShop,
  post,
  refresh,
  signIn,
  signInAsApp,
  type Tokens,
} from "./support/auth-client.ts";
import { type Answer, codeOf, send } from "./support/call.ts";
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

const hour = 3_600_000;
const day = 24 * hour;
const issuer = "http://localhost:3000/auth/v1";
const read = (path: string, bearer: string, headers: Record<string, string> = {}) =>
  send(`${shop.url}${path}`, { headers: { authorization: `Bearer ${bearer}`, ...headers } });
const tokensOf = ({ status, text, body }: Answer): Tokens => {
  if (status !== 200) throw new Error(text);
  return body as Tokens;
};

/** Advances the clock, and resets it afterwards. */
async function later(milliseconds: number, look: () => Promise<void>): Promise<void> {
  market.clock.advance(milliseconds);
  try {
    await look();
  } finally {
    market.clock.advance(-milliseconds);
  }
}

async function expectRefused(what: string, token: string): Promise<void> {
  for (const path of ["/api/orders", "/auth/v1/user"]) {
    const refused = await read(path, token);
    expect([what, path, refused.status, codeOf(refused)]).toEqual([what, path, 401, "INVALID_JWT"]);
  }
}

test("an app's token is its person everywhere, as the cookie is", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const { access_token: token } = await signInAsApp(shop.url, email);
  for (const path of ["/api/orders", "/api/wishlist"]) {
    const [asApp, asPage] = [await read(path, token), await send(`${shop.url}${path}`, { cookie })];
    expect([path, asApp.status, asApp.body]).toEqual([path, 200, asPage.body]);
  }
  const asApp = (await read("/auth/v1/user", token)).body as { id: string };
  expect(asApp).toEqual((await getUser(shop.url, { cookie })).body);
  expect(decodeJwt(token)).toMatchObject({ sub: asApp.id, email, aal: "aal1", iss: issuer });
  // Scheme names know no case (RFC 9110, section 11.1).
  expect((await read("/auth/v1/user", token, { authorization: `bearer ${token}` })).status).toBe(200);
});

test("published keys verify a token, and reveal no secret", async () => {
  const { access_token: token } = await signInAsApp(shop.url, await joinShop(market, shop.url));
  const address = new URL(`${shop.url}/auth/v1/.well-known/jwks.json`);
  const { payload } = await jwtVerify(token, createRemoteJWKSet(address), {
    issuer,
    audience: "authenticated",
    requiredClaims: ["sub", "exp", "iat", "session_id"],
  });
  expect(payload.exp! - payload.iat!).toBe(3_600);
  const { keys } = (await send(address.href)).body as { keys: Record<string, unknown>[] };
  for (const key of keys) {
    expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "x"]);
    expect(key).toMatchObject({ alg: "EdDSA", crv: "Ed25519", kty: "OKP" });
  }
});

test("a token is valid for an hour", async () => {
  const { access_token: token } = await signInAsApp(shop.url, await joinShop(market, shop.url));
  await later(hour - 2_000, async () => expect((await read("/api/orders", token)).status).toBe(200));
  await later(hour + 1_000, () => expectRefused("an hour old", token));
});

test("a token ends with its session, at once", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const ways: [what: string, end: (token: string) => Promise<Answer>][] = [
    ["signed out", (bearer) => post(shop.url, "/logout", {}, { bearer })],
    ["signed out elsewhere", () => post(shop.url, "/logout?scope=others", {}, { cookie })],
    [
      "its device signed out",
      (bearer) =>
        post(shop.url, `/sessions/${decodeJwt(bearer).session_id}`, {}, { cookie, method: "DELETE" }),
    ],
  ];
  for (const [what, end] of ways) {
    const { access_token: token, refresh_token } = await signInAsApp(shop.url, email);
    expect((await read("/api/orders", token)).status).toBe(200);
    const ended = await end(token);
    expect(ended.status, what).toBeLessThan(300);
    await expectRefused(what, token);
    expect(codeOf(await refresh(shop.url, refresh_token))).toBe("INVALID_REFRESH_TOKEN");
  }
});

test("a token that we did not sign, or not for this use, is invalid", async () => {
  const { access_token: token } = await signInAsApp(shop.url, await joinShop(market, shop.url));
  const claims = decodeJwt(token);
  const seconds = Math.floor(market.clock.now().getTime() / 1_000);
  const { kid } = decodeProtectedHeader(token);
  const sign = (key: CryptoKey, header: object) =>
    new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", ...header }).sign(key);
  const { privateKey } = await generateKeyPair("EdDSA");
  const ours = (payload: object) =>
    authOf(market.infra).api.signJWT({ body: { payload: { ...claims, ...payload } } });
  const { keys } = (await send(`${shop.url}/auth/v1/.well-known/jwks.json`)).body as {
    keys: { x: string }[];
  };
  const [header, body, signature] = token.split(".") as [string, string, string];
  const other = Buffer.from(JSON.stringify({ ...claims, aal: "aal2" })).toString("base64url");
  const forged = {
    "of another key": await sign(privateKey, { kid }),
    "of another key, unknown here": await sign(privateKey, { kid: "somebody-elses" }),
    "of another key, unnamed": await sign(privateKey, {}),
    "not signed": new UnsecuredJWT(claims).encode(),
    "signed with our public key": await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: kid! })
      .sign(Buffer.from(keys[0]!.x, "base64url")),
    "of another issuer": (await ours({ iss: "https://evil.example" })).token,
    "for another audience": (await ours({ aud: "another-shop" })).token,
    "not valid yet": (await ours({ nbf: seconds + 600 })).token,
    "of yesterday": (await ours({ exp: seconds - 60 })).token,
    "of no session": (await ours({ session_id: "8d8ac610-566d-4ef0-9c22-186b2a5ed793" })).token,
    "of a session that is no text": (await ours({ session_id: 7 })).token,
    "with another body": [header, other, signature].join("."),
    "with its signature cut": [header, body, ""].join("."),
    "a refresh token": "x".repeat(43),
    "endless text": "x".repeat(6_000),
  };
  for (const [what, attempt] of Object.entries(forged)) await expectRefused(what, attempt);
  expect((await read("/api/orders", token)).status).toBe(200);
});

test("a bad token is not made up for by a good cookie, and a good one needs no cookie and no origin", async () => {
  const email = await joinShop(market, shop.url);
  const cookie = cookieOf(await signIn(shop.url, email));
  const both = await send(`${shop.url}/api/orders`, { cookie, headers: { authorization: "Bearer x.y.z" } });
  expect([both.status, codeOf(both)]).toEqual([401, "INVALID_JWT"]);
  const { access_token: bearer } = await signInAsApp(shop.url, email);
  const data = { full_name: "Ada Byron" };
  const written = await post(shop.url, "/user", { data }, { bearer, method: "PUT" });
  expect([written.status, written.body]).toEqual([
    200,
    expect.objectContaining({ user_metadata: expect.objectContaining(data) }),
  ]);
  const headers = { origin: "https://evil.example" };
  const ridden = await post(shop.url, "/user", { data }, { cookie, method: "PUT", headers });
  expect([ridden.status, codeOf(ridden)]).toEqual([403, "FORBIDDEN"]);
});

test("a refresh token is used once and replaced; the new tokens are the same session's", async () => {
  const email = await joinShop(market, shop.url);
  const first = await signInAsApp(shop.url, email);
  const second = tokensOf(await refresh(shop.url, first.refresh_token));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(decodeJwt(second.access_token).session_id).toBe(decodeJwt(first.access_token).session_id);
  const third = tokensOf(await refresh(shop.url, second.refresh_token));
  for (const { access_token } of [first, second, third])
    expect((await read("/api/orders", access_token)).status).toBe(200);
  const kept = await market.infra.db.select().from(refreshTokens);
  for (const { refresh_token } of [first, second, third])
    expect(JSON.stringify(kept)).not.toContain(refresh_token);
});

test("a refresh token that comes twice ends the whole family: session and all tokens, the newest too", async () => {
  const email = await joinShop(market, shop.url);
  const elsewhere = await signInAsApp(shop.url, email);
  const first = await signInAsApp(shop.url, email);
  const second = tokensOf(await refresh(shop.url, first.refresh_token));
  const third = tokensOf(await refresh(shop.url, second.refresh_token));
  const again = await refresh(shop.url, first.refresh_token);
  expect([again.status, codeOf(again)]).toEqual([401, "INVALID_REFRESH_TOKEN"]);
  expect(codeOf(await refresh(shop.url, third.refresh_token))).toBe("INVALID_REFRESH_TOKEN");
  for (const { access_token } of [first, second, third]) await expectRefused("of the family", access_token);
  expect((await read("/api/orders", elsewhere.access_token)).status).toBe(200);
});

test("of ten who come with one refresh token, exactly one gets the next, and then the family ends", async () => {
  for (let turn = 0; turn < 3; turn++) {
    const first = await signInAsApp(shop.url, await joinShop(market, shop.url));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(shop.url, first.refresh_token)),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === "INVALID_REFRESH_TOKEN")).toHaveLength(9);
    const next = tokensOf(won[0]!);
    expect(codeOf(await refresh(shop.url, next.refresh_token))).toBe("INVALID_REFRESH_TOKEN");
    await expectRefused("of the family", next.access_token);
  }
});

test("a session ends after 30 days without a visit", async () => {
  const email = await joinShop(market, shop.url);
  const first = await signInAsApp(shop.url, email);
  const idle = await signInAsApp(shop.url, email);
  await later(29 * day, async () => {
    const next = tokensOf(await refresh(shop.url, first.refresh_token));
    expect((await read("/api/orders", next.access_token)).status).toBe(200);
    await later(2 * day, async () => {
      expect(codeOf(await refresh(shop.url, idle.refresh_token))).toBe("INVALID_REFRESH_TOKEN");
      expect((await refresh(shop.url, next.refresh_token)).status).toBe(200);
    });
  });
});

test("a session ends after 90 days, however often it is prolonged; a page's too", async () => {
  const email = await joinShop(market, shop.url);
  let { refresh_token: token } = await signInAsApp(shop.url, email);
  const cookie = cookieOf(await signIn(shop.url, email));
  const prolong = () =>
    post(shop.url, "/token?grant_type=refresh_token", { transport: "cookie" }, { cookie });
  for (let passed = 0; passed < 80; passed += 20) {
    market.clock.advance(20 * day);
    token = tokensOf(await refresh(shop.url, token)).refresh_token;
    const [line] = (await prolong()).headers.getSetCookie();
    const seconds = Number(/Max-Age=(\d+)/.exec(line!)![1]);
    expect(Math.abs(seconds - Math.min(30, 90 - (passed + 20)) * 86_400)).toBeLessThan(7_200);
  }
  await later(10 * day + hour, async () => {
    expect(codeOf(await refresh(shop.url, token))).toBe("INVALID_REFRESH_TOKEN");
    expect(codeOf(await prolong())).toBe("SESSION_MISSING");
    expect((await getUser(shop.url, { cookie })).status).toBe(401);
  });
  market.clock.advance(-80 * day);
});

test("a suspended person's tokens are refreshed no more, even where a session was left", async () => {
  const email = await joinShop(market, shop.url);
  const { refresh_token } = await signInAsApp(shop.url, email);
  const bannedUntil = new Date(market.clock.now().getTime() + day);
  await market.infra.db.update(users).set({ bannedUntil }).where(eq(users.email, email));
  expect(codeOf(await refresh(shop.url, refresh_token))).toBe("INVALID_REFRESH_TOKEN");
});

test("an access token's hour buys no cookie that would last longer", async () => {
  const { access_token: bearer } = await signInAsApp(shop.url, await joinShop(market, shop.url));
  const asked = await post(shop.url, "/token?grant_type=refresh_token", { transport: "cookie" }, { bearer });
  expect([asked.status, codeOf(asked), asked.headers.getSetCookie()]).toEqual([401, "SESSION_MISSING", []]);
});

test("nothing that is no refresh token refreshes anything", async () => {
  const { access_token } = await signInAsApp(shop.url, await joinShop(market, shop.url));
  const before = await market.infra.db.$count(sessions);
  for (const token of ["", "x", access_token.slice(0, 200), "x".repeat(200)])
    expect(codeOf(await refresh(shop.url, token))).toBe("INVALID_REFRESH_TOKEN");
  expect(codeOf(await post(shop.url, "/token?grant_type=refresh_token", {}))).toBe("INVALID_REFRESH_TOKEN");
  expect(await market.infra.db.$count(sessions)).toBe(before);
});
