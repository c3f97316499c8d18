import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, lineOfText, linesOfText, nothing } from "#kernel/schemas.ts";
import { longestAlt, maxMessageLength, maxPictures, userTypes } from "./message-rules.ts";
import { awayCalls, replyCalls } from "./reply-calls.ts";

const userType = z.enum(userTypes);
const parcelStates = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;

const conversation = z.object({
  id: idSchema,
  buyerId: idSchema.nullable().describe("Null once the buyer's account is erased"),
  vendorId: idSchema.nullable().describe("Null once the vendor's account is erased"),
  productId: idSchema.nullable(),
  parcelId: idSchema.nullable(),
  userType: userType.describe("The caller's side"),
  lastMessageAt: isoTime,
  unreadCountBuyer: z.number().int(),
  unreadCountVendor: z.number().int(),
  isArchived: z.boolean().describe("By the caller; the next message brings it back"),
  isBlocked: z.boolean().describe("By either side: nothing can be written until it is unblocked"),
  isBlockedByCaller: z.boolean(),
  otherReadPosition: z.number().int().describe("The position up to which the other side has read"),
  buyer: z.object({ fullName: z.string(), email: z.string() }).nullable(),
  vendor: z.object({ companyName: z.string() }).nullable(),
  product: z
    .object({
      name: z.string(),
      imageUrls: z.array(z.string()),
      priceCents: cents,
      isAvailable: z.boolean().describe("On sale; whether there are any is its stock"),
      stockQuantity: z.number().int(),
    })
    .nullable(),
  order: z
    .object({
      id: idSchema,
      number: z.number().int(),
      status: z.enum(parcelStates),
      imageUrl: z.string().nullable(),
    })
    .nullable()
    .describe("Of the parcel, with the parcel's own state"),
  messages: z
    .array(
      z.object({
        content: z.string(),
        createdAt: isoTime,
        senderType: userType,
        pictureCount: z.number().int(),
      }),
    )
    .describe("Only the latest"),
});
export type Conversation = z.infer<typeof conversation>;

const picture = z.object({
  id: idSchema,
  alt: z.string().describe("What it shows, in its sender's words; may be empty"),
  width: z.number().int(),
  height: z.number().int(),
});
export type MessagePicture = z.infer<typeof picture>;

const message = z.object({
  id: idSchema,
  conversationId: idSchema,
  position: z.number().int().describe("1 for a conversation's first message, then without gaps"),
  senderId: idSchema.nullable().describe("Null once the sender's account is erased; then the text is empty"),
  senderType: userType,
  content: z.string(),
  createdAt: isoTime,
  isRead: z.boolean().describe("By the other side"),
  isAutomatic: z.boolean().describe("The shop's away text"),
  isRemoved: z.boolean().describe("By an administrator (R62): it has neither text nor pictures any more"),
  pictures: z
    .array(picture)
    .describe("Of each, both sides get /storage/v1/messages/pictures/{id}-{width}.{avif|webp}"),
});
export type Message = z.infer<typeof message>;

const buyerParcel = z.object({
  parcelId: idSchema,
  orderNumber: z.number().int(),
  status: z.enum(parcelStates),
  paidAt: isoTime,
  goodsCents: cents,
  itemCount: z.number().int(),
});
export type BuyerParcel = z.infer<typeof buyerParcel>;

const tags = ["Messages"];
const one = z.strictObject({ conversationId: idSchema });
const position = z.coerce.number().int().min(1).max(2_000_000_000);

/** Calls about one's own conversations, as a buyer or as the owner of a shop. */
export const messaging = {
  listConversations: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/conversations",
      summary: "One's conversations on one side, the latest first; search in names, products and texts",
      tags,
    })
    .input(
      z.strictObject({
        userType: userType.default("buyer"),
        state: z.enum(["active", "archived"]).default("active"),
        search: lineOfText(80).optional(),
        cursor: z
          .string()
          .regex(/^\d{1,13}_[0-9a-f-]{36}$/)
          .pipe(z.string().refine((text) => idSchema.safeParse(text.split("_")[1]).success))
          .optional()
          .describe("`next` of the page before"),
      }),
    )
    .output(z.object({ items: z.array(conversation), next: z.string().nullable() })),
  countUnreadMessages: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/conversations/unread",
      summary: "How many messages one has not read on one side",
      tags,
    })
    .input(z.strictObject({ userType: userType.default("buyer") }))
    .output(z.object({ count: z.number().int() })),
  openConversation: procedure("signedIn", ["NOT_FOUND", "OWN_PRODUCT"])
    .route({
      method: "POST",
      path: "/api/conversations",
      summary: "Opens one's conversation with the vendor about a product, or creates it",
      tags,
    })
    .input(z.strictObject({ productId: idSchema }))
    .output(conversation),
  openParcelConversation: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/conversations/parcels/{parcelId}",
      summary: "Opens the conversation about a paid parcel that one bought or sold, or creates it",
      tags,
    })
    .input(z.strictObject({ parcelId: idSchema }))
    .output(conversation),
  getConversation: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/conversations/{conversationId}",
      summary: "One of one's conversations",
      tags,
    })
    .input(one)
    .output(conversation),
  archiveConversation: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/conversations/{conversationId}/archive",
      summary: "Archives a conversation for oneself, or brings it back",
      tags,
    })
    .input(one.extend({ isArchived: z.boolean() }))
    .output(conversation),
  blockOtherSide: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/conversations/{conversationId}/block",
      summary: "Blocks the other side in all conversations with them, or unblocks it",
      tags,
    })
    .input(one.extend({ isBlocked: z.boolean() }))
    .output(conversation),
  listBuyerParcels: procedure("vendor", ["NOT_FOUND"], { permission: "messages.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/conversations/{conversationId}/parcels",
      summary: "For the vendor: the latest ten parcels that the buyer bought from this shop",
      tags,
    })
    .input(one)
    .output(z.object({ items: z.array(buyerParcel), total: z.number().int() })),
  listMessages: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/conversations/{conversationId}/messages",
      summary: "The latest 50 messages of a conversation, or those before a position, in their order",
      tags,
    })
    .input(one.extend({ before: position.optional() }))
    .output(z.object({ items: z.array(message), hasEarlier: z.boolean() })),
  sendMessage: procedure("signedIn", ["NOT_FOUND", "CONFLICT", "CONVERSATION_BLOCKED"])
    .route({
      method: "POST",
      path: "/api/conversations/{conversationId}/messages",
      summary: "Sends a message and returns it as stored",
      tags,
    })
    .input(
      one.extend({
        content: linesOfText(maxMessageLength).describe("May be empty if there are pictures"),
        pictures: z
          .array(z.strictObject({ pictureId: idSchema, alt: lineOfText(longestAlt).default("") }))
          .max(maxPictures)
          .default([])
          .describe("Uploaded before to /storage/v1/messages/{conversationId}/pictures"),
        requestId: idSchema.describe("Made by the asking side: the same request, sent twice, is one message"),
      }),
    )
    .output(message),
  markConversationAsRead: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/rpc/mark_conversation_as_read",
      summary: "Marks everything in a conversation as read by one's own side",
      tags,
    })
    .input(z.strictObject({ p_conversation_id: idSchema, p_user_type: userType }))
    .output(nothing),
  announceTyping: procedure("signedIn", ["NOT_FOUND", "CONFLICT", "CONVERSATION_BLOCKED"])
    .route({
      method: "POST",
      path: "/api/conversations/{conversationId}/typing",
      summary: "Tells the other side that one is typing now",
      tags,
    })
    .input(one)
    .output(nothing),
  ...replyCalls,
  ...awayCalls,
};
