import { and, inArray } from "drizzle-orm";
import { rejectionKinds } from "#domains/decisions/decision-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedExportDecisions } from "./internal/export-decisions.ts";
import { isOnApplicationOf } from "./internal/is-on-application-of.ts";
import { decisions } from "./tables.ts";

/**
 * The rejections of the caller's application and of their shop's products, why, and what was said against them. For any
 * signed-in user.
 */
export const exportRejections = ({ db, caller }: SignedInCtx) =>
  unscopedExportDecisions(
    db,
    and(inArray(decisions.kind, rejectionKinds), isOnApplicationOf(db, caller.userId))!,
  );
