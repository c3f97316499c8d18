import { implement } from "@orpc/server";
import { contract } from "#contract";
import { accountsRouter } from "#domains/accounts/server/router.ts";
import { analyticsRouter } from "#domains/analytics/server/router.ts";
import { authRouter } from "#domains/auth/server/router.ts";
import { bulkUploadRouter } from "#domains/bulk-upload/server/router.ts";
import { cartRouter } from "#domains/cart/server/router.ts";
import { catalogueRouter } from "#domains/catalogue/server/router.ts";
import { checkoutRouter } from "#domains/checkout/server/router.ts";
import { decisionsRouter } from "#domains/decisions/server/router.ts";
import { disputesRouter } from "#domains/disputes/server/router.ts";
import { enterpriseRouter } from "#domains/enterprise/server/router.ts";
import { identitiesRouter } from "#domains/identities/server/router.ts";
import { integrationsRouter } from "#domains/integrations/server/router.ts";
import { listingsRouter } from "#domains/listings/server/router.ts";
import { mailsRouter } from "#domains/mails/server/router.ts";
import { messagingRouter } from "#domains/messaging/server/router.ts";
import { moderationRouter } from "#domains/moderation/server/router.ts";
import { newsletterRouter } from "#domains/newsletter/server/router.ts";
import { notesRouter } from "#domains/notes/server/router.ts";
import { notificationsRouter } from "#domains/notifications/server/router.ts";
import { ordersRouter } from "#domains/orders/server/router.ts";
import { paletteRouter } from "#domains/palette/server/router.ts";
import { payoutsRouter } from "#domains/payouts/server/router.ts";
import { plansRouter } from "#domains/plans/server/router.ts";
import { privacyRouter } from "#domains/privacy/server/router.ts";
import { problemsRouter } from "#domains/problems/server/router.ts";
import { promotionsRouter } from "#domains/promotions/server/router.ts";
import { reportsRouter } from "#domains/reports/server/router.ts";
import { reviewsRouter } from "#domains/reviews/server/router.ts";
import { searchRouter } from "#domains/search/server/router.ts";
import { secondFactorRouter } from "#domains/second-factor/server/router.ts";
import { securityRouter } from "#domains/security/server/router.ts";
import { settingsRouter } from "#domains/settings/server/router.ts";
import { stockControlRouter } from "#domains/stock-control/server/router.ts";
import { supportRouter } from "#domains/support/server/router.ts";
import { teamRouter } from "#domains/team/server/router.ts";
import { usersRouter } from "#domains/users/server/router.ts";
import { vendorsRouter } from "#domains/vendors/server/router.ts";
import { wishlistRouter } from "#domains/wishlist/server/router.ts";
import { nameMailKinds } from "#platform/email/known-mails.ts";
import type { RequestCtx } from "#platform/rpc/context.ts";
import { mailKinds } from "./mail-kinds.ts";

nameMailKinds(mailKinds);

/** Every procedure of the contract, bound to its verb. */
export const router = implement(contract)
  .$context<RequestCtx>()
  .router({
    accounts: accountsRouter,
    analytics: analyticsRouter,
    auth: { ...authRouter, ...identitiesRouter, ...secondFactorRouter },
    bulkUpload: bulkUploadRouter,
    cart: cartRouter,
    catalogue: catalogueRouter,
    checkout: checkoutRouter,
    decisions: decisionsRouter,
    disputes: disputesRouter,
    enterprise: enterpriseRouter,
    integrations: integrationsRouter,
    listings: listingsRouter,
    mails: mailsRouter,
    messaging: messagingRouter,
    moderation: moderationRouter,
    newsletter: newsletterRouter,
    notes: notesRouter,
    notifications: notificationsRouter,
    orders: ordersRouter,
    palette: paletteRouter,
    payouts: payoutsRouter,
    plans: plansRouter,
    privacy: privacyRouter,
    promotions: promotionsRouter,
    reports: reportsRouter,
    problems: problemsRouter,
    reviews: reviewsRouter,
    search: searchRouter,
    security: securityRouter,
    settings: settingsRouter,
    stockControl: stockControlRouter,
    support: supportRouter,
    team: teamRouter,
    users: usersRouter,
    vendors: vendorsRouter,
    wishlist: wishlistRouter,
  });
