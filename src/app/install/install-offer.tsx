import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { Button } from "#ui/button.tsx";
import type { InstallPrompt } from "./install-prompt.ts";
import { useAppWords } from "./use-app-words.ts";

type Visits = { days: number; lastDay: string; isAnswered: boolean };

/** On how many days this browser was here, and whether the offer was answered: then it is not made again. */
const visits = createPersistedStore<Visits>({
  key: "app-install",
  version: 1,
  initial: { days: 0, lastDay: "", isAnswered: false },
  parse: (stored) => {
    const { days, lastDay, isAnswered } = (stored ?? {}) as Record<string, unknown>;
    return typeof days === "number" && typeof lastDay === "string" && typeof isAnswered === "boolean"
      ? { days, lastDay, isAnswered }
      : null;
  },
});
const answer = () => visits.set((before) => ({ ...before, isAnswered: true }));

/** iPhones and iPads install from Safari's own menu, and say nothing to the page. */
const isSafariOnIos = () =>
  /iPhone|iPad/.test(navigator.userAgent) && !/CriOS|FxiOS/.test(navigator.userAgent);
const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches;

/** Offers to install from the second day on, or after an order. */
export function InstallOffer({ prompt }: { prompt: InstallPrompt | undefined }) {
  const { install: words } = useAppWords();
  const { pathname } = useLocation();
  const { days, isAnswered } = usePersistedStore(visits);
  useEffect(() => {
    const today = new Date().toISOString().slice(0, 10);
    visits.set((before) =>
      before.lastDay === today ? before : { ...before, days: before.days + 1, lastDay: today },
    );
  }, []);
  const isFamiliar = days > 1 || pathname === href("/payment-success");
  if (isAnswered || !isFamiliar || isInstalled() || !(prompt || isSafariOnIos())) return null;
  const install = () => {
    answer();
    prompt?.prompt().catch((error) => console.info(error));
  };
  return (
    <aside
      aria-labelledby="install-offer"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-30 mx-auto grid max-w-md animate-rise-in gap-3 rounded-leaf border border-line bg-surface p-5 shadow-float sm:right-auto sm:left-5 sm:mx-0 print:hidden"
    >
      <div className="flex items-start gap-4">
        <img src="/favicon.svg" alt="" width="44" height="44" className="shrink-0" />
        <div>
          <h2 id="install-offer" className="font-semibold">
            {words.title}
          </h2>
          <p className="mt-1 text-ink-soft text-sm">{prompt ? words.text : words.ios}</p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={answer}>
          {words.later}
        </Button>
        {prompt && <Button onClick={install}>{words.add}</Button>}
      </div>
    </aside>
  );
}
