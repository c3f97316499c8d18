import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { reauthenticate } from "#domains/auth/server/reauthenticate.ts";
import { setPersonFacts } from "#domains/auth/server/set-person-facts.ts";
import { authAccounts, sessions } from "#domains/auth/server/tables.ts";
import { updateUser } from "#domains/auth/server/update-user.ts";
import { syncCart } from "#domains/cart/server/sync-cart.ts";
import { cancelSession } from "#domains/checkout/server/cancel-session.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { saveAddress } from "#domains/checkout/server/save-address.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { decisions } from "#domains/decisions/server/tables.ts";
import { walletAddresses } from "#domains/identities/server/tables.ts";
import { blockOtherSide } from "#domains/messaging/server/block-other-side.ts";
import { openConversation } from "#domains/messaging/server/open-conversation.ts";
import { sendMessage } from "#domains/messaging/server/send-message.ts";
import { messagePictures } from "#domains/messaging/server/tables.ts";
import { reportMessages } from "#domains/moderation/server/report-messages.ts";
import { confirmSubscription } from "#domains/newsletter/server/confirm-subscription.ts";
import { subscribe } from "#domains/newsletter/server/subscribe.ts";
import { newsletterSubscribers } from "#domains/newsletter/server/tables.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { moveParcels } from "#domains/orders/server/move-parcels.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import { reviewPictures, reviews, reviewVotes } from "#domains/reviews/server/tables.ts";
import { challengeFactor } from "#domains/second-factor/server/challenge-factor.ts";
import { enrollFactor } from "#domains/second-factor/server/enroll-factor.ts";
import { renewRecoveryCodes } from "#domains/second-factor/server/renew-recovery-codes.ts";
import { factorAttempts, factors } from "#domains/second-factor/server/tables.ts";
import { answerInquiry } from "#domains/support/server/answer-inquiry.ts";
import { sendInquiry } from "#domains/support/server/send-inquiry.ts";
import { inquiries } from "#domains/support/server/tables.ts";
import { addToWishlist } from "#domains/wishlist/server/add-to-wishlist.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";
import { findCaller } from "../../src/domains/vendors/server/find-caller.ts";
import { cookieOf, linkInMail, password, post, signIn, signUp } from "../sweeps/support/auth-client.ts";
import { send } from "../sweeps/support/call.ts";
import { chooseNotifications } from "./choose-notifications.ts";
import { joinTeam } from "./join-team.ts";
import { complain } from "./marked-complaint.ts";
import { judge } from "./marked-judgement.ts";
import { addPerson, addProduct, addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";
import { addPastBan } from "./past-ban.ts";
import { payHostedPage } from "./pay.ts";
import { reportAsVisitor } from "./report-as-visitor.ts";

/** Values unique to one user: wherever one occurs, there is personal data. `digits`: four of them. */
export function marksOf(word: string, digits: string) {
  return {
    email: `${word}mail@people.example`,
    fullName: `${word}first ${word}last`,
    phone: `+1202555${digits}`,
    newPhone: `+1303555${digits}`,
    ...{ line1: `77 ${word}street`, line2: `${word}floor` },
    city: `${word}town`,
    avatarUrl: `https://pictures.example/${word}face.png`,
    comment: `The ${word}comment on a cup.`,
    device: `${word}browser/1.0`,
    factor: `${word}telephone`,
    tracking: `${word}track`,
    refundReason: `Dear ${word}first, the bag was torn.`,
    limitReason: `${word}first owns a café.`,
    giftNote: `For ${word}niece, with love.`,
    question: `Where is the ${word}parcel?`,
    account: `${word}-at-google`,
    wallet: `0x${word}wallet`,
  };
}
type Marks = ReturnType<typeof marksOf>;

export type MarkedPerson = {
  marks: Marks;
  person: Person;
  ctx: SignedInCtx;
  cookie: string;
  orderIds: { delivered: string; givenUp: string };
  /** The product that they gave two stars, its only review. */
  reviewed: string;
};

/** A user who has done everything possible: bought, cancelled, reviewed, wished, enrolled, requested mails. */
export async function addMarkedPerson(
  market: TestMarket,
  shopUrl: string,
  marks: Marks,
): Promise<MarkedPerson> {
  const cookie = await join(market, shopUrl, marks);
  const person = (await findCaller(market.infra, { cookie })) as Person;
  const ctx = contextFor(market.infra, person);
  await setPersonFacts(ctx, { avatarUrl: marks.avatarUrl });
  await enrollFactors(ctx, marks);
  await linkIdentities(ctx, marks);
  const orderIds = await shop(market, ctx, marks);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  await judge(admin, person.userId, marks.limitReason);
  await addPastBan(ctx, marks.comment);
  const reviewed = await speak(ctx, marks);
  await writeToSupport(ctx, admin, marks);
  await getNewsletter(ctx, marks);
  await write(ctx, marks);
  await joinTeam(ctx);
  await chooseNotifications(ctx);
  await market.runJobs();
  // Open codes and links, and a waiting job that contains the address.
  await post(shopUrl, "/recover", { email: marks.email });
  await post(shopUrl, "/otp", { email: marks.email });
  await market.runJobs();
  await reauthenticate(ctx);
  await askForPhone(ctx, marks.newPhone);
  return { marks, person, ctx, cookie, orderIds, reviewed };
}

async function join(market: TestMarket, shopUrl: string, marks: Marks): Promise<string> {
  await signUp(shopUrl, marks.email, { data: { full_name: marks.fullName } });
  await send(await linkInMail(market, marks.email, shopUrl));
  // An app's session with its refresh token, and the page's.
  await post(shopUrl, "/token?grant_type=password", { email: marks.email, password });
  const answer = await signIn(shopUrl, marks.email);
  return cookieOf(answer);
}

async function enrollFactors(ctx: SignedInCtx, marks: Marks): Promise<void> {
  await enrollFactor(ctx, { friendly_name: `${marks.factor} app`, factor_type: "totp" });
  const { id } = await enrollFactor(ctx, {
    friendly_name: marks.factor,
    factor_type: "phone",
    phone: marks.phone,
  });
  await challengeFactor(ctx, { factor_id: id });
  await ctx.db.insert(factorAttempts).values({ userId: ctx.caller.userId, failed: 1 });
  await ctx.db.update(factors).set({ status: "verified" }).where(eq(factors.userId, ctx.caller.userId));
  await ctx.db
    .update(sessions)
    .set({ aal: "aal2", userAgent: marks.device })
    .where(eq(sessions.userId, ctx.caller.userId));
  await renewRecoveryCodes(ctx);
}

/** A number that waits for its code, which a job will send. */
async function askForPhone({ config, ...ctx }: SignedInCtx, phone: string): Promise<void> {
  const withGateway = { ...config, sms: { webhookUrl: "http://127.0.0.1:9/messages" } };
  await updateUser({ ...ctx, config: withGateway }, { phone, current_password: password });
}

/** Other sign-in methods, as outside providers create them. */
async function linkIdentities({ db, caller: { userId } }: SignedInCtx, marks: Marks): Promise<void> {
  await db.insert(authAccounts).values({
    userId,
    providerId: "google",
    accountId: marks.account,
    accessToken: `${marks.account}-secret-access`,
    idToken: `${marks.account}-secret-id`,
  });
  await db.insert(walletAddresses).values({ userId, address: marks.wallet, chainId: 1 });
}

async function shop(market: TestMarket, ctx: SignedInCtx, marks: Marks) {
  const sellers = [await addVendor(market.infra), await addVendor(market.infra, { country: "CO" })];
  const goods = await Promise.all(sellers.map(({ vendor }) => addProduct(market.infra, vendor.id)));
  const { fullName, phone, line1, line2, city } = marks;
  const address = { fullName, phone, line1, line2, city, state: "OR", postalCode: "97201", country: "US" };
  const begin = async () => {
    const lines = goods.map((product) => ({ productId: product.id, quantity: 1 }));
    const { id: quoteId } = await createQuote(ctx, { lines, address });
    return startSession(ctx, { quoteId, giftNote: marks.giftNote });
  };
  const bought = await begin();
  await payHostedPage(market, bought.url);
  await settleSession(ctx, { orderId: bought.orderId });
  await sendCardEvent(market, bought.orderId, marks);
  await market.runJobs();
  await moveParcels(ctx, bought.orderId, "shipped", "vendor");
  await ctx.db
    .update(parcels)
    .set({ carrier: "UPS", trackingNumber: marks.tracking })
    .where(eq(parcels.orderId, bought.orderId));
  await moveParcels(ctx, bought.orderId, "delivered", "carrier");
  await giveSomeBack(market, sellers[0]!, bought.orderId, marks);
  await complain(ctx, bought.orderId, sellers[1]!, marks);
  const givenUp = await begin();
  await cancelSession(ctx, { orderId: givenUp.orderId });
  await createQuote(ctx, { lines: [{ productId: goods[0]!.id, quantity: 1 }], address });
  await saveAddress(ctx, { address });
  await addToWishlist(ctx, { productId: goods[1]!.id });
  const line = { productId: goods[1]!.id, quantity: 3, isSaved: false, priceCents: 1_500 };
  const changes = [{ ...line, changedMsAgo: 0, isVisitors: false }];
  await syncCart(ctx, { cartOwnerId: ctx.caller.userId, changes });
  return { delivered: bought.orderId, givenUp: givenUp.orderId };
}

/** A refund whose reason names the buyer. */
async function giveSomeBack(
  market: TestMarket,
  seller: Person,
  orderId: string,
  marks: Marks,
): Promise<void> {
  const sent = await unscopedListParcels(market.infra.db, orderId);
  const parcel = sent.find(({ vendorId }) => vendorId === seller.vendor!.id)!;
  const { refundReason: reason } = marks;
  await refundParcel(contextFor(market.infra, seller), {
    ...{ parcelId: parcel.id, requestId: randomUUID(), shippingCents: 0, restocks: true, reason },
    lines: [{ lineId: parcel.lines[0]!.id, quantity: 1 }],
  });
  await market.runJobs();
}

/** An event as the provider sends it, with the buyer's details. */
async function sendCardEvent(market: TestMarket, orderId: string, marks: Marks): Promise<void> {
  const { email, fullName: name, phone, line1, city } = marks;
  const details = { email, name, phone, address: { line1, city, country: "US" } };
  const payload = JSON.stringify({
    id: `evt_${orderId.replaceAll("-", "")}`,
    object: "event",
    type: "checkout.session.completed",
    data: {
      object: { customer_email: email, customer_details: details, metadata: { order_id: orderId } },
    },
  });
  const secret = market.infra.cards.webhookSecret;
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  await receiveCardEvent(market.infra, payload, signature);
}

/** One inquiry of the account from another address, and one from the account's address without signing in; both answered. */
async function writeToSupport(ctx: SignedInCtx, admin: SignedInCtx, marks: Marks): Promise<void> {
  const { fullName: name, question: message } = marks;
  const inquiry = { name, message, subject: message, trap: "" };
  const visitor = { ...ctx, caller: { kind: "visitor" as const } };
  await sendInquiry(ctx, { ...inquiry, requestId: randomUUID(), email: `work.${marks.email}` });
  await sendInquiry(visitor, { ...inquiry, requestId: randomUUID(), email: marks.email });
  const written = await ctx.db.select().from(inquiries).where(eq(inquiries.name, name));
  for (const { id: inquiryId } of written)
    await answerInquiry(admin, { inquiryId, requestId: randomUUID(), message: `Dear ${name}, soon.` });
}

async function getNewsletter(ctx: SignedInCtx, { email }: Marks): Promise<void> {
  await subscribe(ctx, { email, trap: "" });
  const [row] = await ctx.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  await confirmSubscription(ctx, { token: row!.token });
}

/** A message with a picture to a vendor, its answer, reports of it and of the product, and a block. */
async function write(ctx: SignedInCtx, marks: Marks): Promise<void> {
  const seller = await addVendor(ctx);
  const { id: productId } = await addProduct(ctx, seller.vendor.id);
  const { id: conversationId } = await openConversation(ctx, { productId });
  const send = (sender: SignedInCtx, content: string) =>
    sendMessage(sender, { conversationId, content, requestId: randomUUID() });
  await send(ctx, marks.comment);
  await ctx.db.insert(messagePictures).values({
    ...{ conversationId, uploaderId: ctx.caller.userId, alt: marks.comment, width: 1, height: 1 },
  });
  const vendor = contextFor(ctx, seller);
  await send(vendor, "It is.");
  await report(ctx, conversationId, marks.comment);
  await reportAsVisitor(ctx, productId, marks);
  await report(vendor, conversationId, "Spam");
  await blockOtherSide(ctx, { conversationId, isBlocked: true });
}

const report = (ctx: SignedInCtx, conversationId: string, words: string) =>
  reportMessages(ctx, { conversationId, reason: "other", words, requestId: randomUUID() });

async function speak({ db, caller, ...infra }: SignedInCtx, marks: Marks): Promise<string> {
  const seller = await addVendor({ db, ...infra });
  const reader = await addPerson({ db, ...infra });
  const [own, other] = [
    await addProduct({ db, ...infra }, seller.vendor.id),
    await addProduct({ db, ...infra }, seller.vendor.id),
  ];
  const said = { rating: 2, language: "en", isPublished: true };
  const [mine] = await db
    .insert(reviews)
    .values({ ...said, productId: own.id, userId: caller.userId, comment: marks.comment })
    .returning();
  const [theirs] = await db
    .insert(reviews)
    .values({ ...said, productId: other.id, userId: reader.userId, comment: "Fine." })
    .returning();
  await db.insert(reviewPictures).values({ userId: caller.userId, reviewId: mine!.id, width: 1, height: 1 });
  await db.insert(decisions).values({
    ...{ kind: "reviewRefused", authorId: caller.userId, reviewId: mine!.id, rule: "reviewOffTopic" },
    ...{ facts: `It says: ${marks.comment}`, objection: marks.comment, objectedAt: infra.clock.now() },
    decidedBy: reader.userId,
  });
  await db.insert(reviewVotes).values([
    { reviewId: mine!.id, userId: reader.userId },
    { reviewId: theirs!.id, userId: caller.userId },
  ]);
  return own.id;
}
