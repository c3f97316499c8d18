import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions, users, verifications } from "#domains/auth/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { clientId, clientSecret, type OidcProvider, startOidcProvider } from "../support/oidc-provider.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import {
  cookieOf,
  getUser,
  joinShop,
  newAddress,
  post,
  signIn,
  type Tokens,
  whoIs,
} from "./support/auth-client.ts";
import { codeOf, send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import { begunBy, comeBack, goThere, signInAtProvider, startSso } from "./support/provider-sign-in.ts";

let provider: OidcProvider;
let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  provider = await startOidcProvider();
  market = await openTestMarket({
    withSandbox: false,
    env: {
      OIDC_ISSUER: provider.url,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: "Finca ID",
      OIDC_DOMAINS: "finca.example, Cooperative.example",
    },
  });
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  provider.claims = { sub: newAddress(), email: newAddress(), email_verified: true, name: "Ada Brown" };
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
  await provider?.close();
});

const sessionsOf = async (email: string) =>
  market.infra.db
    .select({ method: sessions.method })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));

test("a page learns which ways there are", async () => {
  const { body } = await send(`${shop.url}/auth/v1/settings`);
  expect(body).toEqual({ provider: { id: "oidc", name: "Finca ID" }, phone: false, web3: false });
});

test("a browser goes to the provider and comes back signed in, where it meant to go", async () => {
  const begun = await startSso(shop.url, { redirect_to: "/cart?step=2" });
  expect(begun.url).toMatch(/code_challenge_method=S256/);
  expect(new URL(begun.url).searchParams.get("redirect_uri")).toBe(
    "http://localhost:3000/auth/v1/callback/oidc",
  );
  const { location, cookie, answer } = await goThere(shop.url, begun);
  expect(`${location.pathname}${location.search}`).toBe("/cart?step=2");
  expect(await whoIs(shop.url, cookie)).toBe(provider.claims.email);
  const [line] = answer.headers.getSetCookie().filter((each) => each.startsWith("cafeto_session="));
  expect(line).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await sessionsOf(provider.claims.email!)).toEqual([{ method: "provider" }]);
});

test("the provider is found by the domains of its people, and by no other", async () => {
  for (const domain of ["finca.example", "cooperative.EXAMPLE"])
    expect((await post(shop.url, "/sso", { domain })).status).toBe(200);
  for (const other of [{ domain: "other.example" }, { domain: "" }, { provider_id: "google" }, {}]) {
    const refused = await post(shop.url, "/sso", other);
    expect([other, refused.status]).toEqual([other, "domain" in other && !other.domain ? 400 : 422]);
  }
});

test("no callback redirects to another site", async () => {
  for (const redirect_to of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "javascript:1",
  ]) {
    const refused = await post(shop.url, "/sso", { provider_id: "oidc", redirect_to });
    expect([redirect_to, refused.status, codeOf(refused)]).toEqual([redirect_to, 422, "INVALID_REDIRECT"]);
  }
});

test("a callback that this browser did not start signs no one in", async () => {
  const begun = await startSso(shop.url, { redirect_to: "/cart" });
  const back = await signInAtProvider(shop.url, begun);
  const other = await startSso(shop.url);
  const forged = new URL(back);
  forged.searchParams.set("state", "made-up");
  const without = new URL(back);
  without.searchParams.delete("state");
  const ways: [what: string, back: string, cookie: string][] = [
    ["without the cookie", back, ""],
    ["with another browser's cookie", back, other.cookie],
    ["with a cookie that was changed", back, `${begun.cookie.slice(0, -6)}AAAA%3D`],
    ["with a forged state", forged.href, begun.cookie],
    ["without a state", without.href, begun.cookie],
    ["with nothing", `${shop.url}/auth/v1/callback/oidc`, begun.cookie],
    ["at another provider's address", back.replace("/oidc", "/google"), begun.cookie],
  ];
  for (const [what, address, cookie] of ways) {
    const arrived = await comeBack(shop.url, address, cookie);
    expect([what, arrived.location.pathname]).toEqual([what, "/auth"]);
    expect([what, arrived.location.searchParams.get("error")]).toEqual([
      what,
      expect.stringMatching(/^PROVIDER_/),
    ]);
    expect([what, arrived.cookie.includes("cafeto_session")]).toEqual([what, false]);
  }
  expect(await sessionsOf(provider.claims.email!)).toEqual([]);
});

