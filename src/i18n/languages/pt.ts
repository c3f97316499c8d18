import accounts from "#domains/accounts/locales/pt.json" with { type: "json" };
import analytics from "#domains/analytics/locales/pt.json" with { type: "json" };
import auth from "#domains/auth/locales/pt.json" with { type: "json" };
import cart from "#domains/cart/locales/pt.json" with { type: "json" };
import bulk from "#domains/catalogue/locales/bulk/pt.json" with { type: "json" };
import listing from "#domains/catalogue/locales/listing/pt.json" with { type: "json" };
import catalogue from "#domains/catalogue/locales/pt.json" with { type: "json" };
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import checkout from "#domains/checkout/locales/pt.json" with { type: "json" };
import integrations from "#domains/integrations/locales/pt.json" with { type: "json" };
import messaging from "#domains/messaging/locales/pt.json" with { type: "json" };
import moderation from "#domains/moderation/locales/pt.json" with { type: "json" };
import newsletter from "#domains/newsletter/locales/pt.json" with { type: "json" };
import orders from "#domains/orders/locales/pt.json" with { type: "json" };
import payments from "#domains/payments/locales/pt.json" with { type: "json" };
import payouts from "#domains/payouts/locales/pt.json" with { type: "json" };
import plans from "#domains/plans/locales/pt.json" with { type: "json" };
import privacy from "#domains/privacy/locales/pt.json" with { type: "json" };
import reviews from "#domains/reviews/locales/pt.json" with { type: "json" };
import search from "#domains/search/locales/pt.json" with { type: "json" };
import support from "#domains/support/locales/pt.json" with { type: "json" };
import vendors from "#domains/vendors/locales/pt.json" with { type: "json" };
import wishlist from "#domains/wishlist/locales/pt.json" with { type: "json" };
import ui from "#ui/locales/pt.json" with { type: "json" };
import countries from "../countries/pt.json" with { type: "json" };
import errors from "../errors/pt.json" with { type: "json" };
import { pickLanguage } from "../pick-language.ts";
import words from "../words/pt.json" with { type: "json" };

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default {
  words,
  ui,
  errors,
  countries,
  notes: pickLanguage(tastingNotes, "pt"),
  accounts,
  analytics,
  auth,
  cart,
  catalogue,
  listing,
  bulk,
  checkout,
  integrations,
  messaging,
  moderation,
  newsletter,
  orders,
  payments,
  payouts,
  plans,
  privacy,
  reviews,
  search,
  support,
  vendors,
  wishlist,
};
