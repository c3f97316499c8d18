import { html } from "hono/html";
import type { Brand } from "../cards/read-card.ts";
import type { Html } from "./page-frame.ts";

export const lock = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false"><rect x="3" y="7" width="10" height="7" rx="1.75" fill="currentColor"/><path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" fill="none" stroke="currentColor" stroke-width="1.75"/></svg>`;

/** A small card in a brand's colours; the names stand in the text beside it. */
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
