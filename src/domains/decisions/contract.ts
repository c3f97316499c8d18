import * as z from "zod";
import { correction, productContent } from "#domains/listings/product-shapes.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, linesOfText, nothing, pageOf } from "#kernel/schemas.ts";
import {
  allRules,
  applicationRules,
  decisionKinds,
  decisionRules,
  factsBounds,
  productRules,
  reviewRules,
} from "./decision-rules.ts";

const tags = ["Decisions"];
const [shortest, longest] = factsBounds;
const words = linesOfText(longest).min(shortest);
const grounds = {
  rule: z.enum(decisionRules),
  facts: words.describe("What happened; the vendor reads it"),
};
const reviewVersion = z.number().int().min(1).max(1_000_000).describe("Of the review as it was read");
const page = z.number().int().min(1).max(1_000).default(1);

/** A statement of reasons, as its vendor or author and the administrators see it (R62). */
const decision = z.object({
  id: idSchema,
  kind: z.enum(decisionKinds),
  vendorId: idSchema.nullable().describe("Null of a decision about a review or a buyer's message"),
  reviewId: idSchema.nullable(),
  messageId: idSchema.nullable(),
  companyName: z.string().describe("The vendor's name; of a review, its author's"),
  language: z.string().describe("Of the vendor's owner, or the author"),
  productId: idSchema.nullable(),
  productName: z.string().nullable(),
  rule: z.enum(allRules),
  facts: z.string(),
  isAutomatic: z.boolean(),
  openParcelsUntil: isoTime.nullable(),
  createdAt: isoTime,
  endedAt: isoTime.nullable().describe("When a suspension, pause or removal was lifted"),
  objection: z.string().nullable(),
  objectedAt: isoTime.nullable(),
  outcome: z.enum(["upheld", "reversed"]).nullable(),
  outcomeReason: z.string().nullable(),
  outcomeAt: isoTime.nullable(),
  edit: z
    .object({ before: productContent, after: productContent })
    .nullable()
    .describe("Of an edit: the product's content before and after"),
  canObject: z.boolean().describe("Whether it still holds and nothing was said against it yet"),
});
export type Decision = z.infer<typeof decision>;

/** As an administrator sees it. */
const decisionForAdmin = decision.extend({
  decidedBy: z.string().nullable().describe("The administrator's name; null if automatic, or gone"),
  mayDecide: z
    .boolean()
    .describe("Whether the caller may decide the objection: another one must, where there is one"),
});
export type DecisionForAdmin = z.infer<typeof decisionForAdmin>;

const route = <P extends `/${string}`>(method: "GET" | "POST", path: P, summary: string) => ({
  method,
  path: `/api${path}` as const,
  summary,
  tags,
});

