import type { ApiScope } from "#kernel/api-scopes.ts";
import type { Role } from "#kernel/callers.ts";
import type { Language } from "#kernel/languages.ts";
import type { AdminRole, TeamRole } from "#kernel/permissions.ts";
import type { Invalidation } from "#platform/cache/invalidation.ts";
import type { Cards } from "#platform/cards/cards.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { RateLimits } from "#platform/limits/rate-limits.ts";
import type { Log } from "#platform/log/log.ts";
import type { Storage } from "#platform/storage/storage.ts";

/** The ports to the outside, as opened by one process. */
export type Infra = {
  db: Db;
  jobs: Jobs;
  cards: Cards;
  storage: Storage;
  limits: RateLimits;
  invalidation: Invalidation;
  log: Log;
  clock: Clock;
  config: Config;
  /** What an administrator has set of the business, by its key; null where nothing was set. For what can't import the settings. */
  readSetting(infra: Pick<Infra, "db" | "clock">, key: string): Promise<number | null>;
};

/** The session of a request. */
export type Session = {
  id: string;
  token: string;
  aal: "aal1" | "aal2";
  method: "password" | "otp" | "recovery" | "provider";
  createdAt: Date;
  /** When a password or a factor last showed who is there. */
  confirmedAt: Date | null;
  /** Authenticated by an access token, which must not be exchanged for anything longer-lived. */
  byToken?: true;
};

/** `refused`: the bearer token or API key is invalid. */
export type Visitor = { kind: "visitor"; refused?: "INVALID_JWT" | "INVALID_API_KEY" };
/** A user who has given the password but not yet the second factor: may only do the latter. */
export type HalfSignedIn = { kind: "halfSignedIn"; userId: string; email: string; session: Session };
export type Person = {
  kind: "person";
  userId: string;
  session: Session;
  email: string;
  fullName: string;
  avatarUrl: string | null;
  memberSince: Date;
  roles: Role[];
  /** Which kind of administrator, for whoever is one. */
  adminRole: AdminRole | null;
  /** The shop the person works for. */
  vendor: {
    id: string;
    companyName: string;
    planType: string;
    isApproved: boolean;
    teamRole: TeamRole;
  } | null;
};
export type Caller = Visitor | HalfSignedIn | Person;
/** A vendor's program: may call what its scopes open, as the shop's owner. Verbs never see this caller. */
export type KeyHolder = { kind: "apiKey"; keyId: string; scopes: readonly ApiScope[]; owner: Person };

/** What a verb gets: infrastructure and caller. */
export type Ctx<Who extends Caller = Caller> = Infra & {
  caller: Who;
  language: Language;
  requestId: string;
  /** The client of a request, as stored with a session. */
  client: { address: string; userAgent: string | null };
  /** Headers that go out with every response, errors included: cookies. */
  responseHeaders: Headers;
};
/** A request before its procedure has checked the caller. */
export type RequestCtx = Omit<Ctx, "caller"> & { caller: Caller | KeyHolder };
export type SignedInCtx = Ctx<Person>;
/** A caller with a session, possibly still without second factor. */
export type SessionCtx = Ctx<Person | HalfSignedIn>;

/** Runs a verb's work in one transaction; everything inside sees the transaction as `ctx.db`. */
export function inTransaction<C extends Pick<Infra, "db">, Result>(
  ctx: C,
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
}
