import { html } from "hono/html";
import type { CallerRule } from "#kernel/callers.ts";
import { withQuery } from "#kernel/with-query.ts";

export type Frame = {
  title: string;
  path: string;
  /** Who is signed in: requests run under this account. */
  email: string | null;
  nonce: string | undefined;
  content: unknown;
};

/** The site's branch with its name (`src/ui/logo.tsx`). */
const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M15.2 30.5C14.7 22 15.5 12 19 2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M14.6 22.5C7.5 22.6 2.7 18.5 1.8 11.3c7.3-.2 12.1 3.8 12.8 11.2Z" fill="currentColor"/><path d="M17 13.6C17.4 7.5 22 3.2 29.4 3.3 29.5 10.5 24.7 14.6 17 13.6Z" fill="currentColor"/><g class="cherries"><circle cx="20.3" cy="20.2" r="4"/><circle cx="26.8" cy="17.6" r="2.9"/></g></svg>`;

/** A page of the reference in the site's look. Its texts are English, like the contract that it shows. */
export const docsFrame = ({ title, path, email, nonce, content }: Frame) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#faf4ea" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1a110c" media="(prefers-color-scheme: dark)">
<title>${title} · Cafeto API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-docs/reference.css">
<script type="module" nonce="${nonce}" src="/api-docs/reference.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="logo" href="/">${logo}<span>Cafeto</span></a>
<nav aria-label="API">
<a href="/api/docs">API reference</a>
<a href="/api/openapi.json">OpenAPI document</a>
${email ? html`<span class="who">Signed in as ${email}</span>` : html`<a href="${withQuery("/auth", { from: path })}">Sign in</a>`}
</nav>
</header>
<main id="content" tabindex="-1">${content}</main>
</body>
</html>`;

/** Who may call, in words. */
export const callerNames: Record<CallerRule, string> = {
  visitor: "Anyone",
  session: "Anyone with a session",
  signedIn: "Signed-in people",
  vendor: "Vendors",
  enterprise: "Enterprise vendors",
  admin: "Administrators",
};
