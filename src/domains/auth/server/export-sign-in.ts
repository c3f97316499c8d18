import { asc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { authAccounts, factors, recoveryCodes, sessions, users, walletAddresses } from "./tables.ts";

/** A person has few of each; a bound all the same. */
const mostRows = 1_000;

/**
 * What the sign-in knows of the caller: address, telephone, ways to sign in, where they are signed in, second factors.
 * No password, token, secret or code. For any signed-in person.
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
    wallets: await listWallets({ db, caller }),
    sessions: await listPlaces({ db, caller }),
    factors: await listFactors({ db, caller }),
    recoveryCodes: {
      count: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
    },
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

async function listWallets({ db, caller }: Own) {
  const rows = await db
    .select()
    .from(walletAddresses)
    .where(eq(walletAddresses.userId, caller.userId))
    .orderBy(asc(walletAddresses.createdAt), asc(walletAddresses.id))
    .limit(mostRows);
  return rows.map(({ address, chainId, createdAt }) => ({
    address,
    chainId,
    createdAt: createdAt.toISOString(),
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

async function listFactors({ db, caller }: Own) {
  const rows = await db
    .select()
    .from(factors)
    .where(eq(factors.userId, caller.userId))
    .orderBy(asc(factors.createdAt), asc(factors.id))
    .limit(mostRows);
  return rows.map(({ friendlyName, factorType, status, phone, createdAt }) => ({
    friendlyName,
    factorType,
    status,
    phone,
    createdAt: createdAt.toISOString(),
  }));
}
