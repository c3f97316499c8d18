import { accounts } from "#domains/accounts/contract.ts";
import { analytics } from "#domains/analytics/contract.ts";
import { auth } from "#domains/auth/contract.ts";
import { bulkUpload } from "#domains/bulk-upload/contract.ts";
import { cart } from "#domains/cart/contract.ts";
import { catalogue } from "#domains/catalogue/contract.ts";
import { checkout } from "#domains/checkout/contract.ts";
import { decisions } from "#domains/decisions/contract.ts";
import { disputes } from "#domains/disputes/contract.ts";
import { enterprise } from "#domains/enterprise/contract.ts";
import { identities } from "#domains/identities/contract.ts";
import { integrations } from "#domains/integrations/contract.ts";
import { listings } from "#domains/listings/contract.ts";
import { mails } from "#domains/mails/contract.ts";
import { messaging } from "#domains/messaging/contract.ts";
import { moderation } from "#domains/moderation/contract.ts";
import { newsletter } from "#domains/newsletter/contract.ts";
import { notes } from "#domains/notes/contract.ts";
import { notifications } from "#domains/notifications/contract.ts";
import { orders } from "#domains/orders/contract.ts";
import { palette } from "#domains/palette/contract.ts";
import { payouts } from "#domains/payouts/contract.ts";
import { plans } from "#domains/plans/contract.ts";
import { privacy } from "#domains/privacy/contract.ts";
import { problems } from "#domains/problems/contract.ts";
import { promotions } from "#domains/promotions/contract.ts";
import { reports } from "#domains/reports/contract.ts";
import { reviews } from "#domains/reviews/contract.ts";
import { search } from "#domains/search/contract.ts";
import { secondFactor } from "#domains/second-factor/contract.ts";
import { security } from "#domains/security/contract.ts";
import { settings } from "#domains/settings/contract.ts";
import { stockControl } from "#domains/stock-control/contract.ts";
import { support } from "#domains/support/contract.ts";
import { team } from "#domains/team/contract.ts";
import { users } from "#domains/users/contract.ts";
import { vendors } from "#domains/vendors/contract.ts";
import { wishlist } from "#domains/wishlist/contract.ts";

/** The whole API as one table: every domain's procedures. */
export const contract = {
  accounts,
  analytics,
  // One service at /auth/v1.
  auth: { ...auth, ...identities, ...secondFactor },
  bulkUpload,
  cart,
  catalogue,
  checkout,
  decisions,
  disputes,
  enterprise,
  integrations,
  listings,
  mails,
  messaging,
  moderation,
  newsletter,
  notes,
  notifications,
  orders,
  palette,
  payouts,
  plans,
  privacy,
  promotions,
  problems,
  reports,
  reviews,
  search,
  security,
  settings,
  stockControl,
  support,
  team,
  users,
  vendors,
  wishlist,
};
