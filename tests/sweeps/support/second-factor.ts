import { Secret, TOTP } from "otpauth";
import { rateLimits } from "#platform/limits/tables.ts";
import type { TestMarket } from "../../support/open-test-market.ts";
import { cookieOf, joinShop, post, signIn } from "./auth-client.ts";
import { type Answer, send } from "./call.ts";

/** The caller of a request: a page's cookie or an app's token. */
export type Who = { cookie: string } | { bearer: string };
export type Factor = { id: string; secret: string };

export const stepMilliseconds = 30_000;

/** The code that the authenticator app shows; `steps` before or after now. */
export function appCode({ secret }: Factor, { clock }: TestMarket, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * stepMilliseconds;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Six digits that are not the code of any step near now. */
export function wrongAppCode(factor: Factor, market: TestMarket): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => appCode(factor, market, steps));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code))!;
}

export function enrol(shopUrl: string, who: Who, input: object): Promise<Answer> {
  return post(shopUrl, "/factors", input, who);
}

/** Starts enrolling an authenticator app; it becomes active when its first code is verified. */
export async function startApp(
  shopUrl: string,
  who: Who,
  name = "My phone",
  more: { nonce?: string } = {},
): Promise<Factor> {
  const answer = await enrol(shopUrl, who, { friendly_name: name, factor_type: "totp", ...more });
  if (answer.status !== 201) throw new Error(answer.text);
  const { id, totp } = answer.body as { id: string; totp: { secret: string } };
  return { id, secret: totp.secret };
}

/** Starts enrolling a phone. */
export async function startPhone(shopUrl: string, who: Who, phone: string, name = "SMS"): Promise<string> {
  const answer = await enrol(shopUrl, who, { friendly_name: name, factor_type: "phone", phone });
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body as { id: string }).id;
}

/** Creates a challenge of a factor; returns its id. */
export async function ask(shopUrl: string, who: Who, factorId: string): Promise<string> {
  const answer = await post(shopUrl, `/factors/${factorId}/challenge`, {}, who);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { id: string }).id;
}

/** Answers a challenge; a page's session stays a cookie. */
export function answer(
  shopUrl: string,
  who: Who,
  reply: { factorId: string; challengeId: string; code: string },
): Promise<Answer> {
  const { factorId, challengeId, code } = reply;
  const transport = "cookie" in who ? "cookie" : "bearer";
  return post(shopUrl, `/factors/${factorId}/verify`, { challenge_id: challengeId, code, transport }, who);
}

/** Creates a challenge and answers it. */
export async function showCode(shopUrl: string, who: Who, factorId: string, code: string): Promise<Answer> {
  return answer(shopUrl, who, { factorId, challengeId: await ask(shopUrl, who, factorId), code });
}

export function redeem(shopUrl: string, who: Who, code: string): Promise<Answer> {
  const transport = "cookie" in who ? "cookie" : "bearer";
  return post(shopUrl, "/recovery-codes/verify", { code, transport }, who);
}

/** Ten new recovery codes. */
export async function renewCodes(shopUrl: string, who: Who): Promise<string[]> {
  const answer = await post(shopUrl, "/recovery-codes", {}, who);
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body as { codes: string[] }).codes;
}

export async function countCodes(shopUrl: string, { cookie }: { cookie: string }): Promise<number> {
  const answer = await send(`${shopUrl}/auth/v1/recovery-codes`, { cookie });
  return (answer.body as { remaining: number }).remaining;
}

export function unenrol(shopUrl: string, who: Who, factorId: string): Promise<Answer> {
  return post(shopUrl, `/factors/${factorId}`, {}, { ...who, method: "DELETE" });
}

/** A user who just signed in with their password. */
export async function enter(shopUrl: string, email: string): Promise<{ cookie: string }> {
  const answer = await signIn(shopUrl, email);
  if (answer.status !== 200) throw new Error(answer.text);
  return { cookie: cookieOf(answer) };
}

/** A user with an authenticator app, verified in this session; the app's next code is unused. */
export async function joinWithApp(market: TestMarket, shopUrl: string) {
  const email = await joinShop(market, shopUrl);
  const before = await enter(shopUrl, email);
  const factor = await startApp(shopUrl, before);
  const shown = await showCode(shopUrl, before, factor.id, appCode(factor, market));
  if (shown.status !== 200) throw new Error(shown.text);
  market.clock.advance(stepMilliseconds);
  await startNewMinute(market);
  return { email, factor, before, me: { cookie: cookieOf(shown) } };
}

/** Attempts are limited per minute; a test with many starts a new one. */
export async function startNewMinute({ infra }: TestMarket): Promise<void> {
  await infra.db.delete(rateLimits);
}
