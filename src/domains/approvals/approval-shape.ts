import * as z from "zod";
import { auditSubjects } from "#domains/audit/actions.ts";
import { cents, idSchema, isoTime } from "#kernel/schemas.ts";
import { approvalActions, approvalStates } from "./approval-rules.ts";

/** A request for a second administrator. */
export const approval = z.object({
  id: idSchema,
  requestId: idSchema,
  action: z.enum(approvalActions),
  subjectKind: z.enum(auditSubjects),
  subjectId: z.string(),
  amountCents: cents.nullable(),
  facts: z.object({
    vendor: z.string().optional(),
    order: z.number().int().optional(),
    orderId: idSchema.optional(),
    manager: z.string().optional(),
    user: z.string().optional(),
    userId: idSchema.optional(),
    setting: z.string().optional(),
    before: z.number().int().nullish(),
    after: z.number().int().optional(),
    startsOn: z.iso.date().nullish(),
    month: z.string().optional(),
  }),
  reason: z.string(),
  state: z.enum(approvalStates),
  requestedBy: z.string().nullable().describe("The administrator's name; null once the account is deleted"),
  isOwn: z.boolean().describe("Asked for by the caller, who can't decide it"),
  /** Whether the reader\'s role holds what approving asks for. */
  mayDecide: z.boolean(),
  requestedAt: isoTime,
  expiresAt: isoTime,
  decidedBy: z.string().nullable(),
  decidedAt: isoTime.nullable(),
  decisionReason: z.string().nullable(),
});
export type Approval = z.infer<typeof approval>;
