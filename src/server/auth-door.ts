import { Hono } from "hono";
import { type Auth, authBasePath } from "#domains/auth/server/auth.ts";
import { translator } from "#i18n/translator.ts";
import { AppError } from "#kernel/errors.ts";
import type { LimitName } from "#platform/limits/rate-limits.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { addressOf, type HttpContext, languageOf, type Variables } from "./request-context.ts";

/** Which counts a call of the auth library draws on: per address, and per account where the body names one. */
const countedPaths: Record<string, { address?: LimitName; account?: LimitName }> = {
  "/sign-in/email": { address: "sign_in_address", account: "sign_in_account" },
  "/sign-up/email": { address: "sign_up_address" },
  "/request-password-reset": { account: "reset" },
  "/send-verification-email": { account: "reset" },
};

/** The auth library's calls at /auth/v1, behind our own counts. */
export function authDoor(doors: Doors, auth: Auth) {
  const door = new Hono<{ Variables: Variables }>();
  door.all("*", async (c) => {
    const body = c.req.method === "GET" || c.req.method === "HEAD" ? undefined : await c.req.text();
    // Our pages send JSON; a form would carry its account past the count.
    if (body && !/^application\/json\b/i.test(c.req.header("content-type") ?? ""))
      return c.json({ code: "BAD_REQUEST", message: translator(languageOf(c))("errors:BAD_REQUEST") }, 415);
    const path = new URL(c.req.url).pathname.slice(authBasePath.length);
    const refusal = await countCall(c, doors, path, body);
    if (refusal) return refusal;
    const headers = new Headers(c.req.raw.headers);
    headers.set("x-client-ip", addressOf(c, doors));
    // Without a body a POST must not claim to have one, or the library refuses its media type.
    if (!body) headers.delete("content-type");
    const answer = await auth.handler(
      new Request(c.req.url, { method: c.req.method, headers, ...(body ? { body } : {}) }),
    );
    answer.headers.set("cache-control", "no-store");
    return answer;
  });
  return door;
}

async function countCall(
  c: HttpContext,
  doors: Doors,
  path: string,
  body: string | undefined,
): Promise<Response | undefined> {
  const counts = countedPaths[path];
  if (!counts) return undefined;
  try {
    if (counts.address) await doors.limits.consume(counts.address, addressOf(c, doors));
    const account = counts.account && emailOf(body);
    if (counts.account && account) await doors.limits.consume(counts.account, account);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfterSeconds } = error.data as { retryAfterSeconds: number };
    const message = translator(languageOf(c))("errors:TOO_MANY_REQUESTS");
    return c.json({ code: error.code, message, data: { retryAfterSeconds } }, 429, {
      "retry-after": String(retryAfterSeconds),
    });
  }
}

function emailOf(body: string | undefined): string | undefined {
  try {
    const { email } = JSON.parse(body ?? "") as { email?: unknown };
    return typeof email === "string" ? email.trim().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
