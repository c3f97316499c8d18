import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { openBrowserI18n } from "#i18n/browser-i18n.ts";
import { holdInstallPrompt } from "./install/install-prompt.ts";

holdInstallPrompt();

// The words come first, and only this language's: without them hydration would show keys.
const i18n = await openBrowserI18n();

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
