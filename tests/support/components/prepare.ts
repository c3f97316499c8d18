import { act, cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, vi } from "vitest";
// Loaded ahead: a test does not wait for it.
import "#client/api-link.ts";
import { fetchAnswer, forgetAnswers } from "./answer-api.ts";

/** What browsers have and jsdom lacks; each does nothing, as on a page that shows everything at once. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
const nothing = () => undefined;
// Only a failure waits this long; a busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
Object.assign(globalThis, {
  fetch: fetchAnswer,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) => ({
    media,
    matches: media.includes("reduce"),
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
  scrollTo: nothing,
});
Object.assign(Element.prototype, {
  scrollIntoView: nothing,
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Stores in use read storage again when another tab changed it.
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
  cleanup();
  vi.restoreAllMocks();
  toast.dismiss();
  forgetAnswers();
});
