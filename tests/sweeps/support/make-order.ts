import { randomUUID } from "node:crypto";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { eraseAddresses } from "#domains/checkout/server/erase-addresses.ts";
import { saveAddress } from "#domains/checkout/server/save-address.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { markOrderPaid } from "#domains/orders/server/move-parcels.ts";
import { emails } from "#platform/email/tables.ts";
import { addProduct, address, contextFor } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

export async function makeQuote({ infra, vendorId, owner }: World): Promise<string> {
  const product = await addProduct(infra, vendorId);
  const quote = await createQuote(contextFor(infra, owner), {
    lines: [{ productId: product.id, quantity: 1 }],
    address,
  });
  return quote.id;
}

/** The owner's only saved address. */
export async function makeAddress({ infra, owner }: World): Promise<string> {
  const ctx = contextFor(infra, owner);
  await eraseAddresses(ctx);
  return (await saveAddress(ctx, { address })).items[0]!.id;
}

export async function makeOrder(world: World): Promise<string> {
  const quoteId = await makeQuote(world);
  return (await startSession(contextFor(world.infra, world.owner), { quoteId })).orderId;
}

/** The same, as if its payment had arrived. */
export async function makePaidOrder(world: World): Promise<string> {
  const orderId = await makeOrder(world);
  await markOrderPaid(world.infra, orderId);
  return orderId;
}

/** A mail about an order, to its buyer. */
export async function makeOrderMail(world: World) {
  const orderId = await makeOrder(world);
  const [mail] = await world.infra.db
    .insert(emails)
    .values({
      ...{ onceKey: `order-paid:${orderId}`, recipient: world.owner.email, language: "en" },
      ...{ subject: "Your order", html: "<p>Thank you</p>", text: "Thank you" },
    })
    .returning();
  return { orderId, mailId: mail!.id, requestId: randomUUID() };
}
