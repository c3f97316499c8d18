import { eq } from "drizzle-orm";
import { generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { authAccounts, sessions, users } from "#domains/auth/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { clientId, clientSecret, type OidcProvider, startOidcProvider } from "../support/oidc-provider.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { getUser, joinShop, newAddress, post, signUp, type Tokens } from "./support/auth-client.ts";
import type { Answer } from "./support/call.ts";
import { codeOf } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let provider: OidcProvider;
let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  provider = await startOidcProvider();
  const env = { OIDC_ISSUER: provider.url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  market = await openTestMarket({ withSandbox: false, env });
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

const enter = (id_token: string, more: object = {}): Promise<Answer> =>
  post(shop.url, "/token?grant_type=id_token", { provider: "oidc", id_token, ...more });
const findUser = async (email: string) =>
  (await market.infra.db.select().from(users).where(eq(users.email, email)))[0];
const identitiesOf = async (userId: string) =>
  (await market.infra.db.select().from(authAccounts).where(eq(authAccounts.userId, userId))).map(
    ({ providerId }) => providerId,
  );

test("an unknown person with a verified address becomes a person of ours, and is known from then on", async () => {
  const email = provider.claims.email!;
  const first = await enter(await provider.sign({ locale: "pt-BR" }));
  expect(first.status, first.text).toBe(200);
  const { access_token } = first.body as Tokens;
  expect((await getUser(shop.url, { bearer: access_token })).body).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
    user_metadata: { full_name: "Ada Brown", avatar_url: null },
    identities: [{ provider: "oidc" }],
    app_metadata: { roles: ["buyer"] },
  });
  const user = (await findUser(email))!;
  expect(user.language).toBe("pt");
  const second = await enter(await provider.sign({ email: newAddress() }, { alg: "RS256" }));
  expect(second.body).toMatchObject({ user: { id: user.id, email } });
  const [account] = await market.infra.db.select().from(authAccounts).where(eq(authAccounts.userId, user.id));
  expect(account).toMatchObject({ idToken: null, accessToken: null, refreshToken: null });
  const begun = await market.infra.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(begun.map(({ method }) => method)).toEqual(["provider", "provider"]);
});

test("a verified address of an account leads to it, and the identity is linked", async () => {
  const email = await joinShop(market, shop.url);
  provider.claims.email = email.toUpperCase();
  const entered = await enter(await provider.sign());
  const user = (await findUser(email))!;
  expect(entered.body).toMatchObject({ user: { id: user.id } });
  expect((await identitiesOf(user.id)).sort()).toEqual(["credential", "oidc"]);
});

test("an address that the provider has not verified takes over no account, and makes none", async () => {
  const known = await joinShop(market, shop.url);
  for (const email_verified of [false, undefined, "true" as unknown as boolean]) {
    const taken = await enter(await provider.sign({ email: known, email_verified }));
    expect([taken.status, codeOf(taken)]).toEqual([403, "IDENTITY_NOT_LINKED"]);
    const email = newAddress();
    const made = await enter(await provider.sign({ email, email_verified }));
    expect([made.status, codeOf(made)]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
    expect(await findUser(email)).toBeUndefined();
  }
  expect(await identitiesOf((await findUser(known))!.id)).toEqual(["credential"]);
});

test("an unverified account is not joined: another person may have created it", async () => {
  const email = newAddress();
  await signUp(shop.url, email);
  const refused = await enter(await provider.sign({ email }));
  expect([refused.status, codeOf(refused)]).toEqual([403, "IDENTITY_NOT_LINKED"]);
  expect(await findUser(email)).toMatchObject({ emailVerified: false });
});

test("a token that is not the provider's, not for us or not for now opens nothing", async () => {
  const email = await joinShop(market, shop.url);
  const claims = { email };
  const { privateKey } = await generateKeyPair("ES256");
  const right = await provider.sign(claims);
  const [header, body, signature] = right.split(".") as [string, string, string];
  const secret = new TextEncoder().encode(clientSecret.padEnd(32, "x"));
  const tokens = {
    "of another audience": await provider.sign({ ...claims, aud: "another-shop" }),
    "of another issuer": await provider.sign({ ...claims, iss: "https://evil.example" }),
    "too old": await provider.sign(claims, { expiresIn: -10 }),
    "not valid yet": await provider.sign({ ...claims, nbf: Math.floor(Date.now() / 1_000) + 600 }),
    "signed by another key": await provider.sign(claims, { key: privateKey }),
    "not signed": new UnsecuredJWT({
      ...provider.claims,
      ...claims,
      iss: provider.url,
      aud: clientId,
    }).encode(),
    "signed with the shared secret": await new SignJWT({ ...provider.claims, ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(provider.url)
      .setAudience(clientId)
      .setExpirationTime("5m")
      .sign(secret),
    "with another body": [
      header,
      Buffer.from(JSON.stringify({ sub: "x" })).toString("base64url"),
      signature,
    ].join("."),
    "with its signature cut": [header, body, ""].join("."),
    "without a subject": await provider.sign({ ...claims, sub: "" }),
    "without an address": await provider.sign({ email: undefined as never }),
    "no token at all": "not-a-token",
  };
  for (const [what, token] of Object.entries(tokens)) {
    const refused = await enter(token);
    expect([what, refused.status, codeOf(refused)]).toEqual([what, 401, "PROVIDER_REFUSED"]);
  }
  expect((await enter(right)).status).toBe(200);
});

test("the nonce that the app sent must be the token's", async () => {
  const token = await provider.sign({ nonce: "one-that-the-app-made" });
  expect((await enter(token, { nonce: "one-that-the-app-made" })).status).toBe(200);
  for (const more of [{ nonce: "another" }, {}])
    expect([more, codeOf(await enter(token, more))]).toEqual([more, "PROVIDER_REFUSED"]);
  expect(codeOf(await enter(await provider.sign(), { nonce: "one" }))).toBe("PROVIDER_REFUSED");
});
