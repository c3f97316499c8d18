export type DisputesAddress = { state: "open" | "closed"; page: number };

/** The list in the address, which is untrusted. */
export function readDisputesAddress(params: URLSearchParams): DisputesAddress {
  const page = Number(params.get("page") ?? "1");
  return {
    state: params.get("state") === "closed" ? "closed" : "open",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function disputesPath({ state, page }: DisputesAddress): string {
  const params = new URLSearchParams({ tab: "disputes" });
  if (state === "closed") params.set("state", state);
  if (page > 1) params.set("page", String(page));
  return `?${params}`;
}
