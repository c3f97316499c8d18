import { type SQL, sql } from "drizzle-orm";
import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** numeric(12,2) in the database under the product's names (`price_usd`), integer cents in code (R53). */
export const usdCents = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric(12, 2)",
  fromDriver: (value) => Math.round(Number(value) * 100),
  toDriver: (cents) => {
    if (!Number.isSafeInteger(cents)) throw new TypeError(`Not whole cents: ${cents}`);
    return (cents / 100).toFixed(2);
  },
});

/** A sum of dollars that a statement computes, in whole cents; none is 0. The driver returns it as a string. */
export const inCents = (usd: SQL) => sql`(coalesce(${usd}, 0) * 100)::bigint`;

export const id = () => uuid("id").primaryKey().defaultRandom();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/**
 * Who decided and when; null before, and for decisions from before it was stored. No reference: the id outlives the account and then
 * leads nowhere.
 */
export const decision = () => ({ decidedBy: uuid("decided_by"), decidedAt: moment("decided_at") });
export const createdAt = () => moment("created_at").notNull().defaultNow();
