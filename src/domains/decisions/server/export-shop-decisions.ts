import { and, inArray, not } from "drizzle-orm";
import { rejectionKinds } from "#domains/decisions/decision-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedExportDecisions } from "./internal/export-decisions.ts";
import { isOnApplicationOf } from "./internal/is-on-application-of.ts";
import { decisions } from "./tables.ts";

/** What was decided about the caller's shop besides rejections, such as suspensions, why, and what was said against it. For any signed-in user. */
export const exportShopDecisions = ({ db, caller }: SignedInCtx) =>
  unscopedExportDecisions(
    db,
    and(not(inArray(decisions.kind, rejectionKinds)), isOnApplicationOf(db, caller.userId))!,
  );
