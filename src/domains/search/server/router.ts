import { search } from "#domains/search/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { listProducts } from "./list-products.ts";

export const searchRouter = { listProducts: forVisitor(search.listProducts, listProducts) };
