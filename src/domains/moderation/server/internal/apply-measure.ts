import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import {
  type AnyRule,
  type allRules,
  decisionRules,
  reviewRules,
} from "#domains/decisions/decision-rules.ts";
import { refuseReview } from "#domains/decisions/server/refuse-review.ts";
import { removeMessage } from "#domains/decisions/server/remove-message.ts";
import { suspendVendor } from "#domains/decisions/server/suspend-vendor.ts";
import { decisions } from "#domains/decisions/server/tables.ts";
import { takeDownProduct } from "#domains/decisions/server/take-down-product.ts";
import { products } from "#domains/listings/server/tables.ts";
import { type Measure, measuresFor } from "#domains/moderation/report-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { type AdminPermission, mayAsAdmin } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { reports } from "../tables.ts";

type Report = typeof reports.$inferSelect;

/** What is done about the thing, and the grounds that the person concerned is told. */
export type MeasureInput = {
  measure?: Measure | undefined;
  rule?: AnyRule | undefined;
  facts?: string | undefined;
  /** Of the review as it was read. */
  version?: number | undefined;
  /** The one of a conversation. */
  messageId?: string | undefined;
  openParcelsUntil?: string | undefined;
};

const needed: Record<Measure, AdminPermission> = {
  takeDownProduct: "products.manage",
  refuseReview: "moderation.manage",
  removeMessage: "moderation.manage",
  suspendVendor: "vendors.manage",
  stands: "moderation.manage",
};

const invalid = (path: keyof MeasureInput) =>
  new AppError("BAD_REQUEST", { issues: [{ path, message: "required" }] });

/**
 * Does nothing without a measure, and returns null. Otherwise takes it by the decision of its own (R61, R62), whose statement of reasons
 * goes to the person concerned, in the caller's transaction, and returns that decision's id. FORBIDDEN if the caller may not decide it,
 * NOT_FOUND for a message that the report has no copy of, BAD_REQUEST if it does not fit the thing or lacks its grounds, and what the
 * decision itself throws.
 */
export async function applyMeasure(
  tx: SignedInCtx,
  report: Report,
  input: MeasureInput,
): Promise<string | null> {
  const { measure, messageId } = input;
  if (messageId && !hasCopyOf(report, messageId)) throw new AppError("NOT_FOUND");
  return measure ? take(tx, report, measure, input) : null;
}

const hasCopyOf = ({ evidence }: Report, messageId: string): boolean =>
  evidence.texts.some((text) => text.messageId === messageId);

async function take(tx: SignedInCtx, report: Report, measure: Measure, input: MeasureInput): Promise<string> {
  if (!mayAsAdmin(tx.caller, needed[measure])) throw new AppError("FORBIDDEN");
  if (!(measuresFor[report.kind] as readonly Measure[]).includes(measure)) throw invalid("measure");
  if (measure === "stands") return findStanding(tx, report);
  const { facts } = input;
  if (!facts) throw invalid("facts");
  if (measure === "refuseReview") {
    if (!input.version) throw invalid("version");
    const rule = oneOf(reviewRules, input);
    return (await refuseReview(tx, { reviewId: report.subjectId, version: input.version, rule, facts })).id;
  }
  const rule = oneOf(decisionRules, input);
  if (measure === "takeDownProduct")
    return (await takeDownProduct(tx, { productId: report.subjectId, rule, facts })).id;
  if (measure === "removeMessage")
    return (await removeMessage(tx, { messageId: messageOf(report, input), rule, facts })).id;
  const { openParcelsUntil } = input;
  if (!openParcelsUntil) throw invalid("openParcelsUntil");
  const vendorId = await vendorOf(tx, report);
  return (await suspendVendor(tx, { vendorId, rule, facts, openParcelsUntil })).id;
}

function oneOf<Rule extends (typeof allRules)[number]>(rules: readonly Rule[], { rule }: MeasureInput): Rule {
  const found = rules.find((one) => one === rule);
  if (!found) throw invalid("rule");
  return found;
}

function messageOf({ kind, subjectId }: Report, { messageId }: MeasureInput): string {
  if (kind === "message") return subjectId;
  if (!messageId) throw invalid("messageId");
  return messageId;
}

/** The vendor itself, the product's, or the one whose owner wrote the message. NOT_FOUND if the other side is no vendor. */
async function vendorOf({ db }: SignedInCtx, { kind, subjectId, reportedId }: Report): Promise<string> {
  if (kind === "vendor") return subjectId;
  const [found] =
    kind === "product"
      ? await db.select({ id: products.vendorId }).from(products).where(eq(products.id, subjectId))
      : await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.userId, reportedId!));
  if (!found) throw new AppError("NOT_FOUND");
  return found.id;
}

/** The decision that already holds against the thing. CONFLICT if none does. */
async function findStanding({ db }: SignedInCtx, { kind, subjectId, evidence }: Report): Promise<string> {
  const about: Record<Report["kind"], SQL | undefined> = {
    product: and(eq(decisions.productId, subjectId), eq(decisions.kind, "productTakenDown")),
    vendor: and(
      eq(decisions.vendorId, subjectId),
      inArray(decisions.kind, ["shopSuspended", "shopTerminated"]),
    ),
    review: and(eq(decisions.reviewId, subjectId), eq(decisions.kind, "reviewRefused")),
    message: eq(decisions.messageId, subjectId),
    conversation: inArray(
      decisions.messageId,
      evidence.texts.map(({ messageId }) => messageId),
    ),
  };
  const [standing] = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(about[kind], isNull(decisions.endedAt)))
    .limit(1);
  if (!standing) throw new AppError("CONFLICT");
  return standing.id;
}
