import { eq } from "drizzle-orm";
import type { authJobs } from "#domains/auth/jobs.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { authBasePath, authOf } from "./auth.ts";
import { issueLinkToken } from "./internal/link-tokens.ts";
import { settleSignUp, signUpTokenValue } from "./internal/verify-address.ts";
import { queueAccountMail } from "./queue-account-mail.ts";
import { users } from "./tables.ts";

const hour = 3_600;
type Request = JobData<typeof authJobs.writeAccountMail>;

/**
 * Writes a requested account mail, if the address has an owner. Done by a job, so that the request takes the same
 * time for known and unknown addresses. Verification links are valid for 24 hours, links to a password for 60 minutes.
 */
export async function writeAccountMail(infra: Infra, request: Request): Promise<void> {
  const { occasion, email, requestId } = request;
  const [user] = await infra.db.select().from(users).where(eq(users.email, email));
  if (!user) return;
  const once = `${occasion}:${requestId}`;
  const code = async (type: "sign-in" | "email-verification") =>
    authOf(infra).api.createVerificationOTP({ body: { email, type } });

  if (occasion === "recover")
    await queueAccountMail(infra, user, {
      kind: "reset",
      url: await passwordLink(infra, request, user),
      once,
    });
  else if (occasion === "otp")
    await queueAccountMail(infra, user, { kind: "code", code: await code("sign-in"), once });
  else if (occasion === "reauthenticate")
    await queueAccountMail(infra, user, { kind: "confirm", code: await code("email-verification"), once });
  else if (!user.emailVerified) await writeVerification(infra, request, user, once);
  else if (occasion === "signUp")
    await queueAccountMail(infra, user, { kind: "known", url: `${infra.config.publicUrl}/auth`, once });
}

type User = typeof users.$inferSelect;

/** The link of the address's only sign-up; after several, one to choose a password with. */
async function writeVerification(infra: Infra, request: Request, user: User, once: string): Promise<void> {
  const signUp = await settleSignUp(infra, user.id, request.attempt);
  if (!signUp) {
    const url = await passwordLink(infra, { ...request, redirectTo: "/reset-password" }, user);
    return queueAccountMail(infra, user, { kind: "choosePassword", url, once });
  }
  const value = signUpTokenValue(user.id, signUp);
  const url = linkTo(infra, request, "signup", await issueLinkToken(infra, "signup", value, 24 * hour));
  return queueAccountMail(infra, user, { kind: "verify", url, once });
}

async function passwordLink(infra: Infra, request: Request, { id }: User): Promise<string> {
  return linkTo(infra, request, "recovery", await issueLinkToken(infra, "recovery", id, hour));
}

function linkTo(
  { config }: Pick<Infra, "config">,
  { redirectTo, codeChallenge }: Request,
  type: "signup" | "recovery",
  token: string,
): string {
  const query = new URLSearchParams({ type, token, redirect_to: redirectTo ?? "/" });
  if (codeChallenge) query.set("code_challenge", codeChallenge);
  return `${config.publicUrl}${authBasePath}/verify?${query}`;
}
