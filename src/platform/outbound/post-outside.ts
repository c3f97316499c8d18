import http from "node:http";
import https from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { Config } from "#platform/config/config.ts";
import { isLocalTrial } from "./callable-address.ts";

/** The receiver's status, a connection error, or an address that must not be called. */
export type OutsideError = "status" | "timeout" | "connection" | "dns" | "tls" | "private";
/** `error` is null if the receiver responded with a 2xx. */
export type Outcome = { status: number | null; error: OutsideError | null };

const timeOutMilliseconds = 10_000;
const refusePrivate = { http: new RequestFilteringHttpAgent(), https: new RequestFilteringHttpsAgent() };
const allowPrivate = {
  http: new RequestFilteringHttpAgent({ allowPrivateIPAddress: true }),
  https: new RequestFilteringHttpsAgent({ allowPrivateIPAddress: true }),
};

/**
 * Posts to an address that a user gave, within 10 seconds in total. Private and reserved addresses are refused at connection time, after
 * the DNS lookup, so that a name can't point inside our network. Redirects are not followed.
 */
export function postOutside(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  config: Pick<Config, "isProduction">,
): Promise<Outcome> {
  const url = new URL(address);
  const agents = isLocalTrial(url, config) ? allowPrivate : refusePrivate;
  const isPlain = url.protocol === "http:";
  return new Promise((resolve) => {
    const request = (isPlain ? http : https).request(url, {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: isPlain ? agents.http : agents.https,
      signal: AbortSignal.timeout(timeOutMilliseconds),
    });
    request.on("error", (error) => resolve({ status: null, error: reasonOf(error) }));
    request.on("response", (response) => {
      const status = response.statusCode ?? 0;
      resolve({ status, error: status >= 200 && status < 300 ? null : "status" });
      // The body is of no use, however long it is.
      response.destroy();
    });
    request.end(body);
  });
}

/** The logged reason of a failure: nothing that our own network responded. */
function reasonOf({ name, message, code = "" }: NodeJS.ErrnoException): OutsideError {
  if (name === "AbortError" || name === "TimeoutError" || code === "ETIMEDOUT") return "timeout";
  if (message.includes("is not allowed")) return "private";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "dns";
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code)) return "tls";
  return "connection";
}
