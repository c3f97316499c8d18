import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime } from "#kernel/schemas.ts";
import { dueCheck, queuedProduct, queueEntry } from "./product-shapes.ts";

const tags = ["Product approval"];
/** The submission that the admin looked at: a resubmitted product is another one. */
const seen = { productId: idSchema, submittedAt: isoTime };
const kind = z.enum(["product", "revision"]);
const items = z.array(z.strictObject(seen)).min(1).max(500);
const place = z
  .string()
  .max(120)
  .regex(/^[0-9TZ:.-]+_[0-9a-f-]{36}$/)
  .describe("`next` of the page before");
const decided = z.object({ decided: z.literal(true) });

/** Admins' calls about products and edits that wait for approval. */
export const productQueueCalls = {
  listProductQueue: procedure("admin", [], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/admin/product-queue",
      summary: "Products and edits that wait for approval, the oldest first",
      tags,
    })
    .input(
      z.strictObject({
        kind: kind.optional(),
        vendorId: idSchema.optional(),
        after: place.optional(),
        size: z.coerce.number().int().min(1).max(500).default(25),
      }),
    )
    .output(
      z.object({
        items: z.array(queueEntry),
        next: z.string().nullable(),
        counts: z.object({ product: z.number().int(), revision: z.number().int() }),
      }),
    ),
  getQueuedProduct: procedure("admin", ["NOT_FOUND"], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/admin/product-queue/{productId}",
      summary: "The whole of a product, and what an edit would change",
      tags,
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(queuedProduct),
  listDueChecks: procedure("admin", [], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/admin/product-checks",
      summary: "Edits that trusted vendors published, to be looked at, the oldest first",
      tags,
    })
    .input(z.strictObject({ after: place.optional() }))
    .output(z.object({ items: z.array(dueCheck), next: z.string().nullable(), total: z.number().int() })),
  passCheck: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "products.manage" })
    .route({
      method: "POST",
      path: "/api/admin/product-checks/{revisionId}/pass",
      summary: "Say that an edit which a trusted vendor published is fine",
      tags,
    })
    .input(z.strictObject({ revisionId: idSchema }))
    .output(decided),
  approveProduct: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "products.manage" })
    .route({
      method: "POST",
      path: "/api/admin/product-queue/{productId}/approve",
      summary: "Approve a new product, or the edit of one that waits",
      tags,
    })
    .input(z.strictObject(seen))
    .output(decided),
  approveProducts: procedure("admin", [], { permission: "products.manage" })
    .route({
      method: "POST",
      path: "/api/admin/product-queue/approve-selected",
      summary: "Approve up to 500 new products and edits that were looked at",
      tags,
    })
    .input(z.strictObject({ items }))
    .output(
      z.object({ changed: z.array(idSchema).describe("Not approved: it is no longer what was looked at") }),
    ),
  undoApprovals: procedure("admin", [], { permission: "products.manage" })
    .route({
      method: "POST",
      path: "/api/admin/product-queue/undo",
      summary: "Take up to 500 of one's own approvals back, within ten minutes",
      tags,
    })
    .input(z.strictObject({ items }))
    .output(
      z.object({
        kept: z.array(
          z.object({
            productId: idSchema,
            because: z
              .enum(["late", "ordered", "changed"])
              .describe("`ordered`: bought, or being paid, since it was approved"),
          }),
        ),
      }),
    ),
  approveWaitingProducts: procedure("admin", [], { permission: "products.manage" })
    .route({
      method: "POST",
      path: "/api/admin/product-queue/approve",
      summary:
        "Approve up to 500 new products and edits that were submitted until a moment; asked again until none is left",
      tags,
    })
    .input(
      z.strictObject({
        until: isoTime.describe("When the administrator looked: what came later is not approved unseen"),
        kind: kind.optional(),
        vendorId: idSchema.optional(),
      }),
    )
    .output(z.object({ approved: z.array(z.object(seen)), left: z.number().int() })),
};
