import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { factorAttempts, factors } from "#domains/second-factor/server/tables.ts";
import { banUser } from "#domains/users/server/ban-user.ts";
import { bans } from "#domains/users/server/tables.ts";
import { hashLinkToken } from "#platform/email/link-secret.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { addPerson, contextFor } from "../../support/market-people.ts";
import { makeSession } from "./make-account.ts";
import type { World } from "./valid-input.ts";

async function bannedUser({ infra }: World): Promise<string> {
  const admin = contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
  const { userId } = await addPerson(infra);
  await banUser(admin, { userId, rule: "fraud", facts: "Six orders were paid with stolen cards." });
  return userId;
}

async function unverifiedUser({ infra }: World): Promise<string> {
  const { userId } = await addPerson(infra);
  await infra.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  return userId;
}

async function userWithFactor({ infra }: World): Promise<string> {
  const { userId } = await addPerson(infra);
  await infra.db.insert(factors).values({
    ...{ userId, friendlyName: randomUUID(), factorType: "phone", phone: "+12025550197" },
    status: "verified",
  });
  return userId;
}

/** Whose second factor waits after wrong codes. */
async function pausedUser({ infra }: World): Promise<string> {
  const { userId } = await addPerson(infra);
  const blockedUntil = new Date(infra.clock.now().getTime() + 3_600_000);
  await infra.db.insert(factorAttempts).values({ userId, failed: 5, blockedUntil });
  return userId;
}

/** Whose messages of this minute are counted. */
async function limitedUser({ infra }: World): Promise<string> {
  const { userId } = await addPerson(infra);
  const expire = infra.clock.now().getTime() + 60_000;
  await infra.db.insert(rateLimits).values({ key: `message:${userId}`, points: 21, expire });
  return userId;
}

/** The secret of the link in a ban's mail. */
async function banLink(world: World): Promise<string> {
  const token = randomUUID();
  const isTheirs = eq(bans.userId, await bannedUser(world));
  await world.infra.db
    .update(bans)
    .set({ objectionTokenHash: hashLinkToken(token) })
    .where(isTheirs);
  return token;
}

async function objectedBan(world: World): Promise<string> {
  const objected = { objection: "The cards are my family's.", objectedAt: world.infra.clock.now() };
  const isTheirs = eq(bans.userId, await bannedUser(world));
  const [ban] = await world.infra.db.update(bans).set(objected).where(isTheirs).returning({ id: bans.id });
  return ban!.id;
}

/** People as the verbs about accounts need them. */
export const userInputs: Record<string, (world: World) => unknown> = {
  "users.liftBan.userId": bannedUser,
  "users.decideBanObjection.banId": objectedBan,
  "users.getBanByLink.token": banLink,
  "users.objectToBan.token": banLink,
  "users.verifyUserEmail.userId": unverifiedUser,
  "users.requestFactorReset.userId": userWithFactor,
  "users.endUserSession.sessionId": async ({ infra }) =>
    makeSession({ infra, owner: await addPerson(infra) }),
  "users.unlockUser.userId": pausedUser,
  "users.clearUserLimit.limit": () => "message",
  "users.clearUserLimit.who": limitedUser,
};
