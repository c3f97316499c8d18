import * as z from "zod";
import { roles } from "#kernel/callers.ts";
import { cents, idSchema, isoTime } from "#kernel/schemas.ts";
import { problem } from "./problem-data.ts";
import { review, reviewDecision } from "./review-data.ts";
import { payout, team, vendor } from "./shop-data.ts";

/** `isComplete` is false if a list has more than 20,000 rows: then its end is missing. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), isComplete: z.boolean() });

const address = z.object({
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
});

const product = { productId: idSchema, name: z.string(), quantity: z.number().int() };

const parcel = z.object({
  id: idSchema,
  vendorName: z.string(),
  status: z.string(),
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  cancelReason: z.string().nullable(),
  lines: z.array(z.object({ ...product, unitPriceCents: cents, totalPriceCents: cents, taxCents: cents })),
  refunds: z.array(
    z.object({
      id: idSchema,
      totalCents: cents,
      actor: z.string(),
      reason: z.string(),
      state: z.string(),
      createdAt: isoTime,
    }),
  ),
  events: z.array(z.object({ status: z.string(), at: isoTime })),
});

const order = z.object({
  id: idSchema,
  number: z.number().int(),
  status: z.string(),
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
  language: z.string(),
  shippingAddress: address,
  giftNote: z.string().nullable().describe("Of a gift; empty for one without words"),
  createdAt: isoTime,
  paidAt: isoTime.nullable(),
  parcels: z.array(parcel),
});

const payment = z.object({
  id: idSchema,
  orderId: idSchema,
  amountCents: cents,
  state: z.string(),
  /** The card provider's id of the payment. */
  providerPaymentId: z.string().nullable(),
  createdAt: isoTime,
  settledAt: isoTime.nullable(),
});

/** A quoted price for an address; most become an order or are deleted after a day. */
const quote = z.object({
  id: idSchema,
  orderId: idSchema.nullable(),
  address,
  totalCents: cents,
  lines: z.array(z.object(product)),
  createdAt: isoTime,
  expiresAt: isoTime,
});

const signIn = z.object({
  account: z.object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phoneNumber: z.string().nullable(),
    phoneNumberVerified: z.boolean(),
    language: z.string(),
    createdAt: isoTime,
    updatedAt: isoTime,
  }),
  /** `credential` is the password. */
  methods: z.array(z.object({ provider: z.string(), accountId: z.string(), createdAt: isoTime })),
  wallets: z.array(z.object({ address: z.string(), chainId: z.number().int(), createdAt: isoTime })),
  sessions: z.array(
    z.object({
      device: z.string().nullable(),
      ipAddress: z.string().nullable(),
      method: z.string(),
      level: z.string(),
      createdAt: isoTime,
      lastSeenAt: isoTime,
      expiresAt: isoTime,
    }),
  ),
  factors: z.array(
    z.object({
      friendlyName: z.string(),
      factorType: z.string(),
      status: z.string(),
      phone: z.string().nullable(),
      createdAt: isoTime,
    }),
  ),
  recoveryCodes: z.object({ count: z.number().int() }),
});

/**
 * All data that the platform holds about one user. New parts may be added; existing ones keep their name and meaning.
 */
