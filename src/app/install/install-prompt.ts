/** What a browser gives a page that can be installed; not every browser does, and TypeScript does not know it. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };
