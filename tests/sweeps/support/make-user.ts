import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { banUser } from "#domains/users/server/ban-user.ts";
import { addPerson, contextFor } from "../../support/market-people.ts";
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

/** People as the verbs about accounts need them. */
export const userInputs: Record<string, (world: World) => unknown> = {
  "users.liftBan.userId": bannedUser,
  "users.verifyUserEmail.userId": unverifiedUser,
  "users.requestFactorReset.userId": userWithFactor,
};
