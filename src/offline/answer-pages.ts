import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { type SavedMessage, savedTiming } from "#kernel/saved-copy.ts";
import { readerHeader, savedKindOf } from "#kernel/saved-pages.ts";
import { offlinePage } from "./offline-page.ts";
import { findSaved, savePage } from "./saved-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** A document: from the network, else a saved one, else the page that says there is no connection. */
export async function answerPage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const preloaded = (await (event as FetchEvent).preloadResponse) as Response | undefined;
    return saved(event, url, preloaded ?? (await fetch(request)));
  } catch {
    const found = await findSaved(url);
    if (!found) return offlinePage();
    const headers = new Headers(found.response.headers);
    headers.append("server-timing", `${savedTiming};dur=${found.savedAt}`);
    return new Response(found.response.body, { status: 200, headers });
  }
}

/** The data of a page that is opened within the site: from the network, else saved, with a message to the page. */
export async function answerData({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return saved(event, url, await fetch(request));
  } catch (error) {
    const found = await findSaved(url);
    if (!found) throw error;
    const client = await self.clients.get((event as FetchEvent).clientId);
    const path = url.pathname.replace(/\.data$/, "");
    client?.postMessage({ type: "SAVED_DATA", path, savedAt: found.savedAt } satisfies SavedMessage);
    return found.response;
  }
}

/** Saves a copy while the page is already read from it. Only what may be saved is copied whole. */
function saved(event: ExtendableEvent, url: URL, response: Response): Response {
  if (!response.headers.has(readerHeader)) return response;
  const isSaved = response.ok && savedKindOf(url.pathname.replace(/\.data$/, ""));
  const copy = isSaved ? response.clone() : new Response(null, response);
  event.waitUntil(savePage(url, copy).catch((error) => console.info(error)));
  return response;
}
