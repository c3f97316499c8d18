import * as z from "zod";
import { refundInput } from "#domains/orders/order-shapes.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, linesOfText, nothing, pageOf } from "#kernel/schemas.ts";

const tags = ["Administration"];
const route = (method: "GET" | "POST", path: `/${string}`, summary: string) => ({
  method,
  path: `/api/admin${path}` as const,
  summary,
  tags,
});

const dispute = z.object({
  id: idSchema,
  orderId: idSchema,
  orderNumber: z.number().int(),
  vendors: z.array(z.string()).describe("Names of the order's vendors"),
  reason: z.string().describe("The card provider's word for it, for example 'product_not_received'"),
  state: z.enum(["open", "won", "lost"]),
  amountCents: cents,
  feeCents: cents.describe("What the card provider keeps for it"),
  lossCents: cents.describe("The part that no vendor bears"),
  isRelieved: z.boolean().describe("Whether the platform bears it instead of the vendors"),
  reliefReason: z.string().nullable(),
  openedAt: isoTime,
  answerBy: isoTime.nullable().describe("The last day for an answer"),
  answeredAt: isoTime.nullable(),
  closedAt: isoTime.nullable(),
  evidence: z
    .record(z.string(), z.string())
    .nullable()
    .describe(
      "What our records can be answered with, by the card provider's fields; null once it was answered",
    ),
});
export type Dispute = z.infer<typeof dispute>;

const outsideRefund = z.object({
  id: idSchema,
  orderId: idSchema,
  orderNumber: z.number().int(),
  amountCents: cents,
  leftCents: cents.describe("What is not assigned to a parcel yet"),
  madeAt: isoTime,
});
export type OutsideRefund = z.infer<typeof outsideRefund>;

const ofDispute = { disputeId: idSchema };
const ofRefund = { outsideRefundId: idSchema };
export const assignInput = refundInput.extend(ofRefund);

export const disputes = {
  listDisputes: procedure("admin", [], { permission: "money.read" })
    .route(
      route(
        "GET",
        "/disputes",
        "Payments that buyers' banks dispute: open by deadline, or closed, latest first",
      ),
    )
    .input(
      z.strictObject({
        state: z.enum(["open", "closed"]).default("open"),
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(pageOf(dispute)),
  answerDispute: procedure("admin", ["NOT_FOUND", "CONFLICT", "PAYMENT_UNAVAILABLE"], {
    permission: "money.manage",
  })
    .route(route("POST", "/disputes/{disputeId}/answer", "Hands our evidence to the buyer's bank, once"))
    .input(z.strictObject({ ...ofDispute, statement: linesOfText(5_000).default("") }))
    .output(z.object({})),
  acceptDispute: procedure("admin", ["NOT_FOUND", "CONFLICT", "PAYMENT_UNAVAILABLE"], {
    permission: "money.manage",
  })
    .route(route("POST", "/disputes/{disputeId}/accept", "Gives a dispute up, which loses it"))
    .input(z.strictObject(ofDispute))
    .output(z.object({})),
  relieveVendors: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "money.manage" })
    .route(
      route("POST", "/disputes/{disputeId}/relieve", "Lets the platform bear a dispute, not the vendors"),
    )
    .input(z.strictObject({ ...ofDispute, reason: linesOfText(300).min(3) }))
    .output(z.object({})),
  listOutsideRefunds: procedure("admin", [], { permission: "money.read" })
    .route(
      route(
        "GET",
        "/outside-refunds",
        "Refunds made at the card provider that wait to be assigned; at most 50",
      ),
    )
    .input(nothing)
    .output(z.array(outsideRefund)),
  assignOutsideRefund: procedure("admin", ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE"], {
    permission: "money.manage",
  })
    .route(
      route("POST", "/outside-refunds/{outsideRefundId}/assign", "Says which goods such a refund was for"),
    )
    .input(assignInput)
    .output(z.object({})),
  bearOutsideRefund: procedure("admin", ["NOT_FOUND"], { permission: "money.manage" })
    .route(
      route("POST", "/outside-refunds/{outsideRefundId}/bear", "Lets the platform bear what is left of it"),
    )
    .input(z.strictObject(ofRefund))
    .output(z.object({})),
};
