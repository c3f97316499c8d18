import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import * as z from "zod";
import { isGuessable } from "./is-guessable.ts";
import { makeDataFolder } from "./make-data-folder.ts";

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ""));
/** Mails, returns and cookies are made for the root of an origin. */
const origin = url.refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
  error: "must be an origin like https://coffee.example, without path, query or password",
});
/** A name, quoted where it has commas or the like, and an address in angle brackets; or an address alone. */
const sender = z
  .string()
  .regex(/^(?:(?:"[^"\r\n]*"|[^",;:<>@()[\]\\\r\n]*) ?<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, {
    error: "must be an address, or a name and an address: Cafeto <hello@cafeto.example>",
  });
const secret = z
  .string()
  .min(32)
  .refine((value) => !isGuessable(value), "too easy to guess; draw one, with 'openssl rand -base64 32'");
const proxies = z
  .string()
  .regex(/^[0-9]$/, "the number of proxies, 0 to 9")
  .transform(Number);
const domains = z
  .string()
  .transform((value) => value.split(",").map((domain) => domain.trim().toLowerCase()))
  .pipe(z.array(z.hostname()).max(100));

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  INTERNAL_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_PORT: port.optional(),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.default(0),
  DATA_DIR: z.string().min(1).default("./data"),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(5).max(200).default(20),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().int().min(0).max(120).optional(),
  DEMO_MARKET: flag.optional(),
  SESSION_SECRET: secret.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.default("Cafeto <hello@cafeto.example>"),
  SUPPORT_EMAIL: z.email().default("support@cafeto.example"),
  POSTAL_ADDRESS: z.string().min(1).max(200).default("Cafeto, 1 Harvest Lane, Example City"),
  SMS_WEBHOOK_URL: url.optional(),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).optional(),
  OIDC_DOMAINS: domains.optional(),
  WEB3_SIGN_IN: flag.default(false),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("auto"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/)
    .optional(),
  CARD_SANDBOX_PORT: port.optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

type Settings = z.infer<typeof environment>;
export type Config = ReturnType<typeof readConfig>;

/** An invalid setting; the message names the variable and what it must be. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads the whole configuration from the environment. A malformed value is rejected by the variable's name.
 * Production requires the secrets, including the card provider's: with the sandbox, goods would be given away. In
 * development a secret is generated and stored in the data folder.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const value = parseSettings(env);
  const isProduction = value.NODE_ENV === "production";
  const dataDir = path.resolve(value.DATA_DIR);
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`;
  return {
    environment: value.NODE_ENV,
    isProduction,
    port: value.PORT,
    host: value.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    internalHost: value.INTERNAL_HOST,
    metricsPort: value.METRICS_PORT ?? nextPort(value.PORT, 2),
    publicUrl,
    isSecure: publicUrl.startsWith("https:"),
    trustedProxies: value.TRUST_PROXY,
    dataDir,
    backup: {
      folder: path.resolve(value.BACKUP_DIR ?? path.join(dataDir, "backups")),
      days: value.BACKUP_DAYS,
    },
    database: { url: value.DATABASE_URL, pool: value.DATABASE_POOL },
    redisUrl: value.REDIS_URL,
    graceSeconds: value.SHUTDOWN_GRACE_SECONDS ?? (isProduction ? 5 : 0),
    seedsDemoMarket: value.DEMO_MARKET ?? !isProduction,
    sessionSecret: value.SESSION_SECRET ?? developmentSecret(dataDir),
    mail: {
      smtpUrl: value.SMTP_URL,
      from: value.MAIL_FROM,
      support: value.SUPPORT_EMAIL,
      postalAddress: value.POSTAL_ADDRESS,
    },
    sms: { webhookUrl: value.SMS_WEBHOOK_URL },
    oidc: oidcOf(value),
    allowsWallets: value.WEB3_SIGN_IN,
    s3: s3Of(value),
    stripe: value.STRIPE_SECRET_KEY
      ? { secretKey: value.STRIPE_SECRET_KEY, webhookSecret: value.STRIPE_WEBHOOK_SECRET! }
      : undefined,
    cardSandboxPort: value.CARD_SANDBOX_PORT ?? nextPort(value.PORT, 1),
    logLevel: value.LOG_LEVEL,
  };
}

/** The settings that have a value, each well formed and none missing. */
function parseSettings(env: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`Configuration refused. ${problems.join("; ")}.`);
  }
  const hasOidc = Object.keys(set).some((name) => name.startsWith("OIDC_"));
  assertComplete(parsed.data, hasOidc);
  return parsed.data;
}

function assertComplete(value: Settings, hasOidc: boolean): void {
  const require = (names: (keyof Settings)[], why: string) => {
    const missing = names.filter((name) => value[name] === undefined);
    if (missing.length)
      throw new ConfigError(`Configuration refused. ${missing.join(", ")}: required ${why}.`);
  };
  if (value.NODE_ENV === "production")
    require(["SESSION_SECRET", "PUBLIC_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], "in production");
  if (value.STRIPE_SECRET_KEY || value.STRIPE_WEBHOOK_SECRET)
    require(["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], "together to take payments");
  if (value.S3_ENDPOINT || value.S3_BUCKET)
    require([
      "S3_ENDPOINT",
      "S3_BUCKET",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
    ], "together to keep files in S3");
  if (hasOidc)
    require([
      "OIDC_ISSUER",
      "OIDC_CLIENT_ID",
      "OIDC_CLIENT_SECRET",
    ], "together to sign in at an outside provider");
}

function oidcOf(value: Settings) {
  if (!value.OIDC_ISSUER) return undefined;
  return {
    issuer: value.OIDC_ISSUER,
    clientId: value.OIDC_CLIENT_ID!,
    clientSecret: value.OIDC_CLIENT_SECRET!,
    name: value.OIDC_NAME ?? null,
    domains: value.OIDC_DOMAINS ?? [],
  };
}

function s3Of(value: Settings) {
  if (!value.S3_ENDPOINT) return undefined;
  return {
    endpoint: value.S3_ENDPOINT,
    bucket: value.S3_BUCKET!,
    region: value.S3_REGION,
    accessKeyId: value.S3_ACCESS_KEY_ID!,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY!,
  };
}

/** Port 0 asks the system for a free port, so derived ports are 0 too. */
function nextPort(base: number, step: number): number {
  return base === 0 ? 0 : base + step;
}

/** Sessions survive a restart, so the generated secret is stored beside the data it protects. */
function developmentSecret(dataDir: string): string {
  const file = path.join(dataDir, "session-secret");
  if (!fs.existsSync(file)) {
    makeDataFolder(dataDir);
    fs.writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return fs.readFileSync(file, "utf8").trim();
}
