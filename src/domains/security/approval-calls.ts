import * as z from "zod";
import { approvalReasonBounds } from "#domains/approvals/approval-rules.ts";
import { approval } from "#domains/approvals/approval-shape.ts";
import type { ErrorCode } from "#kernel/errors.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, linesOfText, nothing, pageOf } from "#kernel/schemas.ts";

const tags = ["Administration"];
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const approvalPage = pageOf(approval).extend({
  otherAdministrators: z.number().int().describe("How many could decide what the caller asks for"),
});
const reason = linesOfText(approvalReasonBounds[1]);

/** What the approved actions themselves may fail with. */
const ofActions: ErrorCode[] = ["NOT_REFUNDABLE", "PAYMENT_DISPUTED", "PAYOUT_ABOVE_BALANCE"];

/** The two-person rule: one administrator asks, another decides. */
export const approvalCalls = {
  listApprovals: procedure("admin", [], { permission: "approvals.decide" })
    .route({
      method: "GET",
      path: "/api/admin/approvals",
      summary: "What waits for a second administrator, or was decided",
      tags,
    })
    .input(z.strictObject({ state: z.enum(["waiting", "decided"]).default("waiting"), page }))
    .output(approvalPage),
  approve: procedure("admin", ["NOT_FOUND", "CONFLICT", ...ofActions], { permission: "approvals.decide" })
    .route({
      method: "POST",
      path: "/api/admin/approvals/{approvalId}/approve",
      summary: "Approves what another administrator asked for, and does it",
      tags,
    })
    .input(z.strictObject({ approvalId: idSchema, reason: reason.optional() }))
    .output(nothing),
  decline: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "approvals.decide" })
    .route({
      method: "POST",
      path: "/api/admin/approvals/{approvalId}/decline",
      summary: "Declines what another administrator asked for, with a reason",
      tags,
    })
    .input(z.strictObject({ approvalId: idSchema, reason: reason.min(approvalReasonBounds[0]) }))
    .output(nothing),
  withdraw: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "approvals.decide" })
    .route({
      method: "POST",
      path: "/api/admin/approvals/{approvalId}/withdraw",
      summary: "Withdraws what one has asked for",
      tags,
    })
    .input(z.strictObject({ approvalId: idSchema }))
    .output(nothing),
};
