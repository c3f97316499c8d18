import { withQuery } from "#kernel/with-query.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/** Leads a browser to the page that asks whether to unsubscribe: opening a link changes nothing. For visitors. */
export async function openUnsubscribePage(_: Ctx, { token }: { token: string }) {
  return { status: 303 as const, headers: { location: withQuery("/newsletter", { unsubscribe: token }) } };
}
