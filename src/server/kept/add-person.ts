import { createRouterClient } from "@orpc/server";
import { getSession } from "#domains/accounts/server/get-session.ts";
import type { Ctx, Doors } from "#platform/rpc/context.ts";
import { findCaller } from "../find-caller.ts";
import type { Site } from "../page-door.ts";
import { router } from "../router.ts";
import { KeptAnswer } from "./kept-answer.ts";
import type { Asker } from "./visitor-api.ts";

/**
 * What a page needs of the person whose session a request comes with, as JSON. Null for whoever is nobody yet, and for who
 * has a shop: to them a page of their own product says so, which everybody's page can't.
 */
export async function findPerson(
  doors: Doors,
  site: Site,
  asker: Asker & { cookie: string | undefined },
): Promise<string | null> {
  const { cookie, ...rest } = asker;
  const caller = await findCaller(doors, { cookie });
  if (caller.kind !== "person" || caller.vendor) return null;
  const context: Ctx = { ...doors, ...rest, caller, answerHeaders: new Headers() };
  return site.describePerson({
    api: createRouterClient(router, { context }),
    session: await getSession(context),
  });
}

/** Everybody's page with what is a person's written beside it, to be sent and not kept; what is no document has no place for it. */
export function withPerson(page: KeptAnswer, person: string): KeptAnswer {
  const { plain, headers, status } = page;
  const start = plain.indexOf("<html");
  const end = plain.lastIndexOf("</body>");
  if (start < 0 || end < 0) return page;
  const head = start + "<html".length;
  const script = `<script type="application/json" id="person">${person.replaceAll("<", "\\u003c")}</script>`;
  const body = Buffer.concat([
    plain.subarray(0, head),
    Buffer.from(" data-person"),
    plain.subarray(head, end),
    Buffer.from(script),
    plain.subarray(end),
  ]);
  const own = headers.map(([name, value]) =>
    name === "cache-control" ? ([name, "private, no-store"] as const) : ([name, value] as const),
  );
  return new KeptAnswer({ status, headers: own, body, mayKeep: false });
}
