import type { Inquiry } from "#domains/support/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedInquiryView } from "./internal/inquiry-view.ts";

/** A message to support with its answers, in order. NOT_FOUND. For administrators. */
export async function getInquiry(ctx: SignedInCtx, { inquiryId }: { inquiryId: string }): Promise<Inquiry> {
  return unscopedInquiryView(ctx, inquiryId);
}
