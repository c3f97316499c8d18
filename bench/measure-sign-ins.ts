import { randomBytes, scryptSync } from "node:crypto";
import type pg from "pg";
import type { Figures } from "./measure.ts";

const together = 8;
const demoBuyer = "buyer@cafeto.example";
const password = "cafeto-demo";

/**
 * Sign-ins by password at 8 connections, each with its own account and address, so that no rate limit applies. All
 * share the demo buyer's hash, which costs the same to check as any.
 */
export async function measureSignIns(
  pool: pg.Pool,
  url: string,
  seconds: number,
): Promise<Pick<Figures, "perSecond" | "p50" | "p99">> {
  const emails = await addAccounts(pool, 150 * seconds + 100);
  let next = 0;
  const rush = async (milliseconds: number) => {
    const times: number[] = [];
    const end = Date.now() + milliseconds;
    const enter = async () => {
      while (Date.now() < end) {
        const start = performance.now();
        await signIn(url, emails[next++ % emails.length]!, next);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: together }, enter));
    return times.sort((a, b) => a - b);
  };
  await rush((seconds * 1_000) / 4);
  const start = Date.now();
  const times = await rush(seconds * 1_000);
  const rank = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!;
  return { perSecond: (times.length * 1_000) / (Date.now() - start), p50: rank(0.5), p99: rank(0.99) };
}

/** The cost of one of the library's hashes alone, in milliseconds: scrypt, N 16384, r 16, p 1. */
export function hashMilliseconds(): number {
  const rounds = 10;
  const start = performance.now();
  for (let round = 0; round < rounds; round++)
    scryptSync(password, randomBytes(16), 64, { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 });
  return (performance.now() - start) / rounds;
}

async function signIn(url: string, email: string, turn: number): Promise<void> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify({ email, password, transport: "cookie" }),
    headers: {
      "content-type": "application/json",
      origin: url,
      "x-forwarded-for": `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
    },
  });
  if (response.status !== 200) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

async function addAccounts(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `insert into users (name, email, email_verified)
     select 'Bench Person', gen_random_uuid() || '@bench.example', true from generate_series(1, $1) returning email`,
    [count],
  );
  await pool.query(
    `insert into auth_accounts (user_id, account_id, provider_id, password)
     select u.id, u.id, 'credential', (select a.password from auth_accounts a join users d on d.id = a.user_id where d.email = $2)
     from users u where u.email = any($1)`,
    [rows.map(({ email }) => email), demoBuyer],
  );
  return rows.map(({ email }) => email);
}
