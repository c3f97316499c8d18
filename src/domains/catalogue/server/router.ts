import { catalogue } from "#domains/catalogue/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { getCategoryMenu } from "./get-category-menu.ts";
import { getMarketCounts } from "./get-market-counts.ts";
import { getProduct } from "./get-product.ts";
import { listCategories } from "./list-categories.ts";
import { listOrigins } from "./list-origins.ts";
import { listProductsByIds } from "./list-products-by-ids.ts";
import { listRelatedProducts } from "./list-related-products.ts";

export const catalogueRouter = {
  getProduct: forVisitor(catalogue.getProduct, getProduct),
  listRelatedProducts: forVisitor(catalogue.listRelatedProducts, listRelatedProducts),
  listProductsByIds: forVisitor(catalogue.listProductsByIds, listProductsByIds),
  listCategories: forVisitor(catalogue.listCategories, listCategories),
  getCategoryMenu: forVisitor(catalogue.getCategoryMenu, getCategoryMenu),
  listOrigins: forVisitor(catalogue.listOrigins, listOrigins),
  getMarketCounts: forVisitor(catalogue.getMarketCounts, getMarketCounts),
};
