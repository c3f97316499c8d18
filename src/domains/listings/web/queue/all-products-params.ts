import { categorySlugs } from "#domains/catalogue/categories.ts";
import { listedSorts, listedStates, stockLevels } from "#domains/listings/listed-states.ts";
import { withQuery } from "#kernel/with-query.ts";

const oneOf = <T extends string>(all: readonly T[], text: string | null) => all.find((one) => one === text);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whole dollars in the address, cents in the query. */
function centsOf(text: string | null): number | undefined {
  if (!text || !/^\d{1,5}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

/** The filters of all products that the address names; what is unknown is left out. */
export function readAllProductsParams(params: URLSearchParams) {
  const vendorId = params.get("vendor");
  const after = params.get("after");
  const found = {
    search: (params.get("search") ?? "").trim().slice(0, 80) || undefined,
    state: oneOf(listedStates, params.get("state")),
    category: oneOf(categorySlugs, params.get("category")),
    vendorId: vendorId && uuid.test(vendorId) ? vendorId : undefined,
    minCents: centsOf(params.get("min")),
    maxCents: centsOf(params.get("max")),
    stock: oneOf(stockLevels, params.get("stock")),
    sort: oneOf(listedSorts, params.get("sort")),
    after: after && /^[0-9TZ:.-]+_[0-9a-f-]{36}$/.test(after) ? after : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof found]?: NonNullable<(typeof found)[Name]>;
  };
}

type AllProductsParams = ReturnType<typeof readAllProductsParams>;

const dollarsOf = (cents: number | undefined) => (cents === undefined ? undefined : String(cents / 100));

/** The address of all products by these filters. */
export const allProductsPath = ({ vendorId, minCents, maxCents, ...others }: AllProductsParams): string =>
  withQuery("", {
    ...{ tab: "products", list: "all", ...others, vendor: vendorId },
    ...{ min: dollarsOf(minCents), max: dollarsOf(maxCents) },
  });
