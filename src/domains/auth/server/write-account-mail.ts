import { eq } from "drizzle-orm";
import type { JobData } from "#platform/jobs/jobs.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { authBasePath, authOf } from "./auth.ts";
import { issueLinkToken } from "./internal/link-tokens.ts";
import { keepAttempt, signUpTokenValue } from "./internal/verify-address.ts";
import { queueAccountMail } from "./queue-account-mail.tsx";
import { users } from "./tables.ts";

const hour = 3_600;
type Request = JobData["write-account-mail"];

/**
 * Writes the mail that somebody asked for, to the address's owner if it has one. Done by a job, so that asking takes
 * the same time for known and unknown addresses. Links of verification live 24 hours, of reset 60 minutes.
 */
export async function writeAccountMail(doors: Doors, request: Request): Promise<void> {
  const { occasion, email, requestId } = request;
  const [user] = await doors.db.select().from(users).where(eq(users.email, email));
  if (!user) return;
  const once = `${occasion}:${requestId}`;
  const link = async (type: "signup" | "recovery", seconds: number) => {
    const value = type === "signup" ? signUpTokenValue(user.id, request.attempt) : user.id;
    const token = await issueLinkToken(doors, type, value, seconds);
    const query = new URLSearchParams({ type, token, redirect_to: request.redirectTo ?? "/" });
    if (request.codeChallenge) query.set("code_challenge", request.codeChallenge);
    return `${doors.config.publicUrl}${authBasePath}/verify?${query}`;
  };
  const code = async (type: "sign-in" | "email-verification") =>
    authOf(doors).api.createVerificationOTP({ body: { email, type } });

  if (occasion === "recover")
    await queueAccountMail(doors, user, { kind: "reset", url: await link("recovery", hour), once });
  else if (occasion === "otp")
    await queueAccountMail(doors, user, { kind: "code", code: await code("sign-in"), once });
  else if (occasion === "reauthenticate")
    await queueAccountMail(doors, user, { kind: "confirm", code: await code("email-verification"), once });
  else if (!user.emailVerified) {
    // What was chosen last is also what a link that is sent again will verify.
    if (request.attempt) await keepAttempt(doors, user.id, request.attempt);
    await queueAccountMail(doors, user, { kind: "verify", url: await link("signup", 24 * hour), once });
  } else if (occasion === "signUp")
    await queueAccountMail(doors, user, { kind: "known", url: `${doors.config.publicUrl}/auth`, once });
}
