import { exportProfile } from "#domains/accounts/server/export-profile.ts";
import { exportSignIn } from "#domains/auth/server/export-sign-in.ts";
import { exportCart } from "#domains/cart/server/export-cart.ts";
import { exportAddresses } from "#domains/checkout/server/export-addresses.ts";
import { exportQuotes } from "#domains/checkout/server/export-quotes.ts";
import { getLastAddress } from "#domains/checkout/server/get-last-address.ts";
import { exportRejections } from "#domains/decisions/server/export-rejections.ts";
import { exportReviewDecisions } from "#domains/decisions/server/export-review-decisions.ts";
import { exportShopDecisions } from "#domains/decisions/server/export-shop-decisions.ts";
import { exportWallets } from "#domains/identities/server/export-wallets.ts";
import { exportMessages } from "#domains/messaging/server/export-messages.ts";
import { exportReports } from "#domains/moderation/server/export-reports.ts";
import { exportSubscription } from "#domains/newsletter/server/export-subscription.ts";
import { exportNotes } from "#domains/notes/server/export-notes.ts";
import {
  exportNotificationChoices,
  exportNotifications,
} from "#domains/notifications/server/export-notifications.ts";
import { exportOrderLimit } from "#domains/orders/server/export-order-limit.ts";
import { exportOrders } from "#domains/orders/server/export-orders.ts";
import { exportPayments } from "#domains/payments/server/export-payments.ts";
import { exportPayouts } from "#domains/payouts/server/export-payouts.ts";
import { exportPlan } from "#domains/plans/server/export-plan.ts";
import { privacyLimits } from "#domains/privacy/limits.ts";
import type { PersonalData } from "#domains/privacy/personal-data.ts";
import { exportProblems } from "#domains/problems/server/export-problems.ts";
import { exportReviews } from "#domains/reviews/server/export-reviews.ts";
import { exportVotes } from "#domains/reviews/server/export-votes.ts";
import { exportFactors } from "#domains/second-factor/server/export-factors.ts";
import { exportInquiries } from "#domains/support/server/export-inquiries.ts";
import { exportTeam } from "#domains/team/server/export-team.ts";
import { exportBans } from "#domains/users/server/export-bans.ts";
import { exportVendor } from "#domains/vendors/server/export-vendor.ts";
import { exportWishlist } from "#domains/wishlist/server/export-wishlist.ts";
import { unscopedExportMails } from "#platform/email/export-mails.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/**
 * All data that the platform holds about the caller, as one document with a stable shape. Long lists are read in
 * pages and end at 20,000 rows. TOO_MANY_REQUESTS after ten in an hour. For any signed-in user.
 */
export async function exportData(ctx: SignedInCtx): Promise<PersonalData> {
  await ctx.limits.consume(privacyLimits.export, ctx.caller.userId);
  // One after the other: a person who asks for everything takes no more than one connection.
  return {
    format: "cafeto-personal-data",
    version: 1,
    exportedAt: ctx.clock.now().toISOString(),
    profile: await exportProfile(ctx),
    signIn: {
      ...(await exportSignIn(ctx)),
      wallets: await exportWallets(ctx),
      ...(await exportFactors(ctx)),
    },
    savedAddress: await getLastAddress(ctx),
    addresses: await exportAddresses(ctx),
    orders: await exportOrders(ctx),
    orderLimit: await exportOrderLimit(ctx),
    problems: await exportProblems(ctx),
    payments: await exportPayments(ctx),
    quotes: await exportQuotes(ctx),
    wishlist: await exportWishlist(ctx),
    cart: await exportCart(ctx),
    reviews: await exportReviews(ctx),
    rejections: await exportRejections(ctx),
    shopDecisions: await exportShopDecisions(ctx),
    reviewDecisions: await exportReviewDecisions(ctx),
    helpfulVotes: await exportVotes(ctx),
    inquiries: await exportInquiries(ctx),
    newsletter: await exportSubscription(ctx),
    messages: await exportMessages(ctx),
    reports: await exportReports(ctx),
    notes: await exportNotes(ctx),
    notifications: await exportNotifications(ctx),
    notificationChoices: await exportNotificationChoices(ctx),
    mails: await unscopedExportMails(ctx.db, ctx.caller.email),
    vendor: await exportVendor(ctx),
    team: await exportTeam(ctx),
    bans: await exportBans(ctx),
    payouts: await exportPayouts(ctx),
    subscription: await exportPlan(ctx),
  };
}
