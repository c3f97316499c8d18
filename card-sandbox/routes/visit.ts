import type { Context } from "hono";
import type { Language } from "../pages/texts.ts";
import type { Visit } from "../portal/kept-portal-session.ts";
import type { Done } from "../portal/portal-page.ts";

export type Answer = Response | Promise<Response>;
export type OnVisit = (context: Context, visit: Visit, language: Language) => Answer;

/** The portal's own address of a visit. */
export function pathOf({ address }: Visit): string {
  return `/portal/${address}`;
}

/** After something was done: to the shop where the visit was for that alone, else to the portal's first page. */
export function goBack(context: Context, visit: Visit, done: Done | null): Answer {
  const after = visit.session.flow?.after_completion;
  const isDone = done !== null && done !== "refused" && done !== "unconfirmed";
  if (after?.redirect && isDone) return context.redirect(after.redirect.return_url, 303);
  return context.redirect(`${pathOf(visit)}?done=${done ?? ""}`, 303);
}

/** Where a form of the portal may lead outside of it. */
export function leadsTo({ session }: Visit): string | null {
  return session.flow?.after_completion.redirect?.return_url ?? null;
}
