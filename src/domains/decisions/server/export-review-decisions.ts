import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedExportDecisions } from "./internal/export-decisions.ts";
import { decisions } from "./tables.ts";

/** What was decided about the caller's reviews, why, and what they said against it. For any signed-in user. */
export const exportReviewDecisions = ({ db, caller }: SignedInCtx) =>
  unscopedExportDecisions(db, eq(decisions.authorId, caller.userId));
