import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { emailOTP, jwt } from "better-auth/plugins";
import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { databaseHooks, refuseStrangers } from "./internal/library-rules.ts";
import { phonePlugin } from "./internal/phone-plugin.ts";
import { sessionCookieName, sessionDays, stateCookieName } from "./session-cookie.ts";
import { authAccounts, jwks, sessions, users, verifications } from "./tables.ts";

export const authBasePath = "/auth/v1";
/** Lifetime of an access token in seconds; its session is still looked up at each request. */
export const accessTokenSeconds = 3_600;

type Auth = ReturnType<typeof openAuth<never>>;
const opened = new WeakMap<Infra["config"], { auth: Auth; infra: Infra }>();

/** The auth library, opened once per process with the process's infrastructure instead of a request's. */
export function authOf(infra: Infra): Auth {
  const found = opened.get(infra.config) ?? { auth: openAuth<never>(infra, [], {}), infra };
  opened.set(infra.config, found);
  return found.auth;
}

/**
 * Another instance, with a plugin of a domain that builds on this one, and the plugin's tables. Password sign-in waits
 * for none that calls an outside provider at startup.
 */
export function openAuthWith<Plugin extends BetterAuthPlugin>(infra: Infra, plugin: Plugin, tables = {}) {
  authOf(infra);
  return openAuth(opened.get(infra.config)!.infra, [plugin], tables);
}

/**
 * The auth library with Cafeto's rules. It hashes, stores sessions, codes, keys and identities; our verbs call it in
 * process and are the only access to it. Requests are recognized by `findCaller`.
 */
function openAuth<Plugin extends BetterAuthPlugin>(infra: Infra, more: Plugin[], tables: object) {
  const { config, db, log } = infra;
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
        ...tables,
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
    // Automatic only where both sides have verified the address; a signed-in user may link an identity with
    // another address.
    account: { accountLinking: { enabled: true, trustedProviders: [], allowDifferentEmails: true } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 6,
      maxPasswordLength: 200,
    },
    session: { expiresIn: sessionDays * 86_400, disableSessionRefresh: true },
    // We count ourselves, across processes (R48).
    rateLimit: { enabled: false },
    plugins: [emailCodes(), accessTokens(config), phonePlugin(infra), ...more],
    advanced: requestRules(config),
    logger: {
      level: "warn",
      log: (level, message) => log[level === "error" ? "error" : "warn"]({ from: "auth" }, message),
    },
    telemetry: { enabled: false },
  });
}

function emailCodes() {
  return emailOTP({
    disableSignUp: true,
    storeOTP: "hashed",
    expiresIn: 600,
    allowedAttempts: 5,
    // Our jobs create and mail the codes.
    sendVerificationOTP: async () => {},
  });
}

function accessTokens({ publicUrl }: Infra["config"]) {
  return jwt({
    jwks: { keyPairConfig: { alg: "EdDSA", crv: "Ed25519" } },
    jwt: {
      issuer: `${publicUrl}${authBasePath}`,
      audience: "authenticated",
      expirationTime: `${accessTokenSeconds}s`,
    },
    disableSettingJwtHeader: true,
  });
}

/** What the library takes from a request, and the cookies it sets. */
function requestRules(config: Infra["config"]) {
  return {
    // Set explicitly, since the library disables the check in what looks like a test environment.
    disableOriginCheck: false,
    database: { generateId: "uuid" },
    useSecureCookies: false,
    cookies: {
      session_token: { name: sessionCookieName(config) },
      // Lives as long as the library's own state, since signing in at a provider takes time.
      state: { name: stateCookieName(config), attributes: { maxAge: 600 } },
    },
    defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: config.isSecure, path: "/" },
    ipAddress: { ipAddressHeaders: ["x-client-ip"] },
  } satisfies BetterAuthOptions["advanced"];
}
