import * as z from "zod";
import { approval } from "#domains/approvals/approval-shape.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, isoTime, lineOfText, streamedFile } from "#kernel/schemas.ts";
import { anyOrderStates, orderNeeds, orderSorts } from "./any-order-filters.ts";
import { limitReasonBounds, orderTotals } from "./order-limits.ts";
import { addressView, cancelInput, parcelDetail, refundInput, searchText, status } from "./order-shapes.ts";

const tags = ["Administration"];
const route = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`, summary: string) => ({
  method,
  path: `/api/admin${path}` as const,
  summary,
  tags,
});

const orderFacts = {
  id: idSchema,
  number: z.number().int(),
  status,
  buyer: z.object({ name: z.string(), email: z.string() }),
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
  refundedCents: cents,
  createdAt: isoTime,
  paidAt: isoTime.nullable(),
};

const orderLimit = z.object({
  totalCents: cents,
  reason: z.string(),
  setBy: z.string().nullable().describe("The administrator's name; null once their account is deleted"),
  setAt: isoTime,
});

const anyOrder = z.object({
  ...orderFacts,
  buyer: orderFacts.buyer.extend({
    id: idSchema,
    orderLimit: orderLimit.nullable().describe("What the buyer may order at most; null where it is as usual"),
  }),
  shippingAddress: addressView,
  parcels: z.array(parcelDetail.omit({ shippingAddress: true, paidAt: true })),
  approvals: z.array(approval).describe("Refunds and cancellations that wait for a second administrator"),
  payment: z
    .object({ amountCents: cents, refundedCents: cents })
    .describe("What was captured, and what of it was or will be given back"),
});
export type AnyOrder = z.infer<typeof anyOrder>;

const anyOrderSummary = z.object({
  ...orderFacts,
  country: countryCode,
  parcels: z.array(z.object({ id: idSchema, companyName: z.string(), status, isLate: z.boolean() })),
  failedRefunds: z.number().int(),
});
const day = z.iso.date();
const anyOrdersInput = z.strictObject({
  state: z.enum(anyOrderStates).optional().describe("Without it all that were paid"),
  attention: z.enum(orderNeeds).optional(),
  country: countryCode.optional(),
  from: day.optional().describe("Ordered from this day on (UTC)"),
  to: day.optional(),
  leastCents: z.coerce.number().int().min(0).max(100_000_000).optional(),
  mostCents: z.coerce.number().int().min(0).max(100_000_000).optional(),
  vendorId: idSchema.optional(),
  buyerId: idSchema.optional(),
  vendorName: searchText.describe("A part of a vendor's name; whatever case and accents"),
  buyerName: searchText.describe("A part of the buyer's name or email"),
  search: searchText,
  sort: z.enum(orderSorts).default("newest"),
  cursor: z
    .string()
    .regex(/^\d{1,10}_\d{1,15}$/)
    .optional()
    .describe("`next` of the page before"),
});
export type AnyOrdersInput = z.infer<typeof anyOrdersInput>;
export type AnyOrderSummary = z.infer<typeof anyOrderSummary>;

/** Administrators' calls about all orders. */
export const adminCalls = {
  listOrdersAsAdmin: procedure("admin", [], { permission: "orders.read" })
    .route(
      route(
        "GET",
        "/orders",
        "All orders, filtered; search by number, buyer, vendor, product or tracking number",
      ),
    )
    .input(anyOrdersInput)
    .output(z.object({ items: z.array(anyOrderSummary), next: z.string().nullable() })),
  exportOrdersAsAdmin: procedure("admin", [], { permission: "orders.read" })
    .route(route("GET", "/orders-csv", "The same as a CSV file, from the first page on"))
    .input(anyOrdersInput.omit({ cursor: true }))
    .output(streamedFile),
  getOrderAsAdmin: procedure("admin", ["NOT_FOUND"], { permission: "orders.read" })
    .route(route("GET", "/orders/{orderId}", "Anybody's order with its parcels and refunds"))
    .input(z.strictObject({ orderId: idSchema }))
    .output(anyOrder),
  refundAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE", "PAYMENT_DISPUTED"], {
    permission: "orders.manage",
  })
    .route(route("POST", "/parcels/{parcelId}/refunds", "Gives a part of a parcel back to its buyer"))
    .input(refundInput)
    .output(anyOrder),
  cancelParcelAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT", "PAYMENT_DISPUTED"], {
    permission: "orders.manage",
  })
    .route(route("POST", "/parcels/{parcelId}/cancel", "Cancels a parcel before dispatch"))
    .input(cancelInput)
    .output(anyOrder),
  retryRefundAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "orders.manage" })
    .route(
      route("POST", "/refunds/{refundId}/retry", "Asks the card provider again for a refund that it refused"),
    )
    .input(z.strictObject({ refundId: idSchema }))
    .output(anyOrder),
  setOrderLimit: procedure("admin", ["NOT_FOUND"], { permission: "orders.manage" })
    .route(route("PUT", "/buyers/{buyerId}/order-limit", "Raises what a buyer may order at most, in cents"))
    .input(
      z.strictObject({
        buyerId: idSchema,
        totalCents: cents.min(orderTotals.usual + 1).max(orderTotals.raisedMost),
        reason: lineOfText(limitReasonBounds[1]).min(limitReasonBounds[0]),
      }),
    )
    .output(z.object({})),
  removeOrderLimit: procedure("admin", ["NOT_FOUND"], { permission: "orders.manage" })
    .route(route("DELETE", "/buyers/{buyerId}/order-limit", "Puts a buyer's limit back to the usual one"))
    .input(
      z.strictObject({
        buyerId: idSchema,
        reason: lineOfText(limitReasonBounds[1]).min(limitReasonBounds[0]),
      }),
    )
    .output(z.object({})),
};
