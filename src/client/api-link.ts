import contractJson from "virtual:contract";
import { ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";

/** Longer than the server's own limit, so that its answer wins. */
const timeoutMs = 20_000;

/** Speaks with the API over HTTP. */
export const link = new OpenAPILink(contractJson, {
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

/** The server sends errors as JSON; an HTML page instead comes from a proxy, and only its status is meaningful. */
const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") ?? false;
