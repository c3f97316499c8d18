import cart from "#domains/cart/locales/es.json" with { type: "json" };
import catalogue from "#domains/catalogue/locales/es.json" with { type: "json" };
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import compare from "#domains/compare/locales/es.json" with { type: "json" };
import newsletter from "#domains/newsletter/locales/es.json" with { type: "json" };
import plans from "#domains/plans/locales/es.json" with { type: "json" };
import promotions from "#domains/promotions/locales/es.json" with { type: "json" };
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

/** Texts that a shopper may meet, by namespace: what a first view loads. */
export default {
  words,
  ui,
  errors,
  countries,
  notes: pickLanguage(tastingNotes, "es"),
  cart,
  catalogue,
  compare,
  newsletter,
  plans,
  promotions,
  reviews,
  search,
  support,
  vendors,
  wishlist,
};