export const personalData = z.object({
  format: z.literal("cafeto-personal-data"),
  version: z.literal(1),
  exportedAt: isoTime,
  profile: z.object({
    fullName: z.string(),
    email: z.string(),
    avatarUrl: z.string().nullable(),
    roles: z.array(z.object({ role: z.enum(roles), since: isoTime })),
  }),
  signIn,
  /** The address of the latest order, which the checkout suggests. */
  savedAddress: address.nullable(),
  /** Those that the person saved, ten at most. */
  addresses: z.array(address.extend({ isDefault: z.boolean() })),
  orders: listOf(order),
  /** What the person may order at most, where an administrator has raised it. */
  orderLimit: z.object({ totalCents: cents, reason: z.string(), setAt: isoTime }).nullable(),
  /** Problems with parcels, as a buyer and as a vendor. */
  problems: listOf(problem),
  payments: listOf(payment),
  quotes: listOf(quote),
  wishlist: listOf(
    z.object({ id: idSchema, productId: idSchema, productName: z.string(), createdAt: isoTime }),
  ),
  /** In the cart or saved for later; recently removed products have quantity 0. */
  cart: listOf(
    z.object({
      productId: idSchema,
      productName: z.string(),
      quantity: z.number().int(),
      isSaved: z.boolean(),
      priceCents: cents,
      changedAt: isoTime,
    }),
  ),
  reviews: listOf(review),
  /** Of the person's application, and of their shop's products. */
  rejections: listOf(reviewDecision),
  /** Of the person's shop and what it sold and wrote: suspensions and their like. */
  shopDecisions: listOf(reviewDecision),
  reviewDecisions: listOf(reviewDecision),
  helpfulVotes: listOf(z.object({ reviewId: idSchema, productId: idSchema, productName: z.string() })),
  /** What the person wrote to support, signed in or from their address, with the answers. */
  inquiries: listOf(
    z.object({
      id: idSchema,
      reference: z.string(),
      name: z.string(),
      email: z.string(),
      language: z.string(),
      subject: z.string(),
      state: z.string(),
      createdAt: isoTime,
      messages: z.array(z.object({ author: z.string(), text: z.string(), createdAt: isoTime })),
    }),
  ),
  newsletter: z
    .object({ language: z.string(), requestedAt: isoTime, confirmedAt: isoTime.nullable() })
    .nullable(),
  /** Sent and received, as a buyer and as a vendor. */
  messages: listOf(
    z.object({
      conversationId: idSchema,
      position: z.number().int(),
      isOwn: z.boolean(),
      content: z.string(),
      createdAt: isoTime,
    }),
  ),
  /** What the person reported, with the decision. */
  reports: listOf(
    z.object({
      id: idSchema,
      reference: z.string(),
      kind: z.string(),
      subjectId: idSchema,
      reason: z.string(),
      words: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      state: z.string(),
      outcome: z.string().nullable(),
      closeReason: z.string().nullable(),
      objection: z.string().nullable(),
      objectionOutcome: z.string().nullable(),
      objectionAnswer: z.string().nullable(),
      createdAt: isoTime,
    }),
  ),
  notes: listOf(
    z.object({ subjectKind: z.string(), subjectId: idSchema, text: z.string(), createdAt: isoTime }),
  ),
  notifications: listOf(
    z.object({
      id: idSchema,
      kind: z.string(),
      subjectId: idSchema.nullable(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      createdAt: isoTime,
      readAt: isoTime.nullable(),
    }),
  ),
  /** Where the person chose otherwise than the default. */
  notificationChoices: z.array(z.object({ topic: z.string(), channel: z.string(), isOn: z.boolean() })),
  mails: listOf(
    z.object({
      id: idSchema,
      subject: z.string(),
      language: z.string(),
      createdAt: isoTime,
      sentAt: isoTime.nullable(),
    }),
  ),
  bans: z.array(
    z.object({
      rule: z.string(),
      facts: z.string(),
      bannedAt: isoTime,
      endedAt: isoTime.nullable(),
      endFacts: z.string().nullable(),
      objection: z.string().nullable(),
      outcome: z.string().nullable(),
      outcomeReason: z.string().nullable(),
    }),
  ),
  vendor: vendor.nullable(),
  /** The shop that the person works for, and the teams that invited their address. */
  team,
  /** The shop's payouts, and the card provider's id of its account. */
  payouts: z.object({ providerAccountId: z.string().nullable(), list: listOf(payout) }).nullable(),
  /** The shop's paid plan, as known to the card provider. */
  subscription: z
    .object({
      providerCustomerId: z.string().nullable(),
      status: z.string().nullable(),
      currentPeriodEnd: isoTime.nullable(),
      cancelAt: isoTime.nullable(),
      nextPlanType: z.string().nullable(),
      keptProductIds: z.array(idSchema),
      pastDueSince: isoTime.nullable(),
      createdAt: isoTime,
    })
    .nullable(),
});
export type PersonalData = z.infer<typeof personalData>;
