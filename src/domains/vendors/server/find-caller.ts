import { and, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { profiles, userRoles } from "#domains/accounts/server/tables.ts";
import { readAccessToken } from "#domains/auth/server/read-access-token.ts";
import { readSessionToken } from "#domains/auth/server/session-cookie.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { vendorMembers, vendors } from "#domains/vendors/server/tables.ts";
import type { Role } from "#kernel/callers.ts";
import type { AdminRole, TeamRole } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";
import { prepareOnce } from "#platform/db/prepare-once.ts";
import type { Caller, Infra, Visitor } from "#platform/rpc/context.ts";

type Credentials = { cookie?: string | undefined; authorization?: string | undefined };

/**
 * Identifies the caller by bearer token or else session cookie. The proof is a signature; one query reads whether the
 * session is still valid, the roles and the vendor, so changes apply from the next request on.
 */
export async function findCaller(infra: Infra, { cookie, authorization }: Credentials): Promise<Caller> {
  const bearer = authorization && /^bearer (.+)$/i.exec(authorization)?.[1];
  if (bearer) {
    const claims = await readAccessToken(infra, bearer);
    const caller = claims && (await readCaller(infra, sessionOf(claims)));
    if (!caller) return { kind: "visitor", refused: "INVALID_JWT" };
    return { ...caller, session: { ...caller.session, byToken: true } };
  }
  const token = readSessionToken(cookie, infra.config);
  return (token && (await readCallerOfCookie(infra, token))) || { kind: "visitor" };
}

/** A token issued before its session reached the second factor is invalid after that, like the cookie. */
function sessionOf({ sessionId, aal }: { sessionId: string; aal: "aal1" | "aal2" }): SQL {
  const isIt = eq(sessions.id, sessionId);
  return aal === "aal2" ? isIt : sql`${isIt} and ${sessions.aal} = 'aal1'`;
}

/** What is known of a user, from `users`, `profiles`, `vendor_members` and `vendors` joined, roles included. */
export const personColumns = {
  userId: users.id,
  email: users.email,
  fullName: profiles.fullName,
  avatarUrl: profiles.avatarUrl,
  memberSince: users.createdAt,
  roles: sql<
    Role[]
  >`(select coalesce(array_agg(${userRoles.role}), '{}') from ${userRoles} where ${userRoles.userId} = ${users.id})`,
  adminRole: sql<AdminRole | null>`(select ${userRoles.adminRole} from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin')`,
  vendor: {
    id: vendors.id,
    companyName: vendors.companyName,
    planType: vendors.planType,
    isApproved: vendors.isApproved,
    // An expression, so that a person without a shop has none at all.
    teamRole: sql<TeamRole>`${vendorMembers.role}`,
  },
};

type Clocked = Pick<Infra, "db" | "clock">;
type KnownCaller = Exclude<Caller, Visitor>;

async function readCaller({ db, clock }: Clocked, whose: SQL): Promise<KnownCaller | undefined> {
  const [row] = await selectCaller(db, whose, clock.now());
  return row && callerOf(row);
}

/** The same by the cookie's token, which nearly every request has. */
async function readCallerOfCookie({ db, clock }: Clocked, token: string): Promise<KnownCaller | undefined> {
  const ofToken = eq(sessions.token, sql.placeholder("token"));
  const statement = prepareOnce(db, "caller", () =>
    selectCaller(db, ofToken, sql.placeholder("now")).prepare("caller"),
  );
  const [row] = await statement.execute({ token, now: clock.now() });
  return row && callerOf(row);
}

const selectCaller = (db: Db, whose: SQL, now: Date | Placeholder) =>
  db
    .select({
      ...personColumns,
      session: {
        id: sessions.id,
        token: sessions.token,
        aal: sessions.aal,
        method: sessions.method,
        createdAt: sessions.createdAt,
        confirmedAt: sessions.confirmedAt,
      },
      hasFactor: sql<boolean>`exists (select 1 from ${factors} where ${factors.userId} = ${users.id} and ${factors.status} = 'verified')`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(vendorMembers, eq(vendorMembers.userId, users.id))
    .leftJoin(vendors, eq(vendors.id, vendorMembers.vendorId))
    .where(
      and(
        whose,
        gt(sessions.expiresAt, now),
        // A ban ends sessions; one created at the same moment is caught here.
        or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
      ),
    );

function callerOf(row: Awaited<ReturnType<typeof selectCaller>>[number]): KnownCaller {
  const { hasFactor, ...person } = row;
  if (!hasFactor || person.session.aal === "aal2") return { kind: "person", ...person };
  return { kind: "halfSignedIn", userId: person.userId, email: person.email, session: person.session };
}
