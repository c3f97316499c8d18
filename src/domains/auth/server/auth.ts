import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { queueAccountMail } from "./queue-account-mail.tsx";
import { sessionCookieName } from "./session-cookie.ts";
import { authAccounts, sessions, users, verifications } from "./tables.ts";

export const authBasePath = "/auth/v1";
const day = 86_400;

export type Auth = ReturnType<typeof openAuth>;

/**
 * The auth library with Cafeto's rules: an unverified address can't sign in, a known one answers like a new one, and
 * every mail goes through the outbox in the person's language. It does the flows; requests are recognised by `findCaller`.
 */
export function openAuth(doors: Doors) {
  const { config, db, log } = doors;
  return betterAuth({
    appName: "Cafeto",
    baseURL: config.publicUrl,
    basePath: authBasePath,
    secret: config.sessionSecret,
    // A browser can't choose the Host of its own request, so the address it was opened under is trusted like the public one.
    trustedOrigins: (request) => [config.publicUrl, ...(request ? [new URL(request.url).origin] : [])],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: authAccounts, verification: verifications },
    }),
    user: {
      additionalFields: {
        language: {
          type: "string",
          required: false,
          defaultValue: "en",
          validator: { input: z.enum(languages) },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 6,
      maxPasswordLength: 200,
      resetPasswordTokenExpiresIn: 3_600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url, token }) =>
        queueAccountMail(doors, "reset", user, { url, once: token }),
      onExistingUserSignUp: ({ user }) =>
        queueAccountMail(doors, "known", user, {
          url: `${config.publicUrl}/auth`,
          once: String(doors.clock.now().getTime()),
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: day,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user, url, token }) =>
        queueAccountMail(doors, "verify", user, { url, once: token }),
    },
    session: { expiresIn: 30 * day, disableSessionRefresh: true },
    // Counted for the door as a whole, across processes (decision 48).
    rateLimit: { enabled: false },
    advanced: {
      // Said outright, since the library drops it where the environment looks like a test's.
      disableOriginCheck: false,
      database: { generateId: "uuid" },
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(config) } },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: config.isSecure, path: "/" },
      ipAddress: { ipAddressHeaders: ["x-client-ip"] },
    },
    logger: {
      level: "warn",
      log: (level, message) => log[level === "error" ? "error" : "warn"]({ from: "auth" }, message),
    },
    telemetry: { enabled: false },
  });
}
