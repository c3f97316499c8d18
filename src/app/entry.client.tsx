import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { openBrowserI18n } from "#i18n/browser-i18n.ts";
import { isRoom } from "./shop-pages.ts";

declare global {
  interface Window {
    /** The code of the pages that the document shows, by route; written there by React Router. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

// The words come first, and only this language's: without them hydration would show keys.
const routes = Object.keys(window.__reactRouterRouteModules ?? {});
const i18n = await openBrowserI18n(routes.some(isRoom));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
