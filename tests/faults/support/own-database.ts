import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** An empty database of the run's server, for processes that migrate it themselves. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject("databaseServer");
  const name = `own_${randomUUID().slice(0, 8)}`;
  await query(server, `create database ${name}`);
  return {
    url: server.replace(/cafeto$/, name),
    drop: () => query(server, `drop database if exists ${name} with (force)`),
  };
}

async function query(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.replace(/cafeto$/, "postgres") });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
