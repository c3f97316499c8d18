import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText, nothing } from "#kernel/schemas.ts";
import { movementKinds } from "./movement-kinds.ts";
import { stockCauses } from "./stock-causes.ts";

const route = <P extends `/${string}`>(method: "GET" | "POST", path: P, summary: string) => ({
  method,
  path: `/api/admin/stock${path}` as const,
  summary,
  tags: ["Administration"],
});

const count = z.number().int();
const reason = lineOfText(500).min(3).describe("Kept in the audit log");
const cursorOf = (pattern: RegExp) =>
  z.string().max(120).regex(pattern).optional().describe("`next` of the page before");
const cursor = cursorOf(/^[0-9TZ:.-]+_[0-9a-f-]{36}$/);
const product = z.object({
  id: idSchema,
  name: z.string(),
  vendor: z.object({ id: idSchema, companyName: z.string() }),
});

const heldOrder = z.object({
  orderId: idSchema,
  number: count,
  buyer: z.object({ id: idSchema, name: z.string() }),
  units: count,
  products: z.array(z.object({ id: idSchema, name: z.string(), quantity: count })),
  heldAt: isoTime,
  endsAt: isoTime.nullable().describe("When its payment page ends; null if it has none"),
  hasEnded: z.boolean().describe("Its page is over, so that its stock may be released"),
});
export type HeldOrder = z.infer<typeof heldOrder>;

const lowProduct = product.extend({
  available: count.describe("Not held for a buyer who is paying"),
  stockQuantity: count,
  heldQuantity: count,
  soldPerWeek: z.number().describe("Units, over the last 28 days"),
  daysLeft: count.nullable().describe("At that pace; null if none was sold"),
});
export type LowProduct = z.infer<typeof lowProduct>;

const movement = z.object({
  id: count,
  product,
  delta: count,
  kind: z.enum(movementKinds),
  orderId: idSchema.nullable(),
  createdAt: isoTime,
});
export type AnyMovement = z.infer<typeof movement>;

const difference = product.extend({
  stock: count,
  moved: count.describe("What its movements sum up to"),
  held: count,
  holds: count.describe("What its active holds sum up to"),
  causes: z.array(z.enum(stockCauses)),
  isRepairable: z.boolean(),
});
export type StockDifference = z.infer<typeof difference>;

const heldInput = z.strictObject({ ended: z.stringbool().optional(), after: cursor });
export type HeldInput = z.infer<typeof heldInput>;
const lowInput = z.strictObject({
  most: z.coerce.number().int().min(0).max(1_000).default(5).describe("Available units at most"),
  vendorId: idSchema.optional(),
  after: cursorOf(/^-?\d{1,10}_[0-9a-f-]{36}$/),
});
export type LowInput = z.infer<typeof lowInput>;
const movementsInput = z.strictObject({
  productId: idSchema.optional(),
  vendorId: idSchema.optional(),
  kind: z.enum(movementKinds).optional(),
  from: z.iso.date().optional().describe("From this day on (UTC)"),
  to: z.iso.date().optional(),
  after: cursorOf(/^[0-9TZ:.-]+_\d{1,15}$/),
});
export type MovementsInput = z.infer<typeof movementsInput>;

/** Administrators' view of all vendors' stock. */
export const stockControl = {
  listHeldOrders: procedure("admin", [], { permission: "inventory.read" })
    .route(route("GET", "/holds", "Orders being paid whose stock is held, the oldest first, 25 at a time"))
    .input(heldInput)
    .output(z.object({ items: z.array(heldOrder), next: z.string().nullable() })),
  releaseHeldOrder: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "inventory.manage" })
    .route(
      route("POST", "/holds/{orderId}/release", "Release the stock of an order whose payment page has ended"),
    )
    .input(z.strictObject({ orderId: idSchema, reason }))
    .output(z.object({ units: count })),
  listLowStock: procedure("admin", [], { permission: "inventory.read" })
    .route(route("GET", "/low", "Products on sale of which little is left, the least first, 25 at a time"))
    .input(lowInput)
    .output(z.object({ items: z.array(lowProduct), next: z.string().nullable() })),
  listAllMovements: procedure("admin", [], { permission: "inventory.read" })
    .route(route("GET", "/movements", "Stock movements of all products, newest first, 25 at a time"))
    .input(movementsInput)
    .output(z.object({ items: z.array(movement), next: z.string().nullable() })),
  getLastStockCheck: procedure("admin", [], { permission: "inventory.read" })
    .route(route("GET", "/checks/last", "When the hourly check last compared the stock, and what it found"))
    .input(nothing)
    .output(z.object({ ranAt: isoTime.nullable(), count })),
  checkStock: procedure("admin", [], { permission: "inventory.read" })
    .route(
      route("GET", "/checks", "Compare every product's stock with its movements and holds now; 100 at most"),
    )
    .input(nothing)
    .output(z.array(difference)),
  repairStock: procedure("admin", ["NOT_FOUND", "CONFLICT", "STOCK_PROMISED"], {
    permission: "inventory.manage",
  })
    .route(route("POST", "/checks/{productId}/repair", "Set a product's counters to what its rows sum up to"))
    .input(z.strictObject({ productId: idSchema, reason }))
    .output(z.object({ stockQuantity: count, heldQuantity: count })),
};
