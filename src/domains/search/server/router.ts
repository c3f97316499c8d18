import { search } from "#domains/search/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { countPrices } from "./count-prices.ts";
import { listProducts } from "./list-products.ts";
import { suggest } from "./suggest.ts";

export const searchRouter = {
  listProducts: forVisitor(search.listProducts, listProducts),
  countPrices: forVisitor(search.countPrices, countPrices),
  suggest: forVisitor(search.suggest, suggest),
};
