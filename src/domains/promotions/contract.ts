import * as z from "zod";
import { categorySlugs } from "#domains/catalogue/categories.ts";
import { productCard } from "#domains/catalogue/contract.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, lineOfText, linesOfText, nothing } from "#kernel/schemas.ts";
import {
  codePattern,
  featuredPlaces,
  promotionBounds,
  promotionKinds,
  promotionPhases,
} from "./promotion-rules.ts";

const within = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
const ids = (most: number) => z.array(idSchema).max(most).default([]);
const code = z.string().trim().toUpperCase().regex(codePattern);

/** What a promotion does; amounts in cents. */
const terms = z.strictObject({
  code: code.optional().describe("Without it, it applies by itself"),
  kind: z.enum(promotionKinds),
  percentBasisPoints: within(promotionBounds.percent).optional(),
  amountCents: within(promotionBounds.amountCents).optional(),
  buyUnits: within(promotionBounds.units).optional(),
  getUnits: within(promotionBounds.units).optional(),
  productIds: ids(promotionBounds.products),
  categoryIds: z.array(z.enum(categorySlugs)).max(promotionBounds.categories).default([]),
  isFirstOrderOnly: z.boolean().default(false),
  leastCents: within(promotionBounds.leastCents).default(0),
  startsAt: isoTime.optional().describe("Now unless set"),
  endsAt: isoTime.optional(),
  mostUses: within(promotionBounds.uses).optional(),
  mostUsesPerBuyer: within(promotionBounds.usesPerBuyer).optional(),
  budgetCents: within(promotionBounds.budgetCents)
    .optional()
    .describe("What it may take off all orders together"),
});

type Checked = Pick<
  z.output<typeof terms>,
  "kind" | "percentBasisPoints" | "amountCents" | "buyUnits" | "getUnits" | "budgetCents"
>;

/** Each kind has its own numbers, and no others. */
function checkKind(
  draft: Checked,
  { addIssue }: { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void },
): void {
  const need = (field: keyof Checked, isNeeded: boolean) => {
    if ((draft[field] !== undefined) !== isNeeded)
      addIssue({ code: "custom", path: [field], message: isNeeded ? "required" : "not_for_kind" });
  };
  need("percentBasisPoints", draft.kind === "percent");
  need("amountCents", draft.kind === "amount");
  need("buyUnits", draft.kind === "buyXGetY");
  need("getUnits", draft.kind === "buyXGetY");
  if (draft.kind === "freeDelivery" && draft.budgetCents !== undefined)
    addIssue({ code: "custom", path: ["budgetCents"], message: "not_for_kind" });
}

/** What a new promotion says. It is never changed: orders were placed by its terms. */
export const promotionDraft = terms
  .extend({ name: lineOfText(promotionBounds.name[1]).min(promotionBounds.name[0]) })
  .superRefine(checkKind);
export type PromotionDraft = z.output<typeof promotionDraft>;

const vendorIds = ids(promotionBounds.vendors);

/** The terms of a promotion that is only tried out. */
export const promotionTerms = terms.omit({ startsAt: true, endsAt: true }).superRefine(checkKind);
export const platformPromotionTerms = promotionTerms.safeExtend({ vendorIds });
export type PromotionTerms = z.output<typeof promotionTerms>;

const beforeAndAfter = z.object({ beforeCents: cents, afterCents: cents });

/** What a promotion would have done with orders of the last 30 days; of a vendor's, with its own goods in them. */
export const promotionEffect = z.object({
  from: isoTime,
  until: isoTime,
  isWhole: z.boolean().describe("False: the latest orders only, as many as are looked at"),
  orders: z.number().int().describe("That were looked at: paid and not cancelled"),
  used: z.object({ orders: z.number().int(), lines: z.number().int(), units: z.number().int() }),
  discount: z
    .object({ vendorCents: cents, platformCents: cents })
    .describe("What it would have taken off, by who pays it"),
  sales: beforeAndAfter.describe("What buyers pay for the goods"),
  commission: beforeAndAfter,
  spent: z
    .object({ at: isoTime, limit: z.enum(["budget", "uses"]) })
    .nullable()
    .describe("When the first order would have gone without it, because a limit was reached"),
});
export type PromotionEffect = z.infer<typeof promotionEffect>;

export const promotionView = z.object({
  id: idSchema,
  vendor: z.object({ id: idSchema, companyName: z.string() }).nullable().describe("Null: the platform's"),
  name: z.string(),
  code: z.string().nullable(),
  kind: z.enum(promotionKinds),
  phase: z.enum(promotionPhases),
  percentBasisPoints: z.number().int().nullable(),
  amountCents: cents.nullable(),
  buyUnits: z.number().int().nullable(),
  getUnits: z.number().int().nullable(),
  productIds: z.array(idSchema),
  categoryIds: z.array(z.string()),
  vendorIds: z.array(idSchema).describe("Of the platform's: only these vendors; empty: all"),
  isFirstOrderOnly: z.boolean(),
  leastCents: cents,
  startsAt: isoTime,
  endsAt: isoTime.nullable(),
  mostUses: z.number().int().nullable(),
  mostUsesPerBuyer: z.number().int().nullable(),
  budgetCents: cents.nullable(),
  usedCount: z.number().int().describe("Orders that use it, unpaid ones included"),
  spentCents: cents.describe("What it has taken off them"),
  createdAt: isoTime,
});
export type PromotionView = z.infer<typeof promotionView>;

