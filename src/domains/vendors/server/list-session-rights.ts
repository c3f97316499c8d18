import { and, eq, gt, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";
import { vendorMembers } from "./tables.ts";

/**
 * Which of these sessions are fully signed in now, with their users' rights as `rightsOf` writes them: none that has ended, waits for its second
 * factor, or belongs to a banned user. For the server, about sessions that it has recognized before.
 */
export async function listSessionRights(
  { db, clock }: Pick<Infra, "db" | "clock">,
  sessionIds: readonly string[],
): Promise<Map<string, string>> {
  const now = clock.now();
  const factor = db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, users.id), eq(factors.status, "verified")));
  const rows = await db
    .select({
      id: sessions.id,
      roles: sql<
        string[]
      >`(select coalesce(array_agg(${userRoles.role}), '{}') from ${userRoles} where ${userRoles.userId} = ${users.id})`,
      vendorId: vendorMembers.vendorId,
      teamRole: vendorMembers.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(vendorMembers, eq(vendorMembers.userId, users.id))
    .where(
      and(
        sql`${sessions.id} = any(${sql.param(sessionIds)}::uuid[])`,
        gt(sessions.expiresAt, now),
        or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
        or(eq(sessions.aal, "aal2"), notExists(factor)),
      ),
    );
  return new Map(rows.map(({ id, roles, vendorId, teamRole }) => [id, asText(roles, vendorId, teamRole)]));
}

/** A person's roles, and the shop that they work for, as one text: another text, other rights. */
export const rightsOf = ({ roles, vendor }: Pick<Person, "roles" | "vendor">): string =>
  asText(roles, vendor?.id, vendor?.teamRole);

const asText = (roles: readonly string[], ...shop: (string | null | undefined)[]): string =>
  [...roles.toSorted(), ...shop.filter(Boolean)].join();
