import { html } from "hono/html";
import type { Brand } from "../cards/read-card.ts";
import type { Html } from "./page-frame.ts";

export const lock = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false"><rect x="3" y="7" width="10" height="7" rx="1.75" fill="currentColor"/><path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" fill="none" stroke="currentColor" stroke-width="1.75"/></svg>`;

/** A small card in a brand's colours; the names stand in the text beside it. */
export function brandMark(brand: Brand): Html {
  return html`<svg class="brand" viewBox="0 0 32 20" width="32" height="20" aria-hidden="true" focusable="false">${drawings[brand]}</svg>`;
}

const drawings: Record<Brand, Html> = {
  visa: html`<rect width="32" height="20" rx="3" fill="#1a2f7a"/><path d="M0 3a3 3 0 0 1 3-3h26a3 3 0 0 1 3 3v1.5H0z" fill="#f2b23a"/><path d="M8 8l3 7 3-7M17 15l3-7 3 7M18.2 12.8h3.6" fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`,
  mastercard: html`<rect width="32" height="20" rx="3" fill="#22242b"/><circle cx="13" cy="10" r="5.5" fill="#e0322b"/><circle cx="19" cy="10" r="5.5" fill="#f3a32c" fill-opacity=".9"/>`,
  amex: html`<rect width="32" height="20" rx="3" fill="#1f72b8"/><path d="M6 13.5 9 6.5l3 7M7 11.4h4M14.5 13.5v-7l3 4.2 3-4.2v7M23.5 6.5l4 7M27.5 6.5l-4 7" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>`,
  unknown: html`<rect width="32" height="20" rx="3" fill="#5b6675"/>`,
};
