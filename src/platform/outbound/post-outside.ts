import type { Config } from "#platform/config/config.ts";
import { type OutsideError, outsideReasonOf, requestOutside } from "./request-outside.ts";

/** `error` is null if the receiver responded with a 2xx. */
export type Outcome = { status: number | null; error: OutsideError | null };

const timeOutMilliseconds = 10_000;

/** Posts to an address that a user gave, within 10 seconds in total. */
export function postOutside(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  config: Pick<Config, "isProduction">,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = { ...headers, "content-length": String(Buffer.byteLength(body)) };
    const signal = AbortSignal.timeout(timeOutMilliseconds);
    const request = requestOutside(new URL(address), { method: "POST", headers: sent, signal }, config);
    request.on("error", (error) => resolve({ status: null, error: outsideReasonOf(error) }));
    request.on("response", (response) => {
      const status = response.statusCode ?? 0;
      resolve({ status, error: status >= 200 && status < 300 ? null : "status" });
      // The body is of no use, however long it is.
      response.destroy();
    });
    request.end(body);
  });
}
