import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { ApplicationState } from "#domains/vendors/application-rules.ts";
import type { ApplicationView } from "#domains/vendors/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { waitingHours } from "./internal/waiting-hours.ts";
import { vendors } from "./tables.ts";

const pageSize = 20;

const isIn: Record<ApplicationState, SQL> = {
  waiting: and(eq(vendors.isApproved, false), isNull(vendors.rejectedAt))!,
  approved: eq(vendors.isApproved, true),
  rejected: and(eq(vendors.isApproved, false), isNotNull(vendors.rejectedAt))!,
};

/** Longest waiting first; otherwise, latest decision first. */
const orderOf: Record<ApplicationState, SQL> = {
  waiting: asc(vendors.submittedAt),
  approved: sql`${vendors.approvedAt} desc nulls last`,
  rejected: desc(vendors.rejectedAt),
};

type Input = { state: ApplicationState; search?: string | undefined; page: number };

/**
 * Vendors in a state, 20 per page, searched by company or owner's address; with the count of each state. For admins.
 */
export async function listVendors({ db, clock }: SignedInCtx, { state, search, page }: Input) {
  const now = clock.now();
  const found = search ? matches(search) : undefined;
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isIn.waiting})`.mapWith(Number),
      approved: sql<number>`count(*) filter (where ${isIn.approved})`.mapWith(Number),
      rejected: sql<number>`count(*) filter (where ${isIn.rejected})`.mapWith(Number),
      all: count(),
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(found);
  const rows = await db
    .select({ vendor: vendors })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(isIn[state], found))
    .orderBy(orderOf[state], vendors.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(({ vendor }) => ({
      ...vendor,
      state,
      businessType: vendor.businessType as ApplicationView["businessType"],
      isPaused: vendor.pausedAt !== null,
      isSuspended: vendor.suspendedAt !== null,
      submittedAt: vendor.submittedAt.toISOString(),
      waitingHours: waitingHours(state, vendor.submittedAt, now),
    })),
    counts: counts!,
    total: counts![state],
    page,
    pageSize,
  };
}

/** Whether the company's name or the owner's address contains the text literally. */
function matches(search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return or(sql`${vendors.companyName} ilike ${pattern}`, sql`${users.email} ilike ${pattern}`)!;
}
