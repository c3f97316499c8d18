import { type InquiryState, inquiryStates } from "../../inquiry-rules.ts";

export type InquiriesAddress = { state: InquiryState; page: number; inquiryId: string | null };

/** The list or the inquiry in the address, which is untrusted. */
export function readInquiriesAddress(params: URLSearchParams): InquiriesAddress {
  const page = Number(params.get("page") ?? "1");
  return {
    state: inquiryStates.find((state) => state === params.get("state")) ?? "open",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    inquiryId: params.get("inquiry"),
  };
}

export function inquiriesPath({ state, page, inquiryId }: InquiriesAddress): string {
  const params = new URLSearchParams({ tab: "support" });
  if (state !== "open") params.set("state", state);
  if (page > 1) params.set("page", String(page));
  if (inquiryId) params.set("inquiry", inquiryId);
  return `?${params}`;
}
