import { html } from "hono/html";
import type { Html } from "../pages/page-frame.ts";
import { dayWords } from "../pages/price-words.ts";
import { type Language, makeSay } from "../pages/texts.ts";
import { portalFrame } from "./portal-frame.ts";
import type { ShownPlan } from "./read-portal.ts";

/** Asks once more before a plan is canceled, and says what happens then. */
export function cancelPage(
  { subscription, item }: ShownPlan,
  path: string,
  returnUrl: string | null,
  language: Language,
): Html {
  const say = makeSay(language);
  const date = dayWords(subscription.items.data[0]!.current_period_end, language);
  return portalFrame({
    language,
    say,
    title: say("titleCancel"),
    returnUrl,
    content: html`<section class="card"><h1>${say("titleCancel")}</h1>
      <p>${say("cancelText", { name: item.name, date })}</p>
      <form method="post" class="actions">
        <button type="submit">${say("cancelPlan")}</button>
        <a class="button second" href="${path}">${say("cancelKeep")}</a>
      </form>
    </section>`,
  });
}
