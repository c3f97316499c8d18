import type { IncomingMessage, ServerResponse } from "node:http";
import { createRouterClient } from "@orpc/server";
import { getSession } from "#domains/accounts/server/get-session.ts";
import type { Ctx, Doors } from "#platform/rpc/context.ts";
import { findCaller } from "../find-caller.ts";
import type { Site } from "../page-door.ts";
import { router } from "../router.ts";
import { KeptAnswer } from "./kept-answer.ts";
import type { Asker } from "./visitor-api.ts";
import { type Always, writeKept } from "./write-kept.ts";

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

/** Sends everybody's page to a person, with what is theirs written beside it; of that nothing is kept. */
export function writeForPerson(
  request: IncomingMessage,
  response: ServerResponse,
  { page, person, ...rest }: { page: KeptAnswer; person: string; always: Always; requestId: string },
): void {
  const { plain, headers, status } = page;
  const head = plain.indexOf("<html") + "<html".length;
  const end = plain.lastIndexOf("</body>");
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
  writeKept(request, response, {
    answer: new KeptAnswer({ status, headers: own, body, mayKeep: false }),
    ...rest,
  });
}
