import accounts from "#domains/accounts/locales/en.json" with { type: "json" };
import analytics from "#domains/analytics/locales/en.json" with { type: "json" };
import auth from "#domains/auth/locales/en.json" with { type: "json" };
import cart from "#domains/cart/locales/en.json" with { type: "json" };
import bulk from "#domains/catalogue/locales/bulk/en.json" with { type: "json" };
import catalogue from "#domains/catalogue/locales/en.json" with { type: "json" };
import listing from "#domains/catalogue/locales/listing/en.json" with { type: "json" };
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import checkout from "#domains/checkout/locales/en.json" with { type: "json" };
import integrations from "#domains/integrations/locales/en.json" with { type: "json" };
import messaging from "#domains/messaging/locales/en.json" with { type: "json" };
import moderation from "#domains/moderation/locales/en.json" with { type: "json" };
import newsletter from "#domains/newsletter/locales/en.json" with { type: "json" };
import orders from "#domains/orders/locales/en.json" with { type: "json" };
import payments from "#domains/payments/locales/en.json" with { type: "json" };
import payouts from "#domains/payouts/locales/en.json" with { type: "json" };
import plans from "#domains/plans/locales/en.json" with { type: "json" };
import privacy from "#domains/privacy/locales/en.json" with { type: "json" };
import reviews from "#domains/reviews/locales/en.json" with { type: "json" };
import search from "#domains/search/locales/en.json" with { type: "json" };
import support from "#domains/support/locales/en.json" with { type: "json" };
import vendors from "#domains/vendors/locales/en.json" with { type: "json" };
import wishlist from "#domains/wishlist/locales/en.json" with { type: "json" };
import ui from "#ui/locales/en.json" with { type: "json" };
import countries from "../countries/en.json" with { type: "json" };
import errors from "../errors/en.json" with { type: "json" };
import { pickLanguage } from "../pick-language.ts";
import words from "../words/en.json" with { type: "json" };

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default {
  words,
  ui,
  errors,
  countries,
  notes: pickLanguage(tastingNotes, "en"),
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
