import { type ApplicationState, applicationStates } from "../../application-rules.ts";

/** The state of the vendors' tab: status, search, page, open application. */
export type QueueParams = { state: ApplicationState; search: string; page: number; vendorId: string | null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readQueueParams(params: URLSearchParams): QueueParams {
  const state = applicationStates.find((one) => one === params.get("state")) ?? "waiting";
  const page = Number(params.get("page"));
  const vendorId = params.get("vendor");
  return {
    state,
    search: (params.get("search") ?? "").trim().slice(0, 120),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    vendorId: vendorId && uuid.test(vendorId) ? vendorId : null,
  };
}

/** The input of `listVendors`. */
export function listInputOf({ state, search, page }: QueueParams) {
  return { state, page, ...(search ? { search } : {}) };
}

/** The tab's address in another state, without defaults. */
export function queuePath(shown: QueueParams, change: Partial<QueueParams>): string {
  const { state, search, page, vendorId } = { ...shown, ...change };
  const params = new URLSearchParams({ tab: "vendors" });
  if (state !== "waiting") params.set("state", state);
  if (search) params.set("search", search);
  if (page > 1) params.set("page", String(page));
  if (vendorId) params.set("vendor", vendorId);
  return `?${params}`;
}
