import type { Language } from "#kernel/languages.ts";

/** What the sign-in service refused: its own code, and how long to wait where it asks for patience. */
export class AuthFailure extends Error {
  readonly code: string;
  readonly status: number;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, code: string, message: string, retryAfterSeconds: number | null) {
    super(message);
    this.name = "AuthFailure";
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const base = "/auth/v1";
const timeoutMs = 20_000;

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await readFailure(response);
}

async function readFailure(response: Response): Promise<AuthFailure> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  const wait = Number(response.headers.get("retry-after") ?? response.headers.get("x-retry-after"));
  return new AuthFailure(
    response.status,
    typeof code === "string" ? code : "",
    typeof message === "string" ? message : "",
    Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : null,
  );
}

/** `callbackURL`: where the mail's link leads after it verified the address. A known address gets the same answer. */
export function signUp(input: {
  name: string;
  email: string;
  password: string;
  language: Language;
  callbackURL: string;
}): Promise<void> {
  return post("/sign-up/email", input);
}

/** INVALID_EMAIL_OR_PASSWORD, EMAIL_NOT_VERIFIED, 429. The session comes as a cookie. */
export function signIn(input: { email: string; password: string }): Promise<void> {
  return post("/sign-in/email", input);
}

export function sendVerificationEmail(input: { email: string; callbackURL: string }): Promise<void> {
  return post("/send-verification-email", input);
}

/** Answers the same for known and unknown addresses. */
export function requestPasswordReset(input: { email: string }): Promise<void> {
  return post("/request-password-reset", { ...input, redirectTo: "/reset-password" });
}

/** INVALID_TOKEN when the mail's link is used or too old; a password's own refusals. */
export function resetPassword(input: { newPassword: string; token: string }): Promise<void> {
  return post("/reset-password", input);
}
