import type Stripe from "stripe";

/** Where a paid session leads, with its id filled in. */
export function successUrlOf(session: Stripe.Checkout.Session): string {
  const url = (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
  return new URL(url).href;
}

/**
 * Security headers of every page: no scripts, nothing from elsewhere but the pictures of what is bought.
 * Browsers hold `form-action` against the redirect that answers a form too, so the origin it leads to must be in it.
 */
export function pageHeaders(leadsTo: string | null, images: string[]): Record<string, string> {
  const shop = leadsTo ? ` ${originOf(leadsTo) ?? ""}` : "";
  const pictures = [...new Set(images.map(originOf).filter((origin) => origin !== null))];
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `img-src data: ${pictures.join(" ")}`.trim(),
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
