/** What a browser gives a page that can be installed; not every browser does, and TypeScript does not know it. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

let held: InstallPrompt | undefined;
let announce = () => {};

/**
 * Keeps the browser from asking by itself, and the offer for ours. It may come before the page is hydrated, and before the
 * code that shows ours.
 */
export function holdInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    held = event as InstallPrompt;
    announce();
  });
}

export const currentPrompt = () => held;

export function onPromptChange(listener: () => void): () => void {
  announce = listener;
  return () => {
    announce = () => {};
  };
}
