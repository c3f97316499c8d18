import { randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { StartError } from "#platform/start-error.ts";
import { findRoot } from "./find-root.ts";
import { migrateDatabase } from "./migrate.ts";

const name = `migrate_${randomUUID().slice(0, 8)}`;
const url = inject("databaseServer").replace(/cafeto$/, name);
const migrations = path.join(findRoot(), "migrations");
const admin = new pg.Client({ connectionString: inject("databaseServer").replace(/cafeto$/, "postgres") });
const client = new pg.Client({ connectionString: url });

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${name}`);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const applied = async () =>
  (await client.query("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0].count;

test("an empty database gets the schema, and a second start changes nothing", async () => {
  await migrateDatabase(url, migrations);
  const count = await applied();
  expect(count).toBeGreaterThan(0);
  await migrateDatabase(url, migrations);
  expect(await applied()).toBe(count);
});

test("a database from before the first migration is refused with a sentence, and left as it is", async () => {
  await client.query("update drizzle.__drizzle_migrations set created_at = 1");
  const count = await applied();
  const refusal = migrateDatabase(url, migrations);
  await expect(refusal).rejects.toBeInstanceOf(StartError);
  await expect(refusal).rejects.toThrow(/too old .*\.$/);
  expect(await applied()).toBe(count);
});
