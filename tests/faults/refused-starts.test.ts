import { randomUUID } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildOnce } from "./support/build-once.ts";
import {
  type Ended,
  type Environment,
  environmentFor,
  makeDataFolder,
  startInVain,
} from "./support/run-cafeto.ts";

let folder: string;
beforeAll(async () => {
  await buildOnce();
  folder = makeDataFolder();
}, 300_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const refuse = async (more: Environment): Promise<Ended> =>
  startInVain(await environmentFor(path.join(folder, randomUUID()), more));

/** One sentence: no stack, no second line, and an exit code for scripts. */
function expectSentence({ code, stderr, stdout }: Ended, says: RegExp): void {
  const lines = stderr.split("\n").filter((line) => line && !line.startsWith("(Use `node"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(says);
  expect(lines[0]).toMatch(/\.$/);
  expect(stderr).not.toMatch(/\n\s+at |node_modules/);
  expect(stdout).not.toContain("Cafeto is open");
  expect(code).toBe(1);
}

/** Each setting that is refused: src/platform/config/config.test.ts. */
describe("configuration", () => {
  test.each<[string, Environment]>([
    ["PORT", { PORT: "abc" }],
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["OIDC_CLIENT_SECRET", { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "cafeto" }],
  ])("%s is refused by name: %o", async (name, more) => {
    expectSentence(await refuse(more), new RegExp(`\\b${name}\\b`));
  });

  test("production without a secret is refused, and no secret is printed", async () => {
    const sentence = /SESSION_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET/;
    expectSentence(await refuse({ NODE_ENV: "production" }), sentence);
    const secret = "not-a-stripe-key-but-secret";
    const ended = await refuse({ STRIPE_SECRET_KEY: secret });
    expectSentence(ended, /STRIPE_SECRET_KEY/);
    expect(ended.stderr + ended.stdout).not.toContain(secret);
  });
});

describe("ports", () => {
  let database: string;
  beforeAll(async () => {
    database = inject("databaseServer").replace(/cafeto$/, `ports_${randomUUID().slice(0, 8)}`);
    await query(`create database ${new URL(database).pathname.slice(1)}`);
  });
  afterAll(() => query(`drop database if exists ${new URL(database).pathname.slice(1)} with (force)`));

  test.each(["PORT", "METRICS_PORT", "CARD_SANDBOX_PORT"])("%s in use", async (name) => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as net.AddressInfo;
    try {
      expectSentence(
        await refuse({ DATABASE_URL: database, [name]: String(port) }),
        new RegExp(`${port}.+in use`),
      );
    } finally {
      other.close();
    }
  });
});

describe("database", () => {
  test("unreachable", async () => {
    expectSentence(
      await refuse({ DATABASE_URL: "postgres://cafeto:x@127.0.0.1:9/cafeto" }),
      /127\.0\.0\.1:9/,
    );
  });

  test("a password that it does not take is not repeated", async () => {
    const url = new URL(inject("databaseServer"));
    url.password = "wrong-password-1";
    const ended = await refuse({ DATABASE_URL: url.href });
    expectSentence(ended, /database/);
    expect(ended.stderr).not.toContain("wrong-password-1");
  });

  test("one that does not exist", async () => {
    expectSentence(
      await refuse({ DATABASE_URL: inject("databaseServer").replace(/cafeto$/, "nowhere") }),
      /nowhere/,
    );
  });
});

describe("data folder", () => {
  test("made by another PostgreSQL", async () => {
    const dataDir = path.join(folder, "older");
    const cluster = path.join(dataDir, "postgres/cluster");
    fs.mkdirSync(cluster, { recursive: true });
    fs.writeFileSync(path.join(cluster, "PG_VERSION"), "15\n");
    expectSentence(await startInVain(await environmentFor(dataDir)), /PostgreSQL 15.+PostgreSQL 18/);
    expect(fs.readFileSync(path.join(cluster, "PG_VERSION"), "utf8")).toBe("15\n");
  });

  test("a file where the folder should be", async () => {
    const file = path.join(folder, "a-file");
    fs.writeFileSync(file, "");
    expectSentence(await startInVain(await environmentFor(file)), /DATA_DIR|data folder/);
  });
});

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("databaseServer").replace(/cafeto$/, "postgres") });
  await client.connect();
  await client.query(text);
  await client.end();
}
