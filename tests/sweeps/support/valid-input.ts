import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { addToWishlist } from "#domains/wishlist/server/add-to-wishlist.ts";
import type { Doors, Person } from "#platform/rpc/context.ts";
import { addProduct, address, addVendor, contextFor } from "../../support/market-people.ts";
import type { Procedure, Schema } from "./procedures.ts";

/** The world that inputs name: whose belongings, of which market. */
export type World = { doors: Doors; vendorId: string; owner: Person };

export async function makeWorld(doors: Doors, owner: Person): Promise<World> {
  return { doors, vendorId: (await addVendor(doors)).vendor.id, owner };
}

/**
 * What each field is called by, wherever it stands. A new field of an id's shape fails the sweep until it is taught
 * here, and named public or private in `id-fields.ts`.
 */
const teach: Record<string, (world: World) => unknown> = {
  productId: async ({ doors, vendorId }) => (await addProduct(doors, vendorId)).id,
  vendorId: ({ vendorId }) => vendorId,
  vendor: ({ vendorId }) => vendorId,
  quoteId: (world) => makeQuote(world),
  orderId: (world) => makeOrder(world),
  entryId: (world) => makeWishlistEntry(world),
  ids: async ({ doors, vendorId }) => [(await addProduct(doors, vendorId)).id],
  phone: () => address.phone,
  country: () => address.country,
  state: () => address.state,
  postalCode: () => address.postalCode,
  search: () => "coffee",
  origin: () => "ET",
  addedAt: () => "2026-01-01T00:00:00.000Z",
};

async function makeQuote({ doors, vendorId, owner }: World): Promise<string> {
  const product = await addProduct(doors, vendorId);
  const quote = await createQuote(contextFor(doors, owner), {
    lines: [{ productId: product.id, quantity: 1 }],
    address,
  });
  return quote.id;
}

async function makeOrder(world: World): Promise<string> {
  const quoteId = await makeQuote(world);
  return (await startSession(contextFor(world.doors, world.owner), { quoteId })).orderId;
}

async function makeWishlistEntry({ doors, vendorId, owner }: World): Promise<string> {
  const { id: productId } = await addProduct(doors, vendorId);
  const { items } = await addToWishlist(contextFor(doors, owner), { productId });
  return items.find((item) => item.productId === productId)!.id;
}

/** An input that the procedure should accept from the world's owner, made from its schema. */
export async function validInput(procedure: Procedure, world: World): Promise<Record<string, unknown>> {
  return (await valueFor(procedure.schema, "", world, procedure.name)) as Record<string, unknown>;
}

async function valueFor(schema: Schema, field: string, world: World, where: string): Promise<unknown> {
  const lesson = teach[field];
  if (lesson) return lesson(world);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueFor(schema.anyOf[0]!, field, world, where);
  if (schema.type === "object") return objectFor(schema, world, where);
  if (schema.type === "array") {
    const count = Math.max(1, schema.minItems ?? 0);
    return Promise.all(Array.from({ length: count }, () => valueFor(schema.items!, field, world, where)));
  }
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "string" && !schema.format && !schema.pattern)
    return "Harvest".padEnd(schema.minLength ?? 0, "s").slice(0, schema.maxLength ?? 200);
  throw new Error(`${where}: teach the sweep what a valid '${field}' is (${JSON.stringify(schema)})`);
}

async function objectFor(schema: Schema, world: World, where: string): Promise<object> {
  const entries: [string, unknown][] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) || teach[name])
      entries.push([name, await valueFor(property, name, world, where)]);
  return Object.fromEntries(entries);
}
