import { desc, type SQL, sql } from "drizzle-orm";
import type { UserView } from "#domains/auth/shapes.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { authAccounts, factors, users } from "../tables.ts";

type Level = "aal1" | "aal2" | null;

// Columns are qualified by hand: in a query of one table the builder leaves the table's name out, and `id` would be the inner one's.
const identities = sql<{ identity_id: string; provider: string; created_at: string }[]>`(
  select coalesce(json_agg(json_build_object('identity_id', ${authAccounts.id}, 'provider', ${authAccounts.providerId},
    'created_at', ${authAccounts.createdAt}) order by ${authAccounts.createdAt}), '[]')
  from ${authAccounts} where ${authAccounts}.user_id = ${users}.id)`;

const ownFactors = sql<UserView["factors"]>`(
  select coalesce(json_agg(json_build_object('id', ${factors.id}, 'friendly_name', ${factors.friendlyName},
    'factor_type', ${factors.factorType}, 'status', ${factors.status},
    'created_at', ${factors.createdAt}) order by ${factors.createdAt}), '[]')
  from ${factors} where ${factors}.user_id = ${users}.id)`;

/** Another domain's table, read by its name: it holds this one's foreign key, so it can't be imported here. */
const roles = sql<UserView["app_metadata"]["roles"]>`(
  select coalesce(array_agg(role order by role), '{}') from user_roles where user_roles.user_id = ${users}.id)`;

/** People as the auth service shows them, newest first. The caller has narrowed `where` to whom it may show. */
export async function listUserViews(
  { db }: Pick<Doors, "db">,
  where: SQL | undefined,
  { limit, offset, aal }: { limit: number; offset: number; aal: Level },
): Promise<UserView[]> {
  const rows = await db
    .select({ user: users, identities, factors: ownFactors, roles })
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), users.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ user, ...row }) => ({
    id: user.id,
    aud: "authenticated",
    email: user.email,
    email_confirmed_at: user.emailVerified ? user.createdAt.toISOString() : null,
    phone: user.phoneNumberVerified ? user.phoneNumber : null,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    banned_until: user.bannedUntil?.toISOString() ?? null,
    app_metadata: { roles: row.roles, providers: row.identities.map(({ provider }) => provider) },
    user_metadata: { full_name: user.name, avatar_url: user.image },
    identities: row.identities.map(withIsoTime),
    factors: row.factors.map(withIsoTime),
    aal,
  }));
}

/** One of them. The row must exist. */
export async function readUserView(doors: Pick<Doors, "db">, where: SQL, aal: Level): Promise<UserView> {
  const [view] = await listUserViews(doors, where, { limit: 1, offset: 0, aal });
  return view!;
}

function withIsoTime<Row extends { created_at: string }>(row: Row): Row {
  return { ...row, created_at: new Date(row.created_at).toISOString() };
}
