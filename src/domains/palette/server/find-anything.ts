import { desc, eq, type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { Found } from "#domains/palette/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type AdminPermission, mayAsAdmin } from "#kernel/permissions.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { contains, numberIn } from "./internal/contains.ts";

const most = 5;

type Find = (ctx: SignedInCtx, search: string) => Promise<Found[]>;

/**
 * Orders by number, vendors by company, products by name, users by name or address, whatever case and accents: at most five of
 * each, and only what the caller's role may see. For administrators.
 */
export async function findAnything(
  ctx: SignedInCtx,
  { search }: { search: string },
): Promise<{ items: Found[] }> {
  const allowed = finders.filter(([permission]) => mayAsAdmin(ctx.caller, permission));
  const found = await Promise.all(allowed.map(([, find]) => find(ctx, search)));
  return { items: found.flat() };
}

const findOrders: Find = async ({ db }, search) => {
  const number = numberIn(search);
  if (number === null) return [];
  const rows = await db
    .select({ id: orders.id, number: orders.number, buyer: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.number, number));
  return rows.map(({ id, number: shown, buyer }) => ({
    ...{ kind: "order", id, label: `#${shown}`, detail: buyer },
  }));
};

const findVendors: Find = async ({ db }, search) => {
  const rows = await db
    .select({ id: vendors.id, label: vendors.companyName, detail: vendors.country })
    .from(vendors)
    .where(contains(vendors.companyName, search))
    .limit(fixedLimit(most));
  return rows.map((row) => ({ kind: "vendor", ...row }));
};

const findProducts: Find = async ({ db }, search) => {
  const rows = await db
    .select({ id: products.id, label: products.name, detail: vendors.companyName })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(sql`${contains(products.name, search)} and ${products.deletedAt} is null`)
    .limit(fixedLimit(most));
  return rows.map((row) => ({ kind: "product", ...row }));
};

const findUsers: Find = async ({ db }, search) => {
  const by = (condition: SQL) =>
    db
      .select({ id: users.id, label: users.name, detail: users.email })
      .from(users)
      .where(condition)
      .orderBy(desc(users.createdAt))
      .limit(fixedLimit(most));
  // Each has its own index; together they would use none.
  const [named, addressed] = await Promise.all([
    by(contains(users.name, search)),
    by(contains(users.email, search)),
  ]);
  const all = new Map([...named, ...addressed].map((row) => [row.id, row]));
  return [...all.values()].slice(0, most).map((row) => ({ kind: "user", ...row }));
};

const finders: [AdminPermission, Find][] = [
  ["orders.read", findOrders],
  ["vendors.read", findVendors],
  ["products.read", findProducts],
  ["users.read", findUsers],
];
