import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type Page, pages } from "./pages.ts";

const routeOf = ({ path, file }: Page) =>
  path === "/" ? index(`pages/${file}`) : route(path.slice(1), `pages/${file}`);

const routesOf = (guard: Page["guard"], translations?: Page["translations"]) =>
  pages.filter((page) => page.guard === guard && page.translations === translations).map(routeOf);

/** The routes of `pages.ts`; a layout's file brings the words, or holds the guard, of everything inside it. */
export default [
  layout("layouts/shop.tsx", [
    ...routesOf(undefined),
    layout("layouts/signed-in-words.tsx", [
      ...routesOf(undefined, "signedIn"),
      layout("layouts/account.tsx", routesOf("account")),
    ]),
  ]),
  layout("layouts/workspace.tsx", [
    layout("layouts/vendor.tsx", routesOf("vendor")),
    layout("layouts/admin.tsx", routesOf("admin")),
  ]),
] satisfies RouteConfig;
