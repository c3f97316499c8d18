import { Hono } from "hono";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { languageOf, type Variables } from "./request-context.ts";

/** The icons and pictures lie in `public`; each screenshot was taken of the demo market. */
const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
];
const narrow = { sizes: "720x1280", type: "image/webp", form_factor: "narrow" };
const wide = { sizes: "1280x800", type: "image/webp", form_factor: "wide" };
const screenshots = [
  { src: "/screenshots/home-narrow.webp", ...narrow, label: "words:home.hero" },
  { src: "/screenshots/products-narrow.webp", ...narrow, label: "words:nav.products" },
  { src: "/screenshots/home-wide.webp", ...wide, label: "words:home.hero" },
  { src: "/screenshots/products-wide.webp", ...wide, label: "words:nav.products" },
];
const shortcuts = [
  { name: "words:nav.search", url: "/products" },
  { name: "words:nav.cart", url: "/cart" },
  { name: "words:account.orders", url: "/orders" },
  { name: "messaging:title", url: "/messages" },
];

/** What a browser needs to install Cafeto, in the language of `?lang=` or of the request. */
export function manifestRoutes() {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/manifest.webmanifest", (c) => {
    const body = JSON.stringify(manifestIn(languageOf(c)));
    return c.body(body, 200, {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=86400",
      vary: "accept-language, cookie",
    });
  });
  return routes;
}

/** The id stays the same in every language: it is one app. */
function manifestIn(language: Language) {
  const t = translator(language);
  return {
    id: "/",
    name: `Cafeto: ${t("words:home.title")}`,
    short_name: "Cafeto",
    description: t("words:home.description"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#faf4ea",
    background_color: "#faf4ea",
    categories: ["shopping", "food"],
    icons,
    screenshots: screenshots.map((one) => ({ ...one, label: t(one.label) })),
    shortcuts: shortcuts.map(({ name, url }) => ({
      ...{ name: t(name), url },
      icons: [{ src: "/icon-192.png", sizes: "192x192" }],
    })),
  };
}
