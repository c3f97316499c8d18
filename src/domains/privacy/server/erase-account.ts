import { eraseProfile } from "#domains/accounts/server/erase-profile.ts";
import { eraseApprovals } from "#domains/approvals/server/erase-approvals.ts";
import { eraseReasons } from "#domains/audit/server/erase-reasons.ts";
import { sessionChanged } from "#domains/auth/events.ts";
import { confirmIdentity } from "#domains/auth/server/confirm-identity.ts";
import { eraseUser } from "#domains/auth/server/erase-user.ts";
import { lockUser } from "#domains/auth/server/lock-user.ts";
import { clearSessionCookie } from "#domains/auth/server/session-cookie.ts";
import { eraseCart } from "#domains/cart/server/erase-cart.ts";
import { eraseAddresses } from "#domains/checkout/server/erase-addresses.ts";
import { eraseQuotes } from "#domains/checkout/server/erase-quotes.ts";
import { eraseReviewDecisions } from "#domains/decisions/server/erase-review-decisions.ts";
import { eraseShopDecisions } from "#domains/decisions/server/erase-shop-decisions.ts";
import { eraseMessages } from "#domains/messaging/server/erase-messages.ts";
import { eraseReports } from "#domains/moderation/server/erase-reports.ts";
import { eraseSubscription } from "#domains/newsletter/server/erase-subscription.ts";
import { eraseNotes } from "#domains/notes/server/erase-notes.ts";
import { eraseNotifications } from "#domains/notifications/server/erase-notifications.ts";
import { eraseProblems } from "#domains/problems/server/erase-problems.ts";
import { eraseReviews } from "#domains/reviews/server/erase-reviews.ts";
import { listFactorPhones } from "#domains/second-factor/server/list-factor-phones.ts";
import { eraseInquiries } from "#domains/support/server/erase-inquiries.ts";
import { eraseTeam } from "#domains/team/server/erase-team.ts";
import { eraseBans } from "#domains/users/server/erase-bans.ts";
import { eraseWishlist } from "#domains/wishlist/server/erase-wishlist.ts";
import { AppError } from "#kernel/errors.ts";
import { forgetMails } from "#platform/email/forget-mails.ts";
import { forgetJobs } from "#platform/jobs/forget-jobs.ts";
import { forgetCounts } from "#platform/limits/forget-counts.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { eraseTrade } from "./internal/erase-trade.ts";
import { assertNoBlockers } from "./internal/find-blockers.ts";
import { queueFarewell } from "./internal/queue-farewell.ts";

type Input = { confirmation: string; currentPassword?: string | undefined; nonce?: string | undefined };

/**
 * Erases the caller permanently, in one transaction, and signs them out everywhere; orders are anonymized for the
 * books. They type their address (BAD_REQUEST otherwise) and confirm their identity: INVALID_CREDENTIALS,
 * INVALID_CODE, REAUTHENTICATION_REQUIRED. OPEN_ORDERS, OPEN_SALES, LAST_ADMIN while others depend on them. For any
 * signed-in user.
 */
export async function eraseAccount(ctx: SignedInCtx, input: Input): Promise<Record<string, never>> {
  if (input.confirmation.trim().toLowerCase() !== ctx.caller.email.toLowerCase())
    throw new AppError("BAD_REQUEST", { issues: [{ path: "confirmation", message: "mismatch" }] });
  // Before using up a code in vain; the decisive check is repeated inside the transaction.
  await assertNoBlockers(ctx);
  await confirmIdentity(ctx, { currentPassword: input.currentPassword, nonce: input.nonce });
  await inTransaction(ctx, eraseEverything);
  clearSessionCookie(ctx);
  return {};
}

async function eraseEverything(tx: SignedInCtx): Promise<void> {
  const { userId, email } = tx.caller;
  await eraseQuotes(tx);
  const { language, phones: own } = await lockUser(tx);
  const phones = [...own, ...(await listFactorPhones(tx))];
  await assertNoBlockers(tx);
  await eraseMessages(tx);
  await eraseReports(tx);
  await eraseTeam(tx);
  // Finds them by the orders' owner, so it comes before these have another.
  await eraseProblems(tx);
  await eraseShopDecisions(tx);
  await eraseTrade(tx);
  await eraseReviewDecisions(tx);
  await eraseReviews(tx);
  await eraseWishlist(tx);
  await eraseCart(tx);
  await eraseAddresses(tx);
  await eraseInquiries(tx);
  await eraseSubscription(tx);
  await eraseNotifications(tx);
  await eraseNotes(tx);
  await eraseReasons(tx);
  await eraseApprovals(tx);
  await eraseBans(tx);
  await eraseProfile(tx);
  const addresses = [email, ...phones];
  await forgetMails(tx.db, addresses);
  await forgetJobs(tx.db, addresses);
  await forgetCounts(tx, [userId, ...addresses]);
  await queueFarewell(tx, language);
  await publishLive(tx.db, userId, sessionChanged);
  await eraseUser(tx, phones);
}