test("a callback works once", async () => {
  const begun = await startSso(shop.url);
  const back = await signInAtProvider(shop.url, begun);
  expect(await whoIs(shop.url, (await comeBack(shop.url, back, begun.cookie)).cookie)).toBe(
    provider.claims.email,
  );
  const again = await comeBack(shop.url, back, begun.cookie);
  expect(again.location.searchParams.get("error")).toBe("PROVIDER_REFUSED");
  expect(again.cookie).not.toContain("cafeto_session");
  expect(await sessionsOf(provider.claims.email!)).toHaveLength(1);
});

test("the provider's claims are checked here too, and a cancelled sign-in says so", async () => {
  const good = { ...provider.claims };
  const known = await joinShop(market, shop.url);
  const wrong = {
    "another audience": [{ aud: "another-shop" }, "PROVIDER_REFUSED"],
    "another issuer": [{ iss: "https://evil.example" }, "PROVIDER_REFUSED"],
    "a token of yesterday": [{ exp: 1 }, "PROVIDER_REFUSED"],
    "another nonce": [{ nonce: "another" }, "PROVIDER_REFUSED"],
    "an address of somebody's, unverified": [{ email: known, email_verified: false }, "IDENTITY_NOT_LINKED"],
    "a new address, unverified": [{ email_verified: false }, "EMAIL_NOT_VERIFIED"],
  } as const;
  for (const [what, [claims, error]] of Object.entries(wrong)) {
    provider.claims = { ...good, ...claims };
    const arrived = await goThere(shop.url, await startSso(shop.url, { redirect_to: "/cart" }));
    expect([what, arrived.location.search]).toEqual([what, `?error=${error}&from=%2Fcart`]);
    expect([what, arrived.cookie]).toEqual([what, ""]);
  }
  const begun = await startSso(shop.url, { redirect_to: "/auth?from=%2Fcart" });
  const state = new URL(begun.url).searchParams.get("state")!;
  const query = new URLSearchParams({ state, error: "access_denied", error_description: "<b>no</b>" });
  const cancelled = await comeBack(shop.url, `${shop.url}/auth/v1/callback/oidc?${query}`, begun.cookie);
  expect(cancelled.location.search).toBe("?from=%2Fcart&error=PROVIDER_REFUSED");
});

test("an app gets a code instead, which its verifier alone exchanges, once", async () => {
  const verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(verifier).digest("base64url");
  const begun = await startSso(shop.url, {
    redirect_to: "/app",
    code_challenge,
    code_challenge_method: "s256",
  });
  const { location, cookie } = await goThere(shop.url, begun);
  expect(cookie).toBe("");
  expect(location.pathname).toBe("/app");
  const auth_code = location.searchParams.get("code")!;
  const exchange = (code_verifier: string) =>
    post(shop.url, "/token?grant_type=pkce", { auth_code, code_verifier });
  expect(codeOf(await exchange(`${verifier.slice(0, -1)}_`))).toBe("INVALID_CODE");
  const { access_token } = (await exchange(verifier)).body as Tokens;
  expect((await getUser(shop.url, { bearer: access_token })).body).toMatchObject({
    email: provider.claims.email,
  });
  expect(codeOf(await exchange(verifier))).toBe("INVALID_CODE");
  expect(await sessionsOf(provider.claims.email!)).toEqual([{ method: "provider" }]);
});

test("a person with a second factor is half signed in by a provider too", async () => {
  const email = await joinShop(market, shop.url);
  provider.claims.email = email;
  const [user] = await market.infra.db.select().from(users).where(eq(users.email, email));
  await market.infra.db.insert(factors).values({
    userId: user!.id,
    friendlyName: "Phone",
    factorType: "phone",
    phone: "+12025550110",
    status: "verified",
  });
  const { cookie } = await goThere(shop.url, await startSso(shop.url));
  expect(await whoIs(shop.url, cookie)).toBeNull();
  expect((await getUser(shop.url, { cookie })).body).toMatchObject({ email, aal: "aal1" });
  expect((await send(`${shop.url}/api/orders`, { cookie })).status).toBe(403);
});