export const decisions = {
  suspendVendor: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route(
      route("POST", "/admin/vendors/{vendorId}/suspend", "Hide a vendor, and stop new orders and payouts"),
    )
    .input(
      z.strictObject({
        vendorId: idSchema,
        ...grounds,
        openParcelsUntil: isoTime.describe(
          "Until when what is sold may be dispatched; then it is cancelled and refunded. At most 60 days from now",
        ),
      }),
    )
    .output(decision),
  terminateVendor: procedure("admin", ["NOT_FOUND", "CONFLICT", "BAD_REQUEST"], {
    permission: "vendors.manage",
  })
    .route(
      route(
        "POST",
        "/admin/vendors/{vendorId}/terminate",
        "Asks a second administrator to end a vendor's contract for good",
      ),
    )
    .input(
      z.strictObject({
        vendorId: idSchema,
        ...grounds,
        openParcelsUntil: isoTime.describe("As of a suspension: at most 60 days from now"),
        requestId: idSchema.describe("Made by the caller: sent twice, it is one request"),
      }),
    )
    .output(z.object({ approvalId: idSchema })),
  reinstateVendor: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route(route("POST", "/admin/vendors/{vendorId}/reinstate", "Let a suspended vendor sell again"))
    .input(z.strictObject({ vendorId: idSchema, facts: words }))
    .output(decision),
  pausePayouts: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "money.manage" })
    .route(
      route("POST", "/admin/vendors/{vendorId}/pause-payouts", "Stop a vendor's payouts; it goes on selling"),
    )
    .input(z.strictObject({ vendorId: idSchema, ...grounds }))
    .output(decision),
  resumePayouts: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "money.manage" })
    .route(route("POST", "/admin/vendors/{vendorId}/resume-payouts", "Let a vendor's payouts go on"))
    .input(z.strictObject({ vendorId: idSchema, facts: words }))
    .output(decision),
  takeDownProduct: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "products.manage" })
    .route(route("POST", "/admin/products/{productId}/take-down", "Hide an approved product from shoppers"))
    .input(z.strictObject({ productId: idSchema, ...grounds }))
    .output(decision),
  restoreProduct: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "products.manage" })
    .route(route("POST", "/admin/products/{productId}/restore", "Show a product again that was taken down"))
    .input(z.strictObject({ productId: idSchema, facts: words }))
    .output(decision),
  editProduct: procedure("admin", ["NOT_FOUND", "CONFLICT", "BAD_REQUEST"], {
    permission: "products.manage",
  })
    .route(
      route("POST", "/admin/products/{productId}/edit", "Correct what an approved product says of itself"),
    )
    .input(z.strictObject({ productId: idSchema, ...correction.shape, ...grounds }))
    .output(decision),
  undoProductEdit: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "products.manage" })
    .route(
      route(
        "POST",
        "/admin/decisions/{decisionId}/undo-edit",
        "Put back what an administrator's edit replaced",
      ),
    )
    .input(z.strictObject({ decisionId: idSchema, facts: words }))
    .output(decision),
  trustVendor: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route(
      route("POST", "/admin/vendors/{vendorId}/trust", "Put a vendor's edits of products on sale at once"),
    )
    .input(z.strictObject({ vendorId: idSchema, facts: words }))
    .output(decision),
  revokeTrust: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route(route("POST", "/admin/vendors/{vendorId}/revoke-trust", "Let a vendor's edits wait again"))
    .input(z.strictObject({ vendorId: idSchema, ...grounds }))
    .output(decision),
  rejectPublishedEdit: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "products.manage" })
    .route(
      route(
        "POST",
        "/admin/product-checks/{revisionId}/reject",
        "Take an edit back that a trusted vendor published, and the trust",
      ),
    )
    .input(z.strictObject({ revisionId: idSchema, ...grounds }))
    .output(z.object({ decided: z.literal(true) })),
  rejectApplication: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route(
      route(
        "POST",
        "/admin/vendors/{vendorId}/reject",
        "Turn an application down under a rule; its owner can submit it again, and object",
      ),
    )
    .input(
      z.strictObject({
        vendorId: idSchema,
        submittedAt: isoTime.describe("Of the application as it was read"),
        rule: z.enum(applicationRules),
        facts: words.describe("What is missing or wrong; its owner reads it"),
      }),
    )
    .output(decision),
  rejectProduct: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "products.manage" })
    .route(
      route(
        "POST",
        "/admin/products/{productId}/reject",
        "Reject a new product, or an edit, under a rule; its vendor can submit it again, and object",
      ),
    )
    .input(
      z.strictObject({
        productId: idSchema,
        submittedAt: isoTime.describe("Of the product or edit as it was read"),
        rule: z.enum(productRules),
        facts: words.describe("What is wrong with it; its vendor reads it"),
      }),
    )
    .output(decision),
  findApplicationDecision: procedure("signedIn")
    .route(route("GET", "/vendor/application/decision", "The rejection that holds of one's application"))
    .input(nothing)
    .output(z.object({ decision: decision.nullable() })),
  objectAsApplicant: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route(
      route(
        "POST",
        "/vendor/application/decisions/{decisionId}/object",
        "Say once why the rejection of one's application is wrong",
      ),
    )
    .input(z.strictObject({ decisionId: idSchema, objection: words }))
    .output(decision),
  publishReview: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "moderation.manage" })
    .route(route("POST", "/admin/reviews/{reviewId}/publish", "Show a review that waited"))
    .input(z.strictObject({ reviewId: idSchema, version: reviewVersion }))
    .output(nothing),
  refuseReview: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "moderation.manage" })
    .route(route("POST", "/admin/reviews/{reviewId}/refuse", "Hide a review, shown or waiting, under a rule"))
    .input(
      z.strictObject({
        reviewId: idSchema,
        version: reviewVersion,
        rule: z.enum(reviewRules),
        facts: words.describe("What is wrong with it; the author reads it"),
      }),
    )
    .output(decision),
  restoreReview: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "moderation.manage" })
    .route(route("POST", "/admin/reviews/{reviewId}/restore", "Show a review again that was refused"))
    .input(z.strictObject({ reviewId: idSchema, facts: words }))
    .output(decision),
  listDecisionsOnMyReviews: procedure("signedIn")
    .route(
      route(
        "GET",
        "/reviews/decisions",
        "Decisions that hold against one's reviews and messages, the latest 50",
      ),
    )
    .input(nothing)
    .output(z.object({ items: z.array(decision) })),
  objectAsAuthor: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route(
      route("POST", "/reviews/decisions/{decisionId}/object", "Say once why one's review should be shown"),
    )
    .input(z.strictObject({ decisionId: idSchema, objection: words }))
    .output(decision),
  listDecisions: procedure("admin", [], { permission: "vendors.read" })
    .route(
      route(
        "GET",
        "/admin/decisions",
        "Decisions, newest first: of one vendor, product or review, or with an objection that waits",
      ),
    )
    .input(
      z.strictObject({
        vendorId: idSchema.optional(),
        reviewId: idSchema.optional(),
        productId: idSchema.optional(),
        onlyObjections: z.boolean().default(false),
        onlyReviews: z.boolean().default(false),
        page,
      }),
    )
    .output(pageOf(decisionForAdmin)),
  decideObjection: procedure("admin", ["NOT_FOUND", "CONFLICT", "SAME_PERSON"], {
    permission: "vendors.manage",
  })
    .route(
      route(
        "POST",
        "/admin/decisions/{decisionId}/objection",
        "Uphold a decision that its vendor objects to, or reverse it; another administrator than the deciding one",
      ),
    )
    .input(z.strictObject({ decisionId: idSchema, outcome: z.enum(["upheld", "reversed"]), reason: words }))
    .output(decision),
  listOwnDecisions: procedure("vendor", [], { permission: "shop.read" })
    .route(route("GET", "/vendor/decisions", "Decisions about one's shop and products, the latest 50"))
    .input(nothing)
    .output(z.object({ items: z.array(decision) })),
  objectToDecision: procedure("vendor", ["NOT_FOUND", "CONFLICT"], { permission: "shop.manage" })
    .route(route("POST", "/vendor/decisions/{decisionId}/object", "Say once why a decision is wrong"))
    .input(z.strictObject({ decisionId: idSchema, objection: words }))
    .output(decision),
};
