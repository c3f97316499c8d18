import { type ComponentType, useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { whenIdle } from "#ui/when-idle.ts";
import type { InstallPrompt } from "./install-prompt.ts";

/** Where installing may be offered: at the beginning of a visit, or after an order; never in the middle of something. */
const places = [href("/"), href("/dashboard"), href("/orders"), href("/payment-success")];

/** Keeps the browser from asking by itself, and loads our own offer where there may be one. */
export function InstallSlot() {
  const { pathname } = useLocation();
  const [prompt, setPrompt] = useState<InstallPrompt>();
  const [Offer, setOffer] = useState<ComponentType<{ prompt: InstallPrompt | undefined }>>();
  const isPlace = places.includes(pathname);
  useEffect(() => {
    const onPrompt = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPrompt);
    };
    window.addEventListener("beforeinstallprompt", onPrompt);
    return () => window.removeEventListener("beforeinstallprompt", onPrompt);
  }, []);
  useEffect(() => {
    if (!isPlace) return;
    return whenIdle(() => {
      import("./install-offer.tsx").then(
        (module) => setOffer(() => module.InstallOffer),
        (error) => console.info(error),
      );
    });
  }, [isPlace]);
  return isPlace && Offer ? <Offer prompt={prompt} /> : null;
}
