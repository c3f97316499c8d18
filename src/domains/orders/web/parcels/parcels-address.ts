import { type ParcelFilter, parcelFilters } from "#domains/orders/order-life.ts";
import { readSearch } from "#kernel/read-search.ts";

export type ParcelsAddress = {
  filter: ParcelFilter;
  search: string;
  page: number;
  parcelId: string | null;
  isSlip: boolean;
};

/** The tab's state from the address, which is untrusted. */
export function readParcelsAddress(params: URLSearchParams): ParcelsAddress {
  const filter = parcelFilters.find((name) => name === params.get("filter")) ?? "all";
  const page = Number(params.get("page") ?? "1");
  return {
    filter,
    search: readSearch(params),
    page: Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1,
    parcelId: params.get("parcel"),
    isSlip: params.get("print") === "slip",
  };
}

/** The address of a list, of a parcel in it, or of its packing slip. */
export function parcelsPath(address: Partial<ParcelsAddress>): string {
  const params = new URLSearchParams({ tab: "orders" });
  if (address.filter && address.filter !== "all") params.set("filter", address.filter);
  if (address.search) params.set("search", address.search);
  if (address.page && address.page > 1) params.set("page", String(address.page));
  if (address.parcelId) params.set("parcel", address.parcelId);
  if (address.isSlip) params.set("print", "slip");
  return `?${params}`;
}

/** The list's input for the server. */
export function listInput({ filter, search, page }: ParcelsAddress) {
  return { filter, page, ...(search ? { search } : {}) };
}
