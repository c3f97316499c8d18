import { useEffect, useSyncExternalStore } from "react";
import { href, useLocation } from "react-router";
import { OfflineBanner } from "../offline-banner.tsx";
import { followSavedCopies } from "./follow-saved-copies.ts";
import { InstallOffer } from "./install-offer.tsx";
import { currentPrompt, onPromptChange } from "./install-prompt.ts";
import { SavedCopyNotice } from "./saved-copy-notice.tsx";
import { useOfflineWorker } from "./use-offline-worker.ts";

/** Where installing may be offered: at the beginning of a visit, or after an order; never in the middle of something. */
const places = [href("/"), href("/dashboard"), href("/orders"), href("/payment-success")];

/** What makes an app of the site; loaded when the page has nothing else to do. */
export function AppParts() {
  useEffect(followSavedCopies, []);
  useOfflineWorker();
  const prompt = useSyncExternalStore(onPromptChange, currentPrompt);
  const isPlace = places.includes(useLocation().pathname);
  return (
    <>
      <OfflineBanner />
      <SavedCopyNotice />
      {isPlace && <InstallOffer prompt={prompt} />}
    </>
  );
}
