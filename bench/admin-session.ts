import { randomBytes } from "node:crypto";
import type pg from "pg";
import { cookieOf } from "./buyers.ts";

/** A session of the demo administrator, with the second factor; returns its cookie. */
export async function openAdminSession(pool: pg.Pool, secret: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await pool.query(
    `insert into sessions (user_id, token, expires_at, aal)
     select id, $1, now() + interval '2 hours', 'aal2' from users where email = 'admin@cafeto.example'`,
    [token],
  );
  return cookieOf(token, secret);
}
