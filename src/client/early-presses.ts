import { authChannel, missedEvent, unseenEvents } from "./auth-channel.ts";

/** Said by the page once its code lives: from then on it hears everything itself. */
export const aliveEvent = "alive";

/** The words for a press whose code could not come. */
export const unreachedId = "unreached";

/**
 * Runs in the document's head, before any of the page's code, and hears in its stead until it lives. What somebody presses
 * or types meanwhile is kept and done then, so nothing need be closed until the code has come. Where the server wrote the
 * code's beginning as text (`server/kept/await-sign.ts`), that code comes with the first sign of somebody who means to do
 * more than read: a moved pointer, a touch, a key, a scroll, a change of what is stored. Who was here before (something is
 * stored) and who is signed in get it at once, out of their browser's own cache; `data-returning` says which of the two it
 * is (`ui/until-stored.tsx`). When another tab signs in or out, a page that waits is asked for anew, and one whose code is
 * on its way hears of it then: somebody may be busy on it. Written into the page as its own text: it may use nothing from
 * outside itself.
 */
function hearEarly(
  alive: string,
  unreached: string,
  { channel, missed, unseen }: { channel: string; missed: string; unseen: readonly unknown[] },
): void {
  const root = document.documentElement;
  const signs = [
    "pointermove",
    "pointerdown",
    "touchstart",
    "keydown",
    "wheel",
    "scroll",
    "focusin",
    "storage",
  ];
  const presses: { on: EventTarget; press: () => void }[] = [];
  const written = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>();
  const otherTabs = new BroadcastChannel(channel);
  let isWanted = false;
  let hasBegun = false;
  let isStale = false;

  const isKnown = () => {
    try {
      return root.hasAttribute("data-person") || localStorage.length > 0;
    } catch {
      return true;
    }
  };
  const tellUnreached = (isSo: boolean) =>
    document.getElementById(unreached)?.toggleAttribute("hidden", !isSo);
  const begin = () => {
    isWanted = true;
    const waiting = document.getElementById("beginning");
    if (!waiting || hasBegun || document.readyState === "loading") return;
    hasBegun = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
      link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    // Without a connection the next sign tries again.
    script.onerror = () => {
      hasBegun = false;
      tellUnreached(presses.length > 0);
      presses.length = 0;
      root.removeAttribute("data-pressed");
    };
    document.head.append(script);
    script.remove();
  };
  const keep = (event: Event, press: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push({ on: event.target as EventTarget, press });
    root.setAttribute("data-pressed", "");
    begin();
  };
  const onClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>("a[href], button, input");
    // Links work by themselves, and so do forms that lead to an address.
    if (
      !control ||
      control.matches("a, form[action] [type=submit], input:not([type=checkbox], [type=radio])")
    )
      return;
    keep(event, () => {
      for (const type of ["pointerdown", "pointerup"])
        control.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse" }),
        );
      control.click();
    });
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute("action")) keep(event, () => form.requestSubmit());
  };
  // To the sides a page does not scroll, and outside of a text these keys lead through tabs and pictures.
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!/^Arrow(Left|Right)$/.test(key) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target as Element).matches("button, a, [tabindex]")) return;
    keep(event, () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      ),
    );
  };
  const onWrite = ({ target }: Event) => {
    if (
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !target.matches("[type=checkbox], [type=radio], [type=file]"))
    )
      written.set(target, target.value);
  };
  const onReady = () => {
    if (isWanted || isKnown()) begin();
    else if (isStale) askAnew();
  };
  const askAnew = () => {
    if (isWanted || !document.getElementById("beginning")) isStale = true;
    else location.reload();
  };
  const redo = async () => {
    for (const { on, press } of presses) {
      // A part of the page may come to life after the page: React marks what it has taken over.
      for (let tries = 0; tries < 100 && !Object.keys(on).some((key) => key.startsWith("__react")); tries++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      press();
      // React draws what one of them changed before the next one.
      await null;
    }
  };
  const onAlive = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    removeEventListener("click", onClick, true);
    removeEventListener("keydown", onKey, true);
    removeEventListener("submit", onSubmit, true);
    removeEventListener("input", onWrite, true);
    otherTabs.close();
    root.removeAttribute("data-pressed");
    tellUnreached(false);
    for (const [field, value] of written) {
      // React compares with the last value it saw: it has to see another one first.
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
      );
    }
    void redo();
    if (isStale) document.dispatchEvent(new Event(missed));
  };

  root.toggleAttribute("data-returning", isKnown());
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  otherTabs.onmessage = ({ data }) => {
    if (!unseen.includes(data)) askAnew();
  };
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("input", onWrite, true);
  document.addEventListener("DOMContentLoaded", onReady, { once: true });
  document.addEventListener(alive, onAlive, { once: true });
}

/** The text of a script for the document's head. */
export const earlyPressesScript = `(${hearEarly.toString()})(${[
  aliveEvent,
  unreachedId,
  { channel: authChannel, missed: missedEvent, unseen: unseenEvents },
].map((value) => JSON.stringify(value))})`;
