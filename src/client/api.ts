import { type ClientLink, createORPCClient } from "@orpc/client";
import type { ApiClient } from "./api-client.ts";
import { withConfirmation } from "./confirmation.ts";

const loadLink = () => import("./api-link.ts");

/** The part that speaks HTTP comes with the first call: most pages are shown without one. */
const lazyLink: ClientLink<Record<never, never>> = {
  async call(path, input, options) {
    const { link } = await loadLink();
    return withConfirmation(() => link.call(path, input, options));
  },
};

/** Components render on the server too, where their data is already loaded: a call there is a mistake. */
const forbiddenLink: typeof lazyLink = {
  call: (path) => Promise.reject(new Error(`${path.join(".")} was called by a component on the server`)),
};

export const api: ApiClient = createORPCClient(import.meta.env.SSR ? forbiddenLink : lazyLink);

/** Fetches that part ahead, so that the first press that calls waits for nothing else. */
export const preloadApi = () => loadLink().then(() => undefined);
