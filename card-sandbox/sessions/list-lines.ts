import type { WireLineItem } from "../objects/make-line-item.ts";
import type { Sandbox } from "../sandbox.ts";
import { missing } from "../wire/api-error.ts";
import { type List, readLimit } from "../wire/paging.ts";
import { getSession } from "./find-session.ts";

interface LinesPage {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** One page of a session's lines, in the order they were given. */
export function listLines(sandbox: Sandbox, sessionId: string, page: LinesPage): List<WireLineItem> {
  const items = getSession(sandbox, sessionId).lines;
  const limit = readLimit(page.limit);
  const before = page.starting_after ? items.findIndex(({ id }) => id === page.starting_after) : -1;
  if (page.starting_after && before === -1) throw missing("line item", page.starting_after, "starting_after");
  const rest = items.slice(before + 1);
  return {
    object: "list",
    data: rest.slice(0, limit),
    has_more: rest.length > limit,
    url: `/v1/checkout/sessions/${sessionId}/line_items`,
  };
}
