import type { ParseKeys } from "i18next";
import { listParameters } from "#domains/search/list-parameters.ts";
import type { LegalName } from "#domains/support/web/legal-document.ts";
import type { Words } from "#i18n/words.ts";

/** A text's key, with its namespace. */
export type TextKey = { [Name in keyof Words]: `${Name}:${ParseKeys<Name>}` }[keyof Words];

/** One page of the site. */
export type Page = {
  path: string;
  /** Its file in `pages/`. */
  file: string;
  /** The document's title. Without one, the page's file names it: it depends on what is shown. */
  title?: TextKey;
  /** For search engines and link previews; the shop's by default. */
  description?: TextKey;
  /** Needs the signed-in areas' words besides the shop's. Guarded pages have them anyway. */
  translations?: "signedIn";
  /** Who may open it; the guard is the layout of the same name. Without one: everyone. */
  guard?: "account" | "vendor" | "admin";
  /** With this search parameter visitors may open it as well: the page itself lets them sign up and in. */
  opensWith?: "account";
  /**
   * The response is cached. `page`: the same for everyone, completed with the signed-in user's data. `visitor`: the same
   * for visitors only.
   */
  shared?: "page" | "visitor";
  /** The search parameters that a shared page reads. With any other, the page is rendered for that one request. */
  parameters?: readonly string[];
  /** Listed in the sitemap under its own path; products, vendors and categories have sitemaps of their own. */
  isInSitemap?: true;
  /** Excluded from search engines, like every guarded page. */
  isHidden?: true;
  /** On small screens the bottom bar leaves its place to a form, a chat or a dashboard. */
  hasBottomBar?: false;
  /** A legal text: linked from the footer, for those whom it concerns. */
  legal?: { text: LegalName; readers: "buyers" | "vendors" };
};

/** Every page of the site (R16). Routes, guards, titles, words, cache, sitemap, footer, bench and tests derive from this table. */
export const pages: readonly Page[] = [
  { path: "/", file: "home.tsx", shared: "page", isInSitemap: true },
  {
    path: "/categories",
    file: "categories.tsx",
    title: "catalogue:categories.title",
    description: "catalogue:categories.description",
    shared: "page",
    isInSitemap: true,
  },
  { path: "/categories/:categorySlug", file: "category.tsx", shared: "page", parameters: listParameters },
  { path: "/products", file: "products.tsx", shared: "page", parameters: listParameters, isInSitemap: true },
  { path: "/products/:productId", file: "product.tsx", shared: "page" },
  { path: "/cart", file: "cart.tsx", title: "cart:title", description: "cart:description", shared: "page" },
  {
    path: "/compare",
    file: "compare.tsx",
    title: "compare:title",
    description: "compare:lead",
    shared: "page",
  },

  {
    path: "/auth",
    file: "auth.tsx",
    translations: "signedIn",
    shared: "visitor",
    hasBottomBar: false,
  },
  {
    path: "/forgot-password",
    file: "forgot-password.tsx",
    title: "auth:forgot.title",
    translations: "signedIn",
    shared: "visitor",
    hasBottomBar: false,
  },
  {
    path: "/reset-password",
    file: "reset-password.tsx",
    title: "auth:reset.title",
    translations: "signedIn",
    shared: "visitor",
    isHidden: true,
    hasBottomBar: false,
  },
  {
    path: "/unauthorized",
    file: "unauthorized.tsx",
    title: "accounts:unauthorized.title",
    translations: "signedIn",
    shared: "visitor",
    isHidden: true,
  },
  {
    path: "/payment-success",
    file: "payment-success.tsx",
    title: "checkout:success.page",
    translations: "signedIn",
    shared: "visitor",
    isHidden: true,
    hasBottomBar: false,
  },
  {
    path: "/vendor/register",
    file: "vendor-register.tsx",
    title: "vendors:register.title",
    description: "vendors:register.lead",
    translations: "signedIn",
    shared: "visitor",
    isInSitemap: true,
    hasBottomBar: false,
  },
  {
    path: "/vendor/pending",
    file: "vendor-pending.tsx",
    title: "vendors:pending.title",
    translations: "signedIn",
    shared: "visitor",
    isHidden: true,
    hasBottomBar: false,
  },

  {
    path: "/contact",
    file: "contact.tsx",
    title: "support:contact.title",
    description: "support:contact.lead",
    shared: "visitor",
    isInSitemap: true,
  },
  {
    path: "/newsletter",
    file: "newsletter.tsx",
    title: "newsletter:title",
    description: "newsletter:lead",
    shared: "page",
    isInSitemap: true,
  },
  {
    path: "/help",
    file: "help.tsx",
    title: "support:help.title",
    description: "support:help.lead",
    shared: "page",
    isInSitemap: true,
  },
  {
    path: "/terms",
    file: "terms.tsx",
    shared: "page",
    isInSitemap: true,
    legal: { text: "terms", readers: "buyers" },
  },
  {
    path: "/privacy",
    file: "privacy.tsx",
    shared: "page",
    isInSitemap: true,
    legal: { text: "privacy", readers: "buyers" },
  },
  {
    path: "/vendor-terms",
    file: "vendor-terms.tsx",
    shared: "page",
    isInSitemap: true,
    legal: { text: "vendorTerms", readers: "vendors" },
  },
  {
    path: "/commission-policy",
    file: "commission-policy.tsx",
    shared: "page",
    isInSitemap: true,
    legal: { text: "commissionPolicy", readers: "vendors" },
  },

  {
    path: "/checkout",
    file: "checkout.tsx",
    title: "checkout:title",
    guard: "account",
    opensWith: "account",
    hasBottomBar: false,
  },
  { path: "/dashboard", file: "dashboard.tsx", title: "accounts:dashboard.title", guard: "account" },
  {
    path: "/profile/settings",
    file: "profile-settings.tsx",
    title: "accounts:settings.title",
    guard: "account",
  },
  { path: "/orders", file: "orders.tsx", title: "orders:title", guard: "account" },
  { path: "/orders/:orderId", file: "order.tsx", guard: "account" },
  { path: "/wishlist", file: "wishlist.tsx", title: "wishlist:title", guard: "account" },
  { path: "/messages", file: "messages.tsx", title: "messaging:title", guard: "account" },
  {
    path: "/messages/:conversationId",
    file: "conversation.tsx",
    title: "messaging:conversation",
    guard: "account",
    hasBottomBar: false,
  },
  { path: "/vendor-subscription", file: "vendor-subscription.tsx", title: "plans:title", guard: "account" },
  { path: "/vendor/dashboard", file: "vendor-dashboard.tsx", guard: "vendor", hasBottomBar: false },
  {
    path: "/vendor/products/new",
    file: "vendor-product-new.tsx",
    title: "listings:new.title",
    guard: "vendor",
    hasBottomBar: false,
  },
  { path: "/admin", file: "admin.tsx", title: "workspace:admin.title", guard: "admin", hasBottomBar: false },

  { path: "/*", file: "not-found.tsx" },
];
