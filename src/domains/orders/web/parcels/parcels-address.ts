import {
  type ParcelFilter,
  type ParcelSort,
  parcelFilters,
  parcelPlace,
  parcelSorts,
} from "#domains/orders/order-life.ts";
import { readSearch } from "#kernel/read-search.ts";

export type ParcelsAddress = {
  filter: ParcelFilter;
  search: string;
  sort: ParcelSort;
  after: string | null;
  parcelId: string | null;
  isSlip: boolean;
};

/** The tab's state from the address, which is untrusted. */
export function readParcelsAddress(params: URLSearchParams): ParcelsAddress {
  const after = params.get("after") ?? "";
  return {
    filter: parcelFilters.find((name) => name === params.get("filter")) ?? "all",
    search: readSearch(params),
    sort: parcelSorts.find((name) => name === params.get("sort")) ?? "newest",
    after: parcelPlace.test(after) ? after : null,
    parcelId: params.get("parcel"),
    isSlip: params.get("print") === "slip",
  };
}

/** The address of a list, of a parcel in it, or of its packing slip. */
export function parcelsPath(address: Partial<ParcelsAddress>): string {
  const params = new URLSearchParams({ tab: "orders" });
  if (address.filter && address.filter !== "all") params.set("filter", address.filter);
  if (address.search) params.set("search", address.search);
  if (address.sort === "oldest") params.set("sort", address.sort);
  if (address.after) params.set("after", address.after);
  if (address.parcelId) params.set("parcel", address.parcelId);
  if (address.isSlip) params.set("print", "slip");
  return `?${params}`;
}

/** The list's input for the server. */
export function listInput({ filter, search, sort, after }: ParcelsAddress) {
  return { filter, sort, ...(search ? { search } : {}), ...(after ? { after } : {}) };
}
