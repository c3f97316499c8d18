import { Secret, TOTP } from "otpauth";
import { factors } from "#domains/second-factor/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { openMarket } from "./market.ts";
import type { Shopper } from "./people.ts";

const stepMs = 30_000;

/** An authenticator app of a person's, enrolled as an app does it, and their recovery codes. */
export async function addAuthenticator(baseURL: string, shopper: Shopper, name = "Phone of Ada") {
  const call = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
    const answer = await fetch(`${baseURL}/auth/v1${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : { origin: baseURL }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  type Session = { access_token: string };
  const { email, password } = shopper;
  const first = await call<Session>("/token", { grant_type: "password", email, password });
  const factor = await call<{ id: string; totp: { secret: string } }>(
    "/factors",
    { friendly_name: name, factor_type: "totp" },
    first.access_token,
  );
  const nextCode = codesOf(factor.totp.secret);
  const path = `/factors/${factor.id}`;
  const { id } = await call<{ id: string }>(`${path}/challenge`, {}, first.access_token);
  const raised = await call<Session>(
    `${path}/verify`,
    { challenge_id: id, code: nextCode() },
    first.access_token,
  );
  const { codes } = await call<{ codes: string[] }>("/recovery-codes", {}, raised.access_token);
  return { name, nextCode, recoveryCodes: codes };
}

/** A code is taken once, and from one step early to one late: three can be had at once, beginning with the past one. */
export function codesOf(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let used = 0;
  return () => {
    // A code of a step that is about to end would be too old when it is checked.
    const now = Math.floor((Date.now() + 5_000) / stepMs);
    used = Math.max(used + 1, now - 1);
    return totp.generate({ timestamp: used * stepMs });
  };
}

/** A telephone that gets its codes as text messages. */
export async function addTelephone({ userId }: Person, friendlyName = "Landline"): Promise<string> {
  const { db } = await openMarket();
  const phone = `+1202555${String(Math.floor(Math.random() * 1e4)).padStart(4, "0")}`;
  await db.insert(factors).values({ userId, friendlyName, factorType: "phone", phone, status: "verified" });
  return phone;
}
