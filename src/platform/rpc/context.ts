import type { Role } from "#kernel/callers.ts";
import type { Language } from "#kernel/languages.ts";
import type { Cards } from "#platform/cards/cards.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/database.ts";
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
  log: Log;
  clock: Clock;
  config: Config;
};

export type Visitor = { kind: "visitor" };
export type Person = {
  kind: "person";
  userId: string;
  email: string;
  fullName: string;
  avatarUrl: string | null;
  memberSince: Date;
  roles: Role[];
  vendor: { id: string; companyName: string; planType: string; isApproved: boolean } | null;
};
export type Caller = Visitor | Person;

/** What a verb gets: the doors, and for whom it works. */
export type Ctx<Who extends Caller = Caller> = Doors & { caller: Who; language: Language; requestId: string };
export type SignedInCtx = Ctx<Person>;

/** Runs a verb's work in one transaction; everything inside sees the transaction as `ctx.db`. */
export function inTransaction<C extends Pick<Doors, "db">, Result>(
  ctx: C,
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
}
