import { each, search, times } from "./filters.ts";
import type { MarketIds } from "./market-ids.ts";

const names = ["Ana", "Kılıç", "nobody-has-this-name"];

export const vendorFilters = [
  ...each("state", "waiting", "approved", "rejected", "suspended", "ended"),
  ...each("plan", "freemium", "enterprise"),
  ...each("country", "CO", "AQ"),
  ...each("sign", "any", "refunds"),
  ...each("age", "week", "older"),
  "trust=given",
  ...times(each("sort", "newest", "oldest", "name"), [
    "state=ended",
    ...search("search", "Paraíso", "bench.example", "zzzz"),
  ]),
];

const states = each("state", "waiting", "active", "inactive", "rejected", "takenDown");
const stock = each("stock", "soldOut", "low", "inStock");
const found = search("search", "Geisha", "São José", "Huila Geisha 1200", "Montana Azul", "zzzz", "a");

export function productFilters({ vendor }: MarketIds): string[] {
  const orders = each("sort", "newest", "oldest", "cheapest", "dearest");
  const own = `vendorId=${vendor}`;
  const prices = ["minCents=500&maxCents=600", "minCents=9990000"];
  return [
    ...times(orders, [...states, ...stock, ...found, ...prices, "category=equipment", own]),
    ...times(stock, states),
    ...times(found, ["state=rejected", "stock=low", own]),
    `${own}&state=rejected&sort=cheapest`,
  ];
}

const needs = each(
  "attention",
  ...["late", "refund", "dispute", "owed", "refunded", "subsidized"],
  ...["sentLate", "dispatched", "delivered", "first", "returning"],
);

export function orderFilters({ vendor, buyer, lastDays: { from, to } }: MarketIds): string[] {
  const week = `from=${from}&to=${to}`;
  const terms = ["Geisha", "Ana García", "buyer-77@bench", "7F3A", "Paraiso", "500123", "zzzz", "vendor-1"];
  const sought = search("search", ...terms);
  const filters = [
    ...each("state", "kept", "processing", "shipped", "delivered", "cancelled", "unpaid"),
    ...[...needs, ...each("country", "US", "AQ"), week, `vendorId=${vendor}`, `buyerId=${buyer}`],
    ...["leastCents=30000", "leastCents=9000000", "mostCents=800"],
    ...[...search("vendorName", "Paraiso", "zzzz"), ...search("buyerName", ...names)],
  ];
  return [
    ...times(each("sort", "newest", "oldest", "highest"), filters),
    ...[...sought, ...times(sought, ["state=cancelled", "sort=highest"])],
    ...times(needs, ["state=cancelled", "country=AQ", week]),
  ];
}

const kinds = each("kind", "buyer", "vendor", "admin");
const peoplesStates = each("state", "active", "unverified", "banned");

export const userFilters = [
  ...[...kinds, ...peoplesStates],
  ...search("search", ...names, "vendor-99", "bench.example", "@"),
  ...times(kinds, [...peoplesStates, ...search("search", ...names)]),
];
