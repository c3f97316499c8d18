import http from "node:http";
import https from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { Config } from "#platform/config/config.ts";
import { isLocalTrial } from "./callable-address.ts";

/** The receiver's status, a connection error, or an address that must not be called. */
export type OutsideError = "status" | "timeout" | "connection" | "dns" | "tls" | "private";

const refusePrivate = { http: new RequestFilteringHttpAgent(), https: new RequestFilteringHttpsAgent() };
const allowPrivate = {
  http: new RequestFilteringHttpAgent({ allowPrivateIPAddress: true }),
  https: new RequestFilteringHttpsAgent({ allowPrivateIPAddress: true }),
};

/**
 * A request to an address that a user gave. Private and reserved addresses are refused at connection time, after the DNS lookup,
 * so that a name can't point inside our network. Redirects are not followed.
 */
export function requestOutside(
  url: URL,
  options: Pick<http.RequestOptions, "method" | "headers" | "signal">,
  config: Pick<Config, "isProduction">,
): http.ClientRequest {
  const agents = isLocalTrial(url, config) ? allowPrivate : refusePrivate;
  const isPlain = url.protocol === "http:";
  return (isPlain ? http : https).request(url, { ...options, agent: isPlain ? agents.http : agents.https });
}

/** The logged reason of a failure: nothing that our own network responded. */
export function outsideReasonOf({ name, message, code = "" }: NodeJS.ErrnoException): OutsideError {
  if (name === "AbortError" || name === "TimeoutError" || code === "ETIMEDOUT") return "timeout";
  if (message.includes("is not allowed")) return "private";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "dns";
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code)) return "tls";
  return "connection";
}
