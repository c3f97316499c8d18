import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { emailOTP, jwt } from "better-auth/plugins";
import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { databaseHooks, refuseStrangers } from "./internal/library-rules.ts";
import { providerPlugins } from "./internal/provider-plugins.ts";
import { sessionCookieName, sessionDays, stateCookieName } from "./session-cookie.ts";
import { authAccounts, jwks, sessions, users, verifications, walletAddresses } from "./tables.ts";

export const authBasePath = "/auth/v1";
/** Seconds that an access token is good for; its session is looked up at each request all the same. */
export const accessTokenSeconds = 3_600;

export type Auth = ReturnType<typeof openAuth>;
const opened = new WeakMap<Doors["config"], { auth: Auth; doors: Doors }>();

/** The auth library as this process has it open. It is made at start-up, with the process's own doors and not those of a request. */
export function authOf(doors: Doors): Auth {
  const found = opened.get(doors.config) ?? { auth: openAuth(doors, []), doors };
  opened.set(doors.config, found);
  return found.auth;
}

/**
 * The library once more, with a plugin that asks an outside provider as it starts: whoever signs in by password shall
 * not wait for it.
 */
export function openAuthWith(doors: Doors, plugin: BetterAuthPlugin): Auth {
  authOf(doors);
  return openAuth(opened.get(doors.config)!.doors, [plugin]);
}

/**
 * The auth library with Cafeto's rules. It hashes, keeps sessions, codes, keys and what outside providers say; our
 * verbs call it in process and are the only way in. Requests are recognised by `findCaller`.
 */
function openAuth(doors: Doors, more: BetterAuthPlugin[]) {
  const { config, db, log } = doors;
  return betterAuth({
    appName: "Cafeto",
    baseURL: config.publicUrl,
    basePath: authBasePath,
    secret: config.sessionSecret,
    trustedOrigins: [config.publicUrl],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: authAccounts,
        verification: verifications,
        jwks,
        walletAddress: walletAddresses,
      },
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
      validateUserInfo: refuseStrangers,
    },
    databaseHooks: databaseHooks(config),
    // By itself only where both sides have verified the address; a person who is signed in may link another one.
    account: { accountLinking: { enabled: true, trustedProviders: [], allowDifferentEmails: true } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 6,
      maxPasswordLength: 200,
    },
    session: { expiresIn: sessionDays * 86_400, disableSessionRefresh: true },
    // Counted at the door, across processes (decision 48).
    rateLimit: { enabled: false },
    plugins: [
      emailOTP({
        disableSignUp: true,
        storeOTP: "hashed",
        expiresIn: 600,
        allowedAttempts: 5,
        // Codes are made by our jobs, which mail them themselves.
        sendVerificationOTP: async () => {},
      }),
      jwt({
        jwks: { keyPairConfig: { alg: "EdDSA", crv: "Ed25519" } },
        jwt: {
          issuer: `${config.publicUrl}${authBasePath}`,
          audience: "authenticated",
          expirationTime: `${accessTokenSeconds}s`,
        },
        disableSettingJwtHeader: true,
      }),
      ...providerPlugins(doors),
      ...more,
    ],
    advanced: {
      // Said outright, since the library drops it where the environment looks like a test's.
      disableOriginCheck: false,
      database: { generateId: "uuid" },
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(config) },
        // As long as the library keeps the state itself: signing in elsewhere takes its time.
        state: { name: stateCookieName(config), attributes: { maxAge: 600 } },
      },
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
