import { buildBuyers } from "./build-buyers.ts";
import { buildConversations } from "./build-conversations.ts";
import { buildViews, buildWishlist } from "./build-interest.ts";
import { buildOccasionalBuyers } from "./build-occasional-buyers.ts";
import { buildOrders } from "./build-orders.ts";
import { buildProblems } from "./build-problems.ts";
import { buildProducts } from "./build-products.ts";
import { buildReviews } from "./build-reviews.ts";
import { buildOpenings, buildSearches } from "./build-searches.ts";
import { buildVendor } from "./build-vendors.ts";
import { extendProducts, extendVendors } from "./extend-market.ts";
import { readVendors } from "./read-vendors.ts";
import type { Market } from "./types.ts";

interface MarketOptions {
  /** Everything happened before it; the same moment gives the same market. */
  now: Date;
  /**
   * How many products in all; without it, or below the number that is written, those that are written.
   * Further vendors come along, twenty products to each. The further goods have no orders, reviews or views.
   */
  products?: number;
}

function buildBaseMarket(now: Date): Market {
  const texts = readVendors();
  const vendors = texts.map((text) => buildVendor(text, now));
  const products = buildProducts(texts, vendors, now);
  const buyers = buildBuyers(now);
  const occasional = buildOccasionalBuyers(buyers, now);
  const orders = buildOrders(vendors, products, { regular: buyers, occasional }, now);
  // Who writes, saves and asks is among those who come often.
  const isRegular = new Set(buyers.map((buyer) => buyer.key));
  const theirs = orders.filter((order) => isRegular.has(order.buyerKey));
  const views = buildViews(products, orders, now);
  const searches = buildSearches(now);
  return {
    vendors,
    products,
    buyers: [...buyers, ...occasional.map(({ buyer }) => buyer)],
    orders,
    reviews: buildReviews(products, buyers, theirs, now),
    views,
    searches,
    openings: buildOpenings(searches, products, views),
    wishlist: buildWishlist(products, buyers, now),
    conversations: buildConversations({ vendors, products, buyers }, now),
    problems: buildProblems({ vendors, buyers, orders: theirs }, now),
  };
}

/** The demo market: pure and deterministic. For a large one without holding it in memory use extendProducts. */
export function buildMarket({ now, products = 0 }: MarketOptions): Market {
  const market = buildBaseMarket(now);
  const missing = products - market.products.length;
  if (missing <= 0) return market;
  const further = [...extendVendors(market, market.vendors.length + Math.max(1, Math.ceil(missing / 20)))];
  return {
    ...market,
    vendors: [...market.vendors, ...further],
    products: [...market.products, ...extendProducts(market, missing, further)],
  };
}
