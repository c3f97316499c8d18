import { createHash } from "node:crypto";
import { html } from "hono/html";
import { portalStyle } from "./portal-style.ts";
import { style } from "./style.ts";
import type { Language, Say } from "./texts.ts";

/** The one merchant of the stand-in. */
export const merchant = "Cafeto";

export type Html = ReturnType<typeof html>;

/** The one style sheet of all pages. */
export const sheet = style + portalStyle;

/** Named after its content, so a browser may keep it for good. */
export const stylePath = `/assets/${createHash("sha256").update(sheet).digest("hex").slice(0, 12)}.css`;

interface Frame {
  language: Language;
  say: Say;
  title: string;
  /** Look of the page's body. */
  kind: "pay" | "bank" | "note" | "portal";
  content: Html;
}

/** The document around every page. */
export function frame({ language, say, title, kind, content }: Frame): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body class="${kind}">
${content}
<footer class="foot"><p>${say("footer")} · ${say("testModeNote")}</p></footer>
</body>
</html>`;
}

/** The badge that says that no real money moves. */
export function testBadge(say: Say): Html {
  return html`<p class="badge">${say("testMode")}</p>`;
}

/** The merchant's name with its mark. */
export const merchantMark = html`<p class="merchant"><span class="mark" aria-hidden="true">${merchant.slice(0, 1)}</span>${merchant}</p>`;

const backArrow = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false"><path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The way back to the shop, where one was given. */
export function backLink(url: string | null, say: Say): Html | "" {
  return url
    ? html`<a class="back" href="${url}">${backArrow}<span>${say("back", { merchant })}</span></a>`
    : "";
}
