import { randomUUID } from "node:crypto";
import { markConversationAsRead } from "#domains/messaging/server/mark-conversation-as-read.ts";
import { openConversation } from "#domains/messaging/server/open-conversation.ts";
import { sendMessage } from "#domains/messaging/server/send-message.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";

type Sides = { buyer?: SignedInCtx; vendor?: SignedInCtx; productName?: string };

/** Buyers, vendors and their conversations in a test market. */
export function conversationsIn(market: () => TestMarket) {
  const newBuyer = async (name?: string) =>
    contextFor(market().infra, await addPerson(market().infra, name ? { name } : {}));
  const newVendor = async (companyName = "Finca Clara") =>
    contextFor(market().infra, await addVendor(market().infra, { companyName }));
  return {
    newBuyer,
    newVendor,
    /** A buyer and a vendor with a conversation about a product of the vendor's. */
    async connect({ productName, ...sides }: Sides = {}) {
      const buyer = sides.buyer ?? (await newBuyer());
      const vendor = sides.vendor ?? (await newVendor());
      const name = productName ? { name: productName } : {};
      const product = await addProduct(market().infra, vendor.caller.vendor!.id, name);
      const { id } = await openConversation(buyer, { productId: product.id });
      return { buyer, vendor, product, id };
    },
  };
}

export const say = (ctx: SignedInCtx, conversationId: string, content: string, requestId = randomUUID()) =>
  sendMessage(ctx, { conversationId, content, requestId });

export const read = (ctx: SignedInCtx, p_conversation_id: string, p_user_type: "buyer" | "vendor") =>
  markConversationAsRead(ctx, { p_conversation_id, p_user_type });

export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "fine",
    (error) => (error instanceof AppError ? error.code : String(error)),
  );
