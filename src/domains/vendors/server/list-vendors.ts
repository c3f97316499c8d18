import { and, asc, desc, eq, gte, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { ListedVendor, VendorsInput } from "#domains/vendors/admin-calls.ts";
import type { ApplicationView } from "#domains/vendors/shapes.ts";
import {
  daysOfAge,
  type VendorAge,
  type VendorSort,
  type VendorState,
} from "#domains/vendors/vendor-states.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { vendorStateOf } from "./internal/vendor-state-of.ts";
import { waitingHours } from "./internal/waiting-hours.ts";
import { vendorRisks, vendors } from "./tables.ts";

const pageSize = 25;

/**
 * A page of 25 vendors by state, plan, country, sign of risk, trust, age of the application and a search in the company's name, its legal name and its
 * owner's address, whatever the accents; `next` leads to the page after, null at the end. For administrators.
 */
export async function listVendors(
  ctx: SignedInCtx,
  input: VendorsInput,
): Promise<{ items: ListedVendor[]; next: string | null }> {
  return unscopedReadVendors(ctx, input, pageSize);
}

/** The same, as many as asked for. The caller is an administrator. */
export async function unscopedReadVendors(
  { db, clock }: SignedInCtx,
  input: VendorsInput,
  size: number,
): Promise<{ items: ListedVendor[]; next: string | null }> {
  const now = clock.now();
  const rows = await db
    .select({ vendor: vendors, email: users.email, signs: vendorRisks.signs })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .leftJoin(vendorRisks, eq(vendorRisks.vendorId, vendors.id))
    .where(and(wanted(input, now), input.after ? afterOf[input.sort](input.after) : undefined))
    .orderBy(...orderOf[input.sort])
    .limit(filteredLimit(size + 1));
  const shown = rows.slice(0, size);
  return {
    items: shown.map(({ vendor, email, signs }) => {
      const state = vendorStateOf(vendor);
      return {
        ...vendor,
        ...{ state, email, signs: signs ?? [] },
        isTrusted: vendor.trustedAt !== null,
        businessType: vendor.businessType as ApplicationView["businessType"],
        isPaused: vendor.pausedAt !== null,
        arePayoutsPaused: vendor.payoutsPausedAt !== null,
        isTraderStated: vendor.selfCertifiedAt !== null,
        submittedAt: vendor.submittedAt.toISOString(),
        waitingHours: waitingHours(state === "waiting" ? "waiting" : "approved", vendor.submittedAt, now),
      };
    }),
    next: rows.length > size ? shown.at(-1)!.vendor.id : null,
  };
}

const name = sql`fold_text(${vendors.companyName})`;

const orderOf: Record<VendorSort, SQL[]> = {
  newest: [desc(vendors.submittedAt), desc(vendors.id)],
  oldest: [asc(vendors.submittedAt), asc(vendors.id)],
  name: [asc(name), asc(vendors.id)],
};

const last = (column: SQL, id: string) =>
  sql`(select ${column}, last.id from ${vendors} as last where last.id = ${id})`;
const afterOf: Record<VendorSort, (id: string) => SQL> = {
  newest: (id) => sql`(${vendors.submittedAt}, ${vendors.id}) < ${last(sql`last.submitted_at`, id)}`,
  oldest: (id) => sql`(${vendors.submittedAt}, ${vendors.id}) > ${last(sql`last.submitted_at`, id)}`,
  name: (id) => sql`(${name}, ${vendors.id}) > ${last(sql`fold_text(last.company_name)`, id)}`,
};

const isIn: Record<VendorState, SQL | undefined> = {
  waiting: and(not(vendors.isApproved), isNull(vendors.rejectedAt)),
  approved: and(vendors.isApproved, isNull(vendors.suspendedAt)),
  rejected: and(not(vendors.isApproved), isNotNull(vendors.rejectedAt)),
  suspended: and(isNotNull(vendors.suspendedAt), isNull(vendors.terminatedAt)),
  ended: isNotNull(vendors.terminatedAt),
};

function wanted(
  { state, plan, country, sign, trust, age, search }: VendorsInput,
  now: Date,
): SQL | undefined {
  return and(
    state && isIn[state],
    plan ? eq(vendors.planType, plan) : undefined,
    country ? eq(vendors.country, country) : undefined,
    sign && shows(sign),
    trust ? isNotNull(vendors.trustedAt) : undefined,
    age && isOfAge(age, now),
    search ? matches(search) : undefined,
  );
}

/** By the index of the signs, where it is a sign; few vendors show any. */
const shows = (sign: NonNullable<VendorsInput["sign"]>): SQL =>
  sign === "any"
    ? sql`cardinality(${vendorRisks.signs}) > 0`
    : sql`${vendors.id} in (select ${vendorRisks.vendorId} from ${vendorRisks} where ${vendorRisks.signs} @> ${sql.param([sign])}::text[])`;

function isOfAge(age: VendorAge, now: Date): SQL {
  const since = new Date(now.getTime() - daysOfAge[age] * 86_400_000);
  return age === "older" ? lt(vendors.submittedAt, since) : gte(vendors.submittedAt, since);
}

/** Of people with such an address: how many are looked up by their index before each vendor's address is looked at. */
const mostAddresses = 500;

function matches(search: string): SQL | undefined {
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const has = (text: unknown) => sql`fold_text(${text}) like fold_text(${part})`;
  const some = sql`select owner.id from ${users} owner where ${has(sql`owner.email`)} limit ${sql.raw(String(mostAddresses + 1))}`;
  return or(
    has(vendors.companyName),
    has(vendors.legalName),
    sql`${vendors.userId} in (${some})`,
    sql`((select count(*) from (${some}) found) > ${sql.raw(String(mostAddresses))}
      and exists (select from ${users} owner where owner.id = ${vendors.userId} and ${has(sql`owner.email`)}))`,
  );
}
