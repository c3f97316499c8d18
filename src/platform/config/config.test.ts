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

test("the support address that a page shows when nothing could be loaded is the configuration's own default", () => {
  expect(readConfig({}).mail.support).toBe(defaultSupportEmail);
});
