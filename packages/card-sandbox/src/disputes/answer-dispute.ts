import { z } from "zod";
import { recordEvent } from "../events/record-event.ts";
import type { WireDispute } from "../objects/dispute-objects.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { updateObject } from "../store/stored-object.ts";
import { missing, refused } from "../wire/api-error.ts";
import { expand, flag, metadata } from "../wire/read-params.ts";
import { closeDispute, findDispute } from "./dispute.ts";

const text = z.string().max(20_000).optional();

/** What POST /v1/disputes/:id takes here. */
export const updateDisputeParams = z.strictObject({
  evidence: z
    .strictObject({
      customer_email_address: text,
      customer_name: text,
      product_description: text,
      shipping_address: text,
      shipping_carrier: text,
      shipping_date: text,
      shipping_tracking_number: text,
      uncategorized_text: text,
    })
    .optional(),
  submit: flag.default(true),
  metadata: metadata.optional(),
  expand,
});

/**
 * Stores evidence and, unless told otherwise, hands it to the bank. Like the provider in test mode, the bank decides at
 * once where `uncategorized_text` contains `winning_evidence` or `losing_evidence`.
 */
export function updateDispute(
  sandbox: Sandbox,
  id: string,
  { evidence = {}, submit, metadata: given }: z.output<typeof updateDisputeParams>,
  cause: Cause,
): WireDispute {
  const before = getOpenDispute(sandbox, id);
  const count = before.evidence_details.submission_count + (submit ? 1 : 0);
  const dispute: WireDispute = {
    ...before,
    status: submit ? "under_review" : before.status,
    evidence: { ...before.evidence, ...evidence },
    evidence_details: { ...before.evidence_details, has_evidence: true, submission_count: count },
    metadata: { ...before.metadata, ...given },
  };
  updateObject(sandbox, "disputes", dispute);
  recordEvent(sandbox, "charge.dispute.updated", dispute, cause, { status: before.status });
  const words = dispute.evidence.uncategorized_text ?? "";
  if (submit && words.includes("winning_evidence")) return closeDispute(sandbox, dispute, "won", cause);
  if (submit && words.includes("losing_evidence")) return closeDispute(sandbox, dispute, "lost", cause);
  return dispute;
}

/** Accepts a dispute, which loses it. */
export function acceptDispute(sandbox: Sandbox, id: string, cause: Cause): WireDispute {
  return closeDispute(sandbox, getOpenDispute(sandbox, id), "lost", cause);
}

function getOpenDispute(sandbox: Sandbox, id: string): WireDispute {
  const dispute = findDispute(sandbox, id);
  if (!dispute) throw missing("dispute", id, "dispute");
  if (dispute.status === "needs_response") return dispute;
  throw refused(`Dispute ${id} can't be answered any more; its status is ${dispute.status}.`);
}
