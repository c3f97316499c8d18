import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { teamInvitations } from "#domains/team/server/tables.ts";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import { addPerson } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

/** An invitation to the team of the world's shop. */
export async function invitationOf({ infra, vendorId }: World): Promise<string> {
  const sentAt = infra.clock.now();
  const [row] = await infra.db
    .insert(teamInvitations)
    .values({
      ...{ vendorId, email: `${randomUUID()}@people.example`, role: "packer", tokenHash: randomUUID() },
      ...{ sentAt, expiresAt: new Date(sentAt.getTime() + 3_600_000) },
    })
    .returning();
  return row!.id;
}

/** Somebody who works for the world's shop. */
export async function memberOf({ infra, vendorId }: World): Promise<string> {
  const { userId } = await addPerson(infra, { roles: ["vendor"] });
  await infra.db.insert(vendorMembers).values({ userId, vendorId, role: "packer" });
  return userId;
}

/** Makes room in the team of the world's shop. */
export async function clearTeam({ infra, vendorId }: World): Promise<void> {
  await infra.db.delete(teamInvitations).where(eq(teamInvitations.vendorId, vendorId));
  await infra.db
    .delete(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, vendorId), ne(vendorMembers.role, "owner")));
}
