import { search } from "#domains/search/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { listProducts } from "./list-products.ts";
import { suggest } from "./suggest.ts";

export const searchRouter = {
  listProducts: forVisitor(search.listProducts, listProducts),
  suggest: forVisitor(search.suggest, suggest),
};
