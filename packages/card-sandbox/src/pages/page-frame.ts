import { createHash } from "node:crypto";
import { html } from "hono/html";
import type { Brand } from "../cards/read-card.ts";
import { portalStyle } from "./portal-style.ts";
import { style } from "./style.ts";
import type { Language, Say } from "./texts.ts";

/** The one merchant of the sandbox. */
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

/** The frame of the pages on which someone looks after their account: a bar on top, cards below. */
export function portalFrame(page: Omit<Frame, "kind"> & { returnUrl: string | null }): Html {
  const { say, content, returnUrl } = page;
  return frame({
    ...page,
    kind: "portal",
    content: html`<header class="bar"><div class="inner">
  ${merchantMark}
  ${testBadge(say)}
  ${backLink(returnUrl, say)}
</div></header>
<main class="desk">${content}</main>`,
  });
}

export const lock = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false"><rect x="3" y="7" width="10" height="7" rx="1.75" fill="currentColor"/><path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" fill="none" stroke="currentColor" stroke-width="1.75"/></svg>`;

/** A small card in a brand's colors; the names stand in the text beside it. */
export function brandMark(brand: Brand): Html {
  return html`<svg class="brand" viewBox="0 0 32 20" width="32" height="20" aria-hidden="true" focusable="false">${drawings[brand]}</svg>`;
}

const drawings: Record<Brand, Html> = {
  visa: html`<rect width="32" height="20" rx="3" fill="#1a2f7a"/>${word("VISA", "italic", 10)}`,
  mastercard: html`<rect width="32" height="20" rx="3" fill="#22242b"/><circle cx="13" cy="10" r="5.5" fill="#e0322b"/><circle cx="19" cy="10" r="5.5" fill="#f3a32c" fill-opacity=".9"/>`,
  amex: html`<rect width="32" height="20" rx="3" fill="#1f6bab"/>${word("AMEX", "normal", 9)}`,
  unknown: html`<rect width="32" height="20" rx="3" fill="#5b6675"/>`,
};

function word(text: string, slant: "italic" | "normal", size: number): Html {
  return html`<text x="16" y="13.5" text-anchor="middle" font-size="${size}" font-weight="800" font-style="${slant}" fill="#fff">${text}</text>`;
}
