import { html } from "hono/html";
import { frame, type Html, merchant, merchantMark, testBadge } from "./page-frame.ts";
import { type Language, makeSay } from "./texts.ts";

/** A page that says one thing and shows the way back. */
export function notePage(
  note: "Expired" | "NotFound" | "Over" | "Problem",
  language: Language,
  backUrl: string | null,
): Html {
  const say = makeSay(language);
  const text = {
    Expired: "expiredText",
    NotFound: "notFoundText",
    Over: "overText",
    Problem: "problemText",
  } as const;
  const title = say(`title${note}`);
  return frame({
    language,
    say,
    title,
    kind: "note",
    content: html`<main class="panel">
  <div class="top">${merchantMark}${testBadge(say)}</div>
  <h1>${title}</h1>
  <p>${say(text[note], { merchant })}</p>
  ${backUrl ? html`<p><a class="button" href="${backUrl}">${say("back", { merchant })}</a></p>` : ""}
</main>`,
  });
}
