import type { ApiScope } from "#kernel/api-scopes.ts";
import type { Role } from "#kernel/callers.ts";
import type { Language } from "#kernel/languages.ts";
import type { Cards } from "#platform/cards/cards.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/database.ts";
import type { Freshness } from "#platform/freshness/freshness.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { RateLimits } from "#platform/limits/rate-limits.ts";
import type { Log } from "#platform/log/log.ts";
import type { Storage } from "#platform/storage/storage.ts";

/** The doors outside, as one process has them open. */
export type Doors = {
  db: Db;
  jobs: Jobs;
  cards: Cards;
  storage: Storage;
  limits: RateLimits;
  freshness: Freshness;
  log: Log;
  clock: Clock;
  config: Config;
};

/** The session a request comes with. */
export type Session = {
  id: string;
  token: string;
  aal: "aal1" | "aal2";
  method: "password" | "otp" | "recovery" | "provider";
  createdAt: Date;
  /** Shown by an access token, whose hour must not buy more. */
  byToken?: true;
};

/** `refused`: a bearer token or an API key came that is no good. */
export type Visitor = { kind: "visitor"; refused?: "INVALID_JWT" | "INVALID_API_KEY" };
/** Whoever knows the password of a person whose second factor is still to be shown: good for showing it, and no more. */
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
  vendor: { id: string; companyName: string; planType: string; isApproved: boolean } | null;
};
export type Caller = Visitor | HalfSignedIn | Person;
/** A program of a vendor's: good for what its scopes open, as the shop's owner. No verb ever sees one. */
export type KeyHolder = { kind: "apiKey"; keyId: string; scopes: readonly ApiScope[]; owner: Person };

/** What a verb gets: the doors, and for whom it works. */
export type Ctx<Who extends Caller = Caller> = Doors & {
  caller: Who;
  language: Language;
  requestId: string;
  /** Where the request comes from, as a session remembers it. */
  client: { address: string; userAgent: string | null };
  /** Headers that go out with the answer, whatever it says: cookies. */
  answerHeaders: Headers;
};
/** A request as it comes in, before its procedure says whom the caller may be. */
export type RequestCtx = Omit<Ctx, "caller"> & { caller: Caller | KeyHolder };
export type SignedInCtx = Ctx<Person>;
/** Someone with a session, at least half signed in. */
export type SessionCtx = Ctx<Person | HalfSignedIn>;

/** Runs a verb's work in one transaction; everything inside sees the transaction as `ctx.db`. */
export function inTransaction<C extends Pick<Doors, "db">, Result>(
  ctx: C,
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
}
