import { and, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { productRevisions } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addressee, authors, edited, viewDecision } from "./internal/view-decision.ts";
import { hasOtherAdministrator } from "./other-administrator.ts";
import { decisions } from "./tables.ts";

type Input = {
  vendorId?: string | undefined;
  reviewId?: string | undefined;
  productId?: string | undefined;
  onlyObjections: boolean;
  onlyReviews?: boolean | undefined;
  page: number;
};

const pageSize = 20;
const deciders = alias(users, "deciders");

/**
 * Decisions about one vendor, one product, one review or all, newest first; or those with an objection that waits, the longest waiting first. 20
 * per page. For administrators.
 */
export async function listDecisions({ db, caller }: SignedInCtx, input: Input) {
  const { vendorId, reviewId, productId, onlyObjections, onlyReviews, page } = input;
  const isWanted = and(
    vendorId ? eq(decisions.vendorId, vendorId) : undefined,
    reviewId ? eq(decisions.reviewId, reviewId) : undefined,
    productId ? eq(decisions.productId, productId) : undefined,
    onlyReviews ? isNotNull(decisions.authorId) : undefined,
    onlyObjections ? and(isNotNull(decisions.objectedAt), isNull(decisions.outcome)) : undefined,
  );
  const [[counted], rows, isAnother] = await Promise.all([
    db.select({ total: count() }).from(decisions).where(isWanted),
    db
      .select({ decision: decisions, ...addressee, revision: edited, decidedBy: deciders.name })
      .from(decisions)
      .leftJoin(productRevisions, eq(productRevisions.id, decisions.revisionId))
      .leftJoin(vendors, eq(vendors.id, decisions.vendorId))
      .leftJoin(users, eq(users.id, vendors.userId))
      .leftJoin(authors, eq(authors.id, decisions.authorId))
      .leftJoin(deciders, eq(deciders.id, decisions.decidedBy))
      .where(isWanted)
      .orderBy(onlyObjections ? asc(decisions.objectedAt) : desc(decisions.createdAt), decisions.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    hasOtherAdministrator(db, caller.userId),
  ]);
  return {
    items: rows.map(({ decidedBy, ...row }) => ({
      ...viewDecision(row),
      decidedBy,
      mayDecide:
        row.decision.objectedAt !== null &&
        row.decision.outcome === null &&
        (row.decision.decidedBy !== caller.userId || !isAnother),
    })),
    total: counted!.total,
    page,
    pageSize,
  };
}
