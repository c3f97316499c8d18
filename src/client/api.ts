import contractJson from "virtual:contract";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { ApiClient } from "./api-client.ts";

/** Longer than the server's own limit, so that its answer wins. */
const timeoutMs = 20_000;

function createBrowserClient(): ApiClient {
  const link = new OpenAPILink(contractJson, {
    url: () => window.location.origin,
    fetch: (request, init) => {
      const signals = [request.signal, AbortSignal.timeout(timeoutMs)];
      return fetch(request, { ...init, credentials: "same-origin", signal: AbortSignal.any(signals) });
    },
  });
  return createORPCClient(link);
}

/** Components render on the server too, where their data is already loaded: a call there is a mistake. */
function createForbiddenClient(): ApiClient {
  return createORPCClient({
    call: (path) => Promise.reject(new Error(`${path.join(".")} was called by a component on the server`)),
  });
}

export const api: ApiClient = import.meta.env.SSR ? createForbiddenClient() : createBrowserClient();
