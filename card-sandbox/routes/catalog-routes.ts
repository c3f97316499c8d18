import {
  createPriceParams,
  createProductParams,
  listPricesParams,
  listProductsParams,
  updatePriceParams,
  updateProductParams,
} from "../catalog/catalog-params.ts";
import { createPrice } from "../catalog/create-price.ts";
import { createProduct } from "../catalog/create-product.ts";
import { findPrice } from "../catalog/kept-price.ts";
import { updatePrice } from "../catalog/update-price.ts";
import { updateProduct } from "../catalog/update-product.ts";
import { findProduct } from "../store/find-object.ts";
import { createdFilters, equal, type Filter } from "../wire/paging.ts";
import { type Api, addList, addRead, addWrite } from "./api.ts";

/** Products and prices. */
export function addCatalogRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/products", createProductParams, ({ params, cause }) =>
    createProduct(sandbox, params, cause),
  );
  addWrite(api, "POST", "/products/:id", updateProductParams, ({ params, id, cause }) =>
    updateProduct(sandbox, id, params, cause),
  );
  addRead(api, "/products", "product", "id", findProduct);
  addList(api, "/products", "products", listProductsParams, ({ created, active, ids }) => [
    ...createdFilters(created),
    ...equal("active", active === undefined ? undefined : Number(active)),
    ...oneOf("id", ids),
  ]);
  addWrite(api, "POST", "/prices", createPriceParams, ({ params, cause }) =>
    createPrice(sandbox, params, cause),
  );
  addWrite(api, "POST", "/prices/:id", updatePriceParams, ({ params, id, cause }) =>
    updatePrice(sandbox, id, params, cause),
  );
  addRead(api, "/prices", "price", "price", findPrice);
  addList(api, "/prices", "prices", listPricesParams, (params) => [
    ...createdFilters(params.created),
    ...equal("product", params.product),
    ...equal(
      "json_extract(body, '$.active')",
      params.active === undefined ? undefined : Number(params.active),
    ),
    ...equal("json_extract(body, '$.type')", params.type),
    ...oneOf("lookup_key", params.lookup_keys),
  ]);
}

function oneOf(column: string, values: string[] | undefined): Filter[] {
  if (!values) return [];
  return [{ sql: `${column} IN (SELECT value FROM json_each(?))`, value: JSON.stringify(values) }];
}
