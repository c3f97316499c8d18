import * as z from "zod";
import { auditActions } from "#domains/audit/actions.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime } from "#kernel/schemas.ts";

const records = z.object({
  payments: z.array(
    z.object({
      id: idSchema,
      state: z.string(),
      amountCents: cents,
      paidInstead: z.string().nullable(),
      providerPaymentId: z.string().nullable(),
      createdAt: isoTime,
      settledAt: isoTime.nullable(),
    }),
  ),
  postings: z.array(
    z.object({
      id: idSchema,
      kind: z.string(),
      createdAt: isoTime,
      entries: z.array(
        z.object({
          account: z.string(),
          vendor: z.string().nullable(),
          amountCents: cents.describe("Debit positive, credit negative"),
        }),
      ),
    }),
  ),
  mails: z.array(
    z.object({
      id: idSchema,
      recipient: z.string(),
      subject: z.string(),
      createdAt: isoTime,
      sentAt: isoTime.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(["parcel", "provider", "action"]),
      at: isoTime,
      status: z.string().nullable().describe("Of a parcel"),
      type: z.string().nullable().describe("Of an event of the card provider"),
      action: z.enum(auditActions).nullable().describe("Of an administrator or the platform"),
      who: z.string().nullable().describe("The parcel's vendor, or who acted"),
    }),
  ),
  conversations: z.array(
    z.object({ id: idSchema, vendor: z.string().nullable(), messages: z.number().int(), lastAt: isoTime }),
  ),
});
export type OrderRecords = z.infer<typeof records>;

const tags = ["Administration"];

/** What is recorded about one order, beyond the order itself. */
export const orderRecordCalls = {
  getOrderRecords: procedure("admin", ["NOT_FOUND"], { permission: "orders.read" })
    .route({
      method: "GET",
      path: "/api/admin/orders/{orderId}/records",
      summary: "An order's payments, postings, mails, events and conversations; at most 200 of each",
      tags,
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(records),
  resendOrderMail: procedure("admin", ["NOT_FOUND"], { permission: "orders.manage" })
    .route({
      method: "POST",
      path: "/api/admin/orders/{orderId}/mails/{mailId}/resend",
      summary: "Sends a mail about an order to its recipient once more",
      tags,
    })
    .input(z.strictObject({ orderId: idSchema, mailId: idSchema, requestId: idSchema }))
    .output(z.object({})),
};
