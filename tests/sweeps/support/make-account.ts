import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { authAccounts, sessions } from "#domains/auth/server/tables.ts";
import { orderLimits } from "#domains/orders/server/tables.ts";
import { factorChallenges, factors } from "#domains/second-factor/server/tables.ts";
import { addPerson } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

/** A buyer with a raised limit. */
export async function makeBuyer({ infra, owner }: World): Promise<string> {
  const { userId } = await addPerson(infra);
  const limit = { totalCents: 2_000_000, reason: "A café", setAt: infra.clock.now() };
  await infra.db.insert(orderLimits).values({ userId, ...limit, setBy: owner.userId });
  return userId;
}

export async function makeIdentity({ infra, owner }: World): Promise<string> {
  const rows = ["credential", "elsewhere"].map((providerId) => ({
    userId: owner.userId,
    providerId,
    accountId: randomUUID(),
  }));
  const [first] = await infra.db.insert(authAccounts).values(rows).returning();
  return first!.id;
}

/**
 * Before the second factor, an active factor; otherwise an incomplete enrollment, so that the caller stays signed in.
 */
export async function makeFactor({ infra, owner }: World): Promise<string> {
  const [known] = await infra.db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, owner.userId), eq(factors.status, "verified")));
  if (known) return known.id;
  const factor = { friendlyName: randomUUID(), factorType: "phone", phone: "+12025550198" } as const;
  const [row] = await infra.db
    .insert(factors)
    .values({ userId: owner.userId, ...factor })
    .returning();
  return row!.id;
}

export async function makeChallenge(world: World): Promise<string> {
  const expiresAt = new Date(world.infra.clock.now().getTime() + 60_000);
  const [row] = await world.infra.db
    .insert(factorChallenges)
    .values({ factorId: await makeFactor(world), expiresAt, codeHash: "of another code" })
    .returning();
  return row!.id;
}

export async function makeSession({ infra, owner }: Pick<World, "infra" | "owner">): Promise<string> {
  const expiresAt = new Date(infra.clock.now().getTime() + 60_000);
  const [row] = await infra.db
    .insert(sessions)
    .values({ userId: owner.userId, token: randomUUID(), expiresAt })
    .returning();
  return row!.id;
}
