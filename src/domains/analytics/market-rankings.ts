import type { MarketAnalytics } from "./contract.ts";

export type RankedVendor = Omit<MarketAnalytics["vendors"][number], "name">;
export type RankedProduct = Omit<MarketAnalytics["products"][number], "name">;

/** Who and what came first in a period. */
export type Rankings = {
  vendors: RankedVendor[];
  products: RankedProduct[];
  searchTerms: MarketAnalytics["searchTerms"];
  searched: MarketAnalytics["searched"];
};
