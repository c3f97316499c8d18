import { caseTabs } from "./case-tabs.ts";
import { each, type List, search, times } from "./filters.ts";
import type { MarketIds } from "./market-ids.ts";
import { orderFilters, productFilters, userFilters, vendorFilters } from "./shop-filters.ts";
import { workTabs } from "./work-tabs.ts";

/** A tab of the administrators: what its screen asks for first, and each narrowing, order and search that it offers. */
export type Tab = { name: string; first: string[]; narrowed: string[] };

/** All tabs. */
export const listTabs = (ids: MarketIds): Tab[] =>
  [...shopTabs(ids), ...saleTabs(ids), ...caseTabs(ids), ...workTabs(ids)].map(
    ([name, path, filters, beside = []]) => ({
      name,
      first: [path, ...beside],
      narrowed: filters.map((filter) => `${path}${path.includes("?") ? "&" : "?"}${filter}`),
    }),
  );

function shopTabs(ids: MarketIds): List[] {
  const { vendor } = ids;
  const low = "/api/admin/stock/low";
  return [
    ["overview", "/api/admin/overview", [], ["/api/market/counts"]],
    [
      "vendors",
      "/api/admin/vendors",
      vendorFilters,
      ["/api/admin/decisions?onlyObjections=true", "/api/admin/shipping-rates"],
    ],
    ["enterprise", "/api/admin/enterprise", []],
    ["products", "/api/admin/products", productFilters(ids)],
    [
      "product queue",
      "/api/admin/product-queue",
      [...each("kind", "product", "revision"), `vendorId=${vendor}`],
    ],
    ["product checks", "/api/admin/product-checks", []],
    [
      "inventory, movements",
      "/api/admin/stock/movements",
      [
        ...each("kind", "sale", "initial", "return", "damaged"),
        ...times([`vendorId=${vendor}`], ["kind=damaged", "kind=sale"]),
        ...["from=2020-01-01&to=2020-02-01", "kind=sale&to=2026-01-01"],
      ],
    ],
    ["inventory, low", low, [`vendorId=${vendor}`, ...each("most", "0", "1000")]],
    ["inventory, holds", "/api/admin/stock/holds", ["ended=true"], ["/api/admin/stock/checks/last"]],
  ];
}

const saleTabs = (ids: MarketIds): List[] => [
  ["orders", "/api/admin/orders", orderFilters(ids)],
  ["users", "/api/admin/users", userFilters],
  ["analytics", "/api/admin/analytics?period=30d", []],
  ["analytics, 12 months", "/api/admin/analytics?period=12m", []],
  [
    "search in everything",
    "/api/admin/find?search=Geisha",
    [],
    search("/api/admin/find?search", "Ana", "Paraiso", "500123", "zzzz"),
  ],
];