test("a suspended person is refused, and the session that the browser had ends with the new one", async () => {
  const email = await joinShop(market, shop.url);
  const before = cookieOf(await signIn(shop.url, await joinShop(market, shop.url)));
  provider.claims.email = email;
  const { cookie } = await goThere(shop.url, await startSso(shop.url), before);
  expect([await whoIs(shop.url, cookie), await whoIs(shop.url, before)]).toEqual([email, null]);
  const bannedUntil = new Date(market.clock.now().getTime() + 60_000);
  await market.infra.db.update(users).set({ bannedUntil }).where(eq(users.email, email));
  const refused = await goThere(shop.url, await startSso(shop.url));
  expect(refused.location.searchParams.get("error")).toBe("BANNED");
  expect(await sessionsOf(email)).toEqual([]);
});

test("an unreachable provider is reported, blocks nothing else, and is found again", async () => {
  const begun = await startSso(shop.url);
  const back = await signInAtProvider(shop.url, begun);
  provider.isDown = true;
  const late = await comeBack(shop.url, back, begun.cookie);
  expect(late.location.searchParams.get("error")).toBe("PROVIDER_REFUSED");
  // A process started meanwhile has no cached configuration of the provider.
  const infra = {
    ...market.infra,
    config: { ...market.infra.config, oidc: { ...market.infra.config.oidc! } },
  };
  const other = await openShop(infra);
  const grant = (id_token: string) => ({ provider: "oidc", id_token });
  try {
    const ways = [
      await post(other.url, "/sso", { provider_id: "oidc" }),
      await post(other.url, "/token?grant_type=id_token", grant(await provider.sign())),
    ];
    for (const refused of ways)
      expect([refused.status, codeOf(refused)]).toEqual([503, "PROVIDER_UNAVAILABLE"]);
    expect((await signIn(other.url, await joinShop(market, other.url))).status).toBe(200);
    provider.isDown = false;
    expect(codeOf(await post(other.url, "/token?grant_type=id_token", grant("no-token")))).toBe(
      "PROVIDER_REFUSED",
    );
    provider.isDown = true;
    // Its addresses are known by now, its keys are not.
    const keyless = await post(other.url, "/token?grant_type=id_token", grant(await provider.sign()));
    expect([keyless.status, codeOf(keyless)]).toEqual([503, "PROVIDER_UNAVAILABLE"]);
    provider.isDown = false;
    expect((await post(other.url, "/sso", { provider_id: "oidc" })).status).toBe(200);
  } finally {
    provider.isDown = false;
    await other.close();
  }
});

test("on a site with HTTPS the cookies are bound to it, and the way works", async () => {
  const config = { ...market.infra.config, publicUrl: "https://shop.example", isSecure: true };
  const secure = await openShop({ ...market.infra, config });
  try {
    const asked = await post(secure.url, "/sso", { provider_id: "oidc" });
    const [line] = asked.headers.getSetCookie();
    expect(line).toMatch(/^__Host-cafeto_sign_in=/);
    for (const attribute of [/Max-Age=600/, /Path=\//, /HttpOnly/, /Secure/, /SameSite=Lax/])
      expect(line).toMatch(attribute);
    expect(line).not.toMatch(/Domain/i);
    const { cookie } = await goThere(secure.url, begunBy(asked));
    expect(cookie).toMatch(/^(.*; )?__Host-cafeto_session=/);
    expect((await getUser(secure.url, { cookie })).body).toMatchObject({ email: provider.claims.email });
  } finally {
    await secure.close();
  }
});

test("nothing of the way there stays behind", async () => {
  await goThere(shop.url, await startSso(shop.url));
  const left = await market.infra.db.select().from(verifications);
  expect(left.filter(({ value }) => value.includes(provider.claims.email!))).toEqual([]);
});
