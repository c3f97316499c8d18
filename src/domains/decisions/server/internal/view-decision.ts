import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { Decision } from "#domains/decisions/contract.ts";
import { isRestriction } from "#domains/decisions/decision-rules.ts";
import type { ProductContent } from "#domains/listings/product-shapes.ts";
import { contentOf } from "#domains/listings/server/product-content.ts";
import { productRevisions, type RevisionContent } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import { decisions } from "../tables.ts";

type Row = {
  decision: typeof decisions.$inferSelect;
  companyName: string;
  language: string;
  revision: Edited | null;
};
type Edited = Pick<typeof productRevisions.$inferSelect, "content" | "replaced">;

/** Of reviews. */
export const authors = alias(users, "authors");

/** The vendor's name and its owner's language, or those of a review's author. */
export const addressee = {
  companyName: sql<string>`coalesce(${vendors.companyName}, ${authors.name})`,
  language: sql<string>`coalesce(${users.language}, ${authors.language})`,
};

/** What an edit changed. */
export const edited = { content: productRevisions.content, replaced: productRevisions.replaced };

/** Decisions with whom they address, and what an edit changed. */
export const selectDecisions = (db: Db) =>
  db
    .select({ decision: decisions, ...addressee, revision: edited })
    .from(decisions)
    .leftJoin(productRevisions, eq(productRevisions.id, decisions.revisionId))
    .leftJoin(vendors, eq(vendors.id, decisions.vendorId))
    .leftJoin(users, eq(users.id, vendors.userId))
    .leftJoin(authors, eq(authors.id, decisions.authorId));

/** A decision as its vendor or author sees it; who decided stays with the administrators. */
export function viewDecision({ decision, companyName, language, revision }: Row): Decision {
  const { decidedBy: _, outcomeBy: __, authorId: ___, revisionId: ____, ...shown } = decision;
  return {
    ...shown,
    edit: revision?.replaced ? { before: viewOf(revision.replaced), after: viewOf(revision.content) } : null,
    companyName,
    language,
    openParcelsUntil: decision.openParcelsUntil?.toISOString() ?? null,
    createdAt: decision.createdAt.toISOString(),
    endedAt: decision.endedAt?.toISOString() ?? null,
    objectedAt: decision.objectedAt?.toISOString() ?? null,
    outcomeAt: decision.outcomeAt?.toISOString() ?? null,
    canObject: isRestriction(decision.kind) && !decision.endedAt && !decision.objectedAt,
  };
}

const viewOf = (content: RevisionContent) => contentOf(content) as ProductContent;

/** The one decision that the condition names. NOT_FOUND without one. */
export async function readDecision(db: Db, condition: SQL): Promise<Decision> {
  const [row] = await selectDecisions(db).where(condition);
  if (!row) throw new AppError("NOT_FOUND");
  return viewDecision(row);
}
