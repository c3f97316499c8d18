import { desc, type SQL, sql } from "drizzle-orm";
import type { UserView } from "#domains/auth/shapes.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { authAccounts, users } from "../tables.ts";

type Level = "aal1" | "aal2" | null;

// Columns are qualified by hand: in a single-table query the builder omits the table's name, and `id` would
// be the inner one's.
const identities = sql<{ identity_id: string; provider: string; created_at: string }[]>`(
  select coalesce(json_agg(json_build_object('identity_id', ${authAccounts.id}, 'provider', ${authAccounts.providerId},
    'created_at', ${authAccounts.createdAt}) order by ${authAccounts.createdAt}), '[]')
  from ${authAccounts} where ${authAccounts}.user_id = ${users}.id)`;

// Tables of other domains, by name: they reference this one's, so they can't be imported here.
const factors = sql<UserView["factors"]>`(
  select coalesce(json_agg(json_build_object('id', factors.id, 'friendly_name', factors.friendly_name,
    'factor_type', factors.factor_type, 'status', factors.status,
    'created_at', factors.created_at) order by factors.created_at), '[]')
  from factors where factors.user_id = ${users}.id)`;
const roles = sql<UserView["app_metadata"]["roles"]>`(
  select coalesce(array_agg(role order by role), '{}') from user_roles where user_roles.user_id = ${users}.id)`;

/** Users as the auth service shows them, newest first. The caller has restricted `where`. */
export async function listUserViews(
  { db }: Pick<Infra, "db">,
  where: SQL | undefined,
  { limit, offset, aal }: { limit: number; offset: number; aal: Level },
): Promise<UserView[]> {
  const rows = await db
    .select({ user: users, identities, factors, roles })
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

/** One user. The row must exist. */
export async function readUserView(infra: Pick<Infra, "db">, where: SQL, aal: Level): Promise<UserView> {
  const [view] = await listUserViews(infra, where, { limit: 1, offset: 0, aal });
  return view!;
}

function withIsoTime<Row extends { created_at: string }>(row: Row): Row {
  return { ...row, created_at: new Date(row.created_at).toISOString() };
}
