import { address } from "../../support/market-people.ts";
import type { OutsideProvider } from "../support/outside-provider.ts";
import type { seededRandom } from "../support/seeded-random.ts";
import { type Outcome, request } from "./request.ts";

export type Market = {
  url: string;
  provider: Pick<OutsideProvider, "url" | "secretKey">;
  productIds: string[];
  baskets: string[][];
  /** Each for one purchase. */
  buyers: string[];
};

const words = ["washed", "jasmine", "colombia", "geisha", "filter", "chocolate", "honey", "kenya"];
const sorts = ["newest", "popular", "price-asc", "price-desc", "name-asc"];

/** Of a hundred visits, how many are of which kind. A purchase is four requests, one of them to the provider. */
const shares = {
  home: 6,
  listPage: 12,
  productPage: 24,
  listCall: 14,
  searchCall: 10,
  suggestions: 10,
  detailCall: 8,
  price: 8,
  session: 5,
  purchase: 3,
};
type Kind = keyof typeof shares;
const deck = Object.entries(shares).flatMap(([kind, share]) => new Array<Kind>(share).fill(kind as Kind));

/** Visits of a market by chance, as shoppers make them; each returns the outcomes of its requests to Cafeto. */
export function visitsOf(market: Market, { pick, between }: ReturnType<typeof seededRandom>) {
  const { url, productIds, baskets } = market;
  let nextBuyer = 0;
  const from = () => `10.${between(0, 255)}.${between(0, 255)}.${between(1, 254)}`;
  const get = (what: Kind, path: string, cookie?: string) =>
    request({ what, url: url + path, from: from(), ...(cookie ? { cookie } : {}) });
  const filters = () => `sort=${pick(sorts)}&page=${between(1, 12)}`;

  const purchase = async (): Promise<Outcome[]> => {
    const who = { from: from(), cookie: market.buyers[nextBuyer++ % market.buyers.length]! };
    const lines = pick(baskets).map((productId) => ({ productId, quantity: 1 }));
    const quotes = `${url}/api/checkout/quotes`;
    const quote = await request({ ...who, what: "quote", url: quotes, body: { lines, address } });
    if (quote.status !== 200) return [quote];
    const body = { quoteId: JSON.parse(quote.body).id };
    const session = await request({ ...who, what: "checkout", url: `${url}/api/checkout/sessions`, body });
    if (session.status !== 200) return [quote, session];
    const { orderId, url: page } = JSON.parse(session.body) as { orderId: string; url: string };
    await request({
      what: "pay",
      url: `${market.provider.url}/sandbox/sessions/${new URL(page).pathname.split("/").at(-1)}/pay`,
      from: who.from,
      headers: { authorization: `Bearer ${market.provider.secretKey}` },
      body: { card: "4242424242424242" },
    });
    const settle = `${url}/api/checkout/sessions/${orderId}/settle`;
    return [quote, session, await request({ ...who, what: "settle", url: settle, body: {} })];
  };
  const others: Record<Exclude<Kind, "purchase">, () => Promise<Outcome>> = {
    home: () => get("home", "/"),
    listPage: () => get("listPage", `/products?${filters()}`),
    productPage: () => get("productPage", `/products/${pick(productIds)}`),
    listCall: () => get("listCall", `/api/products?${filters()}`),
    searchCall: () => get("searchCall", `/api/products?search=${pick(words)}&page=${between(1, 3)}`),
    suggestions: () =>
      get("suggestions", `/api/search/suggestions?term=${pick(words).slice(0, between(2, 6))}`),
    detailCall: () => get("detailCall", `/api/products/${pick(productIds)}`),
    price: () =>
      request({
        what: "price",
        url: `${url}/api/cart/price`,
        from: from(),
        body: { lines: pick(baskets).map((productId) => ({ productId, quantity: between(1, 3) })) },
      }),
    session: () => get("session", "/api/session", pick(market.buyers)),
  };
  return async (): Promise<Outcome[]> => {
    const kind = pick(deck);
    return kind === "purchase" ? purchase() : [await others[kind]()];
  };
}
