import contractJson from "virtual:contract";
import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { ApiClient } from "./api-client.ts";

/** Longer than the server's own limit, so that its answer wins. */
const timeoutMs = 20_000;

function createBrowserClient(): ApiClient {
  const link = new OpenAPILink(contractJson, {
    url: () => window.location.origin,
    async fetch(request, init) {
      const signals = [request.signal, AbortSignal.timeout(timeoutMs)];
      const options = { ...init, credentials: "same-origin", signal: AbortSignal.any(signals) } as const;
      const response = await fetch(request, options);
      if (!response.ok && !isJson(response))
        throw new ORPCError("INTERNAL_SERVER_ERROR", { status: response.status, message: "" });
      return response;
    },
  });
  return createORPCClient(link);
}

/** The server refuses in JSON; a page in its place is from a machine on the way, and only its status tells something. */
const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") ?? false;

/** Components render on the server too, where their data is already loaded: a call there is a mistake. */
function createForbiddenClient(): ApiClient {
  return createORPCClient({
    call: (path) => Promise.reject(new Error(`${path.join(".")} was called by a component on the server`)),
  });
}

export const api: ApiClient = import.meta.env.SSR ? createForbiddenClient() : createBrowserClient();
