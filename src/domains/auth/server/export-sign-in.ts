import { asc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { authAccounts, sessions, users } from "./tables.ts";

/** Users have few of each; bounded all the same. */
const mostRows = 1_000;

/**
 * The caller's sign-in data: address, phone, sign-in methods, sessions. No password or token. For any signed-in user.
 */
export async function exportSignIn({ db, caller }: SignedInCtx) {
  const { userId } = caller;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return {
    account: {
      id: userId,
      name: user!.name,
      email: user!.email,
      emailVerified: user!.emailVerified,
      phoneNumber: user!.phoneNumber,
      phoneNumberVerified: user!.phoneNumberVerified,
      language: user!.language,
      createdAt: user!.createdAt.toISOString(),
      updatedAt: user!.updatedAt.toISOString(),
    },
    methods: await listMethods({ db, caller }),
    sessions: await listPlaces({ db, caller }),
  };
}

type Own = Pick<SignedInCtx, "db" | "caller">;

async function listMethods({ db, caller }: Own) {
  const rows = await db
    .select()
    .from(authAccounts)
    .where(eq(authAccounts.userId, caller.userId))
    .orderBy(asc(authAccounts.createdAt), asc(authAccounts.id))
    .limit(mostRows);
  return rows.map((row) => ({
    provider: row.providerId,
    accountId: row.accountId,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function listPlaces({ db, caller }: Own) {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, caller.userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
    .limit(mostRows);
  return rows.map((row) => ({
    device: row.userAgent,
    ipAddress: row.ipAddress,
    method: row.method,
    level: row.aal,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
