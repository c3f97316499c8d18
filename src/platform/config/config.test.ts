import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { defaultSupportEmail } from "#kernel/support-email.ts";
import { ConfigError, readConfig } from "./config.ts";

const drawn = () => randomBytes(32).toString("base64url");
const read = (env: Record<string, string>) => readConfig({ SESSION_SECRET: drawn(), ...env });
const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://coffee.example",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

test("outside production everything listens on this computer alone; inside, pages and API do not", () => {
  expect(read({})).toMatchObject({ host: "127.0.0.1", internalHost: "127.0.0.1" });
  expect(read({ NODE_ENV: "test" }).host).toBe("127.0.0.1");
  expect(read(production)).toMatchObject({ host: "0.0.0.0", internalHost: "127.0.0.1" });
  const told = { HOST: "10.0.0.7", INTERNAL_HOST: "0.0.0.0" };
  expect(read(told)).toMatchObject({ host: "10.0.0.7", internalHost: "0.0.0.0" });
});

test("trusted proxies are a number", () => {
  expect(read({}).trustedProxies).toBe(0);
  expect(read({ TRUST_PROXY: "2" }).trustedProxies).toBe(2);
  for (const TRUST_PROXY of ["true", "-1", "10", "1.5"])
    expect(() => read({ TRUST_PROXY })).toThrow(/TRUST_PROXY/);
});

describe("a session secret", () => {
  test("drawn at random is taken, in hex and in base64", () => {
    for (const encoding of ["hex", "base64", "base64url"] as const)
      for (let turn = 0; turn < 200; turn++)
        for (const bytes of [16, 24, 32, 64]) {
          const SESSION_SECRET = randomBytes(bytes).toString(encoding);
          if (SESSION_SECRET.length >= 32)
            expect(readConfig({ SESSION_SECRET }).sessionSecret).toBe(SESSION_SECRET);
        }
  });

  test.each([
    "t".repeat(40),
    "0123456789abcdef".repeat(2),
    "abcdefghijklmnopqrstuvwxyz012345",
    "shared-by-both-".repeat(3),
    "change-me-to-a-long-random-value!",
    "this is my very secret session key 1",
    "qwertyuiopasdfghjklzxcvbnm123456",
  ])("written by a person is refused without repeating it: %s", (SESSION_SECRET) => {
    expect(() => readConfig({ SESSION_SECRET })).toThrow(ConfigError);
    expect(() => readConfig({ SESSION_SECRET })).toThrow(/SESSION_SECRET: too easy to guess/);
    expect(() => readConfig({ SESSION_SECRET })).not.toThrow(new RegExp(SESSION_SECRET.slice(0, 12)));
  });
});

test.each<[string, Record<string, string>]>([
  ["PORT", { PORT: "abc" }],
  ["PORT", { PORT: "65536" }],
  ["METRICS_PORT", { METRICS_PORT: "-1" }],
  ["PUBLIC_URL", { PUBLIC_URL: "cafeto" }],
  ["PUBLIC_URL", { PUBLIC_URL: "https://coffee.example/shop" }],
  ["MAIL_FROM", { MAIL_FROM: "Cafeto hello@coffee.example" }],
  ["MAIL_FROM", { MAIL_FROM: "Coffee, Inc <hello@coffee.example>" }],
  ["BACKUP_DAYS", { BACKUP_DAYS: "0" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/cafeto" }],
  ["DATABASE_POOL", { DATABASE_POOL: "4" }],
  ["SESSION_SECRET", { SESSION_SECRET: "short" }],
  ["SESSION_SECRET", { SESSION_SECRET: "0123456789".repeat(4) }],
  ["DEMO_MARKET", { DEMO_MARKET: "maybe" }],
  ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
  ["TRUST_PROXY", { TRUST_PROXY: "true" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["NODE_ENV", { NODE_ENV: "staging" }],
  ["SMTP_URL", { SMTP_URL: "http://mail" }],
  ["STRIPE_WEBHOOK_SECRET", { STRIPE_SECRET_KEY: "sk_test_1" }],
  ["S3_BUCKET", { S3_ENDPOINT: "https://files.example" }],
  ["OIDC_CLIENT_SECRET", { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "cafeto" }],
  ["OIDC_ISSUER", { OIDC_DOMAINS: "finca.example" }],
  ["OIDC_DOMAINS", { OIDC_DOMAINS: "not a domain" }],
  ["WEB3_SIGN_IN", { WEB3_SIGN_IN: "maybe" }],
])("%s is refused by name, in one sentence: %o", (name, env) => {
  expect(() => read(env)).toThrow(ConfigError);
  expect(() => read(env)).toThrow(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\.$`));
});

test("the support address that a page shows when nothing could be loaded is the configuration's own default", () => {
  expect(readConfig({}).mail.support).toBe(defaultSupportEmail);
});
