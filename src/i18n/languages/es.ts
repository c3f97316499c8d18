import accounts from "#domains/accounts/locales/es.json" with { type: "json" };
import analytics from "#domains/analytics/locales/es.json" with { type: "json" };
import auth from "#domains/auth/locales/es.json" with { type: "json" };
import cart from "#domains/cart/locales/es.json" with { type: "json" };
import bulk from "#domains/catalogue/locales/bulk/es.json" with { type: "json" };
import catalogue from "#domains/catalogue/locales/es.json" with { type: "json" };
import listing from "#domains/catalogue/locales/listing/es.json" with { type: "json" };
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import checkout from "#domains/checkout/locales/es.json" with { type: "json" };
import integrations from "#domains/integrations/locales/es.json" with { type: "json" };
import messaging from "#domains/messaging/locales/es.json" with { type: "json" };
import moderation from "#domains/moderation/locales/es.json" with { type: "json" };
import newsletter from "#domains/newsletter/locales/es.json" with { type: "json" };
import orders from "#domains/orders/locales/es.json" with { type: "json" };
import payments from "#domains/payments/locales/es.json" with { type: "json" };
import payouts from "#domains/payouts/locales/es.json" with { type: "json" };
import plans from "#domains/plans/locales/es.json" with { type: "json" };
import privacy from "#domains/privacy/locales/es.json" with { type: "json" };
import reviews from "#domains/reviews/locales/es.json" with { type: "json" };
import search from "#domains/search/locales/es.json" with { type: "json" };
import support from "#domains/support/locales/es.json" with { type: "json" };
import vendors from "#domains/vendors/locales/es.json" with { type: "json" };
import wishlist from "#domains/wishlist/locales/es.json" with { type: "json" };
import ui from "#ui/locales/es.json" with { type: "json" };
import countries from "../countries/es.json" with { type: "json" };
import errors from "../errors/es.json" with { type: "json" };
import { pickLanguage } from "../pick-language.ts";
import words from "../words/es.json" with { type: "json" };

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default {
  words,
  ui,
  errors,
  countries,
  notes: pickLanguage(tastingNotes, "es"),
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
