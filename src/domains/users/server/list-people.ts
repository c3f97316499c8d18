import { and, desc, eq, gt, isNull, like, lte, not, or, type SQL, sql } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import type { UserSummary, UsersInput } from "#domains/users/contract.ts";
import type { UserState } from "#domains/users/user-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bans } from "./tables.ts";

const pageSize = 25;

type Page = { items: UserSummary[]; next: string | null };

/**
 * A page of 25 people, the newest first, by kind, state and a search in name and address; `next` leads to the page
 * after, null at the end. For administrators.
 */
export function listPeople(ctx: SignedInCtx, input: UsersInput): Promise<Page> {
  return unscopedReadPeople(ctx, input, pageSize);
}

/** The same, so many at a time. */
export async function unscopedReadPeople(
  { db, clock }: SignedInCtx,
  input: UsersInput,
  size: number,
): Promise<Page> {
  const now = clock.now();
  const rows = await selectPeople(db)
    .where(wanted(input, now))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(filteredLimit(size + 1));
  const shown = rows.slice(0, size);
  return {
    items: shown.map((row) => viewPerson(row, now)),
    next: rows.length > size ? shown.at(-1)!.user.id : null,
  };
}

/** People with what every screen of administrators shows of them. */
export const selectPeople = (db: Db) =>
  db
    .select({
      user: users,
      vendorId: vendors.id,
      companyName: vendors.companyName,
      roles: sql<
        UserSummary["roles"]
      >`(select coalesce(array_agg(role order by role), '{}') from ${userRoles} where ${userRoles.userId} = ${users.id})`,
      adminRole: sql<AdminRole | null>`(select admin_role from ${userRoles} where ${userRoles.userId} = ${users.id} and role = 'admin')`,
      hasFactor: sql<boolean>`exists (select from ${factors} where ${factors.userId} = ${users.id} and status = 'verified')`,
    })
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectPeople>>[number];

/** A row of these as administrators see it. */
export function viewPerson({ user, vendorId: _, ...row }: Row, now: Date): UserSummary {
  return {
    ...row,
    ...{ id: user.id, name: user.name, email: user.email, isVerified: user.emailVerified },
    isBanned: user.bannedUntil !== null && user.bannedUntil > now,
    createdAt: user.createdAt.toISOString(),
  };
}

function wanted({ search, kind, state, after }: UsersInput, now: Date): SQL | undefined {
  const part = search && `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const has = (text: unknown) => sql`fold_text(${text}) like fold_text(${part})`;
  return and(
    // An erased user leaves an anonymous row that owns their orders.
    not(like(users.email, "%@erased.invalid")),
    part ? or(has(users.name), has(users.email)) : undefined,
    kind === "vendor" ? sql`${users.id} in (${whoAre("vendor")})` : undefined,
    // An array, since they are few: found first, instead of looking at all people.
    kind === "admin" ? sql`${users.id} = any(array(${whoAre("admin")}))` : undefined,
    kind === "buyer"
      ? sql`not exists (select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} <> 'buyer')`
      : undefined,
    state && inState[state](now),
    after
      ? sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users as last where last.id = ${after})`
      : undefined,
  );
}

const whoAre = (role: "vendor" | "admin") =>
  sql`select ${userRoles.userId} from ${userRoles} where ${userRoles.role} = ${role}`;

const inState: Record<UserState, (now: Date) => SQL | undefined> = {
  active: (now) =>
    and(eq(users.emailVerified, true), or(isNull(users.bannedUntil), lte(users.bannedUntil, now))),
  unverified: () => eq(users.emailVerified, false),
  banned: (now) => gt(users.bannedUntil, now),
  objected: () => sql`exists (select from ${bans} where ${bans.userId} = ${users.id}
    and ${bans.objectedAt} is not null and ${bans.outcome} is null and ${bans.endedAt} is null)`,
};
