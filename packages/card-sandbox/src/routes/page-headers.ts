import type { Context } from "hono";
import type { Session } from "../objects/session-objects.ts";
import type { Html } from "../pages/page-frame.ts";

/** Where a paid session leads, with its id filled in. */
export function successUrlOf(session: Session): string {
  const url = (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
  return new URL(url).href;
}

/**
 * Security headers of every page: no scripts, nothing from elsewhere.
 * Browsers hold `form-action` against the redirect after a form too, so the origin it leads to must be in it.
 */
function pageHeaders(leadsTo: string | null): Record<string, string> {
  const shop = leadsTo ? ` ${originOf(leadsTo) ?? ""}` : "";
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src data:",
    `form-action 'self'${shop}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "strict-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}

function originOf(address: string): string | null {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).origin : null;
}

export type PageResponse = Response | Promise<Response>;

/** Responds with a page. `leadsTo`: the shop's address that a form of it may redirect to. */
export function showPage(
  context: Context,
  page: Html,
  status: 200 | 402 | 404 | 410 | 422 | 500,
  leadsTo: string | null = null,
): PageResponse {
  return context.html(page, status, pageHeaders(leadsTo));
}
