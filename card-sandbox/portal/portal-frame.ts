import { html } from "hono/html";
import { backLink, frame, type Html, merchantMark, testBadge } from "../pages/page-frame.ts";
import type { Language, Say } from "../pages/texts.ts";

interface PortalFrame {
  language: Language;
  say: Say;
  title: string;
  returnUrl: string | null;
  content: Html;
}

/** The frame of the pages on which someone looks after their account: a bar on top, cards below. */
export function portalFrame({ language, say, title, returnUrl, content }: PortalFrame): Html {
  return frame({
    language,
    say,
    title,
    kind: "portal",
    content: html`<header class="bar"><div class="inner">
  ${merchantMark}
  ${testBadge(say)}
  ${backLink(returnUrl, say)}
</div></header>
<main class="desk">${content}</main>`,
  });
}
