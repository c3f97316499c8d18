import { eq } from "drizzle-orm";
import type { authJobs } from "#domains/auth/jobs.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { authBasePath, authOf } from "./auth.ts";
import { issueLinkToken } from "./internal/link-tokens.ts";
import { keepAttempt, signUpTokenValue } from "./internal/verify-address.ts";
import { queueAccountMail } from "./queue-account-mail.tsx";
import { users } from "./tables.ts";

const hour = 3_600;
type Request = JobData<typeof authJobs.writeAccountMail>;

/**
 * Writes a requested account mail, if the address has an owner. Done by a job, so that the request takes the same
 * time for known and unknown addresses. Verification links are valid for 24 hours, reset links for 60 minutes.
 */
export async function writeAccountMail(infra: Infra, request: Request): Promise<void> {
  const { occasion, email, requestId } = request;
  const [user] = await infra.db.select().from(users).where(eq(users.email, email));
  if (!user) return;
  const once = `${occasion}:${requestId}`;
  const link = async (type: "signup" | "recovery", seconds: number) => {
    const value = type === "signup" ? signUpTokenValue(user.id, request.attempt) : user.id;
    const token = await issueLinkToken(infra, type, value, seconds);
    const query = new URLSearchParams({ type, token, redirect_to: request.redirectTo ?? "/" });
    if (request.codeChallenge) query.set("code_challenge", request.codeChallenge);
    return `${infra.config.publicUrl}${authBasePath}/verify?${query}`;
  };
  const code = async (type: "sign-in" | "email-verification") =>
    authOf(infra).api.createVerificationOTP({ body: { email, type } });

  if (occasion === "recover")
    await queueAccountMail(infra, user, { kind: "reset", url: await link("recovery", hour), once });
  else if (occasion === "otp")
    await queueAccountMail(infra, user, { kind: "code", code: await code("sign-in"), once });
  else if (occasion === "reauthenticate")
    await queueAccountMail(infra, user, { kind: "confirm", code: await code("email-verification"), once });
  else if (!user.emailVerified) {
    // A link that is sent again verifies the latest name and password.
    if (request.attempt) await keepAttempt(infra, user.id, request.attempt);
    await queueAccountMail(infra, user, { kind: "verify", url: await link("signup", 24 * hour), once });
  } else if (occasion === "signUp")
    await queueAccountMail(infra, user, { kind: "known", url: `${infra.config.publicUrl}/auth`, once });
}
