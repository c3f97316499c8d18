import cart from "#domains/cart/locales/en.json" with { type: "json" };
import catalogue from "#domains/catalogue/locales/en.json" with { type: "json" };
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import compare from "#domains/compare/locales/en.json" with { type: "json" };
import newsletter from "#domains/newsletter/locales/en.json" with { type: "json" };
import plans from "#domains/plans/locales/en.json" with { type: "json" };
import promotions from "#domains/promotions/locales/en.json" with { type: "json" };
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

/** Texts of public pages, by namespace: loaded with the first view. */
export default {
  words,
  ui,
  errors,
  countries,
  notes: pickLanguage(tastingNotes, "en"),
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
