import { type BulkState, bulkStates } from "#domains/bulk-upload/bulk-columns.ts";
import { idPattern } from "#kernel/id-pattern.ts";

export type BulkAddress = {
  view: "imports" | "exports";
  state: BulkState | null;
  vendor: string | null;
  after: string | null;
};

const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null);

/** The tab's state from the address, which is untrusted. */
export function readBulkAddress(params: URLSearchParams): BulkAddress {
  const view = params.get("view") === "exports" ? "exports" : "imports";
  const cursor = view === "exports" ? /^[1-9]\d{0,14}$/ : /^[0-9TZ:.-]+_[0-9a-f-]{36}$/;
  return {
    view,
    state: bulkStates.find((state) => state === params.get("state")) ?? null,
    vendor: matching(params.get("vendor"), idPattern),
    after: matching(params.get("after"), cursor),
  };
}

/** The address of one of the tab's views. */
export function bulkPath({ view, ...rest }: Partial<BulkAddress>): string {
  const params = new URLSearchParams({ tab: "bulk" });
  if (view === "exports") params.set("view", view);
  for (const [key, value] of Object.entries(rest)) if (value) params.set(key, value);
  return `?${params}`;
}

/** The lists' inputs for the server. */
export const uploadsInput = ({ state, vendor, after }: BulkAddress) => ({
  ...(state ? { state } : {}),
  ...(vendor ? { vendorId: vendor } : {}),
  ...(after ? { after } : {}),
});
export const exportsInput = ({ after }: BulkAddress) => (after ? { before: Number(after) } : {});