const page = z.object({ items: z.array(promotionView), next: z.string().nullable() });
const listed = {
  phase: z.enum(promotionPhases).optional(),
  cursor: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/)
    .refine(
      (text) => isoTime.safeParse(text.slice(0, 24)).success && idSchema.safeParse(text.slice(25)).success,
    )
    .optional(),
};
const move = z.enum(["pause", "resume", "end"]);
const tags = ["Promotions"];

/** What a promotion says to a buyer, without its limits. */
const offer = promotionView
  .pick({
    id: true,
    name: true,
    kind: true,
    percentBasisPoints: true,
    amountCents: true,
    buyUnits: true,
    getUnits: true,
    isFirstOrderOnly: true,
    leastCents: true,
    endsAt: true,
  })
  .extend({ isPlatform: z.boolean().describe("Bound by the commission: up to what it says") });
export type OfferView = z.infer<typeof offer>;
const featured = z.object({
  most: z.number().int(),
  products: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type Featured = z.infer<typeof featured>;
const featuredMost = Math.max(...Object.values(featuredPlaces));

export const promotions = {
  listProductPromotions: procedure("visitor")
    .route({
      method: "GET",
      path: "/api/products/{productId}/promotions",
      summary: "What applies to a product by itself: no codes",
      tags,
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(z.object({ items: z.array(offer) })),
  listMyPromotions: procedure("vendor", [], { permission: "promotions.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/promotions",
      summary: "One's shop's promotions, the latest first",
      tags,
    })
    .input(z.strictObject(listed))
    .output(page),
  createPromotion: procedure("vendor", ["NOT_FOUND", "CONFLICT"], { permission: "promotions.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/promotions",
      summary: "A promotion of one's own goods, which the shop pays. From the plan basic on",
      tags,
      successStatus: 201,
    })
    .input(promotionDraft)
    .output(promotionView),
  movePromotion: procedure("vendor", ["NOT_FOUND", "CONFLICT"], { permission: "promotions.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/promotions/{promotionId}/move",
      summary: "Pauses, resumes or ends one's promotion; orders placed with it keep it",
      tags,
    })
    .input(z.strictObject({ promotionId: idSchema, move }))
    .output(promotionView),
  listFeatured: procedure("visitor")
    .route({
      method: "GET",
      path: "/api/products/featured",
      summary: "Up to four featured products, others each hour: vendors chose them, as their plan allows",
      tags,
    })
    .input(z.strictObject({ category: z.enum(categorySlugs).optional() }))
    .output(z.object({ items: z.array(productCard) })),
  getMyFeatured: procedure("vendor", [], { permission: "promotions.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/featured",
      summary: "One's featured products, and how many may be",
      tags,
    })
    .input(nothing)
    .output(featured),
  setMyFeatured: procedure("vendor", ["NOT_FOUND"], { permission: "promotions.manage" })
    .route({
      method: "PUT",
      path: "/api/vendor/featured",
      summary: "Chooses which of one's products are featured",
      tags,
    })
    .input(z.strictObject({ productIds: z.array(idSchema).max(featuredMost) }))
    .output(featured),
  listPromotions: procedure("admin", [], { permission: "promotions.read" })
    .route({
      method: "GET",
      path: "/api/admin/promotions",
      summary: "All promotions, the latest first",
      tags: ["Administration"],
    })
    .input(z.strictObject({ ...listed, owner: z.enum(["platform", "vendors"]).optional() }))
    .output(page),
  createPlatformPromotion: procedure("admin", ["NOT_FOUND", "CONFLICT"], {
    permission: "promotions.manage",
  })
    .route({
      method: "POST",
      path: "/api/admin/promotions",
      summary: "A promotion of the platform, paid from the commission of each order and never above it",
      tags: ["Administration"],
      successStatus: 201,
    })
    .input(promotionDraft.safeExtend({ vendorIds }))
    .output(promotionView),
  movePromotionAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "promotions.manage" })
    .route({
      method: "POST",
      path: "/api/admin/promotions/{promotionId}/move",
      summary: "Pauses, resumes or ends any promotion; the vendor of a stopped one is told the reason",
      tags: ["Administration"],
    })
    .input(z.strictObject({ promotionId: idSchema, move, reason: linesOfText(500).min(3) }))
    .output(promotionView),
};
