import { createHash } from "node:crypto";
import { html } from "hono/html";
import { style } from "./style.ts";
import type { Language, Say } from "./texts.ts";

/** The one merchant of the stand-in. */
export const merchant = "Cafeto";

export type Html = ReturnType<typeof html>;

/** Named after its content, so a browser may keep it for good. */
export const stylePath = `/assets/${createHash("sha256").update(style).digest("hex").slice(0, 12)}.css`;

interface Frame {
  language: Language;
  say: Say;
  title: string;
  /** Look of the page's body. */
  kind: "pay" | "bank" | "note";
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
