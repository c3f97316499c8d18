import type { IncomingMessage } from "node:http";
import { AppError } from "#kernel/errors.ts";
import type { Config } from "#platform/config/config.ts";
import { assertCallable } from "./callable-address.ts";
import { type OutsideError, outsideReasonOf, requestOutside } from "./request-outside.ts";

const timeOutMilliseconds = 15_000;
const mostRedirects = 3;

type Mode = Pick<Config, "isProduction">;
type Got = { bytes: Buffer } | { error: OutsideError | "large" };

/**
 * What an address that a user gave responds, within 15 seconds in total: `large` above `mostBytes`, of which no more is read. Up to
 * three redirects are followed, each to an address that could have been given itself: encrypted, with a name, not inside our network.
 */
export async function getOutside(
  address: string,
  { mostBytes, accept }: { mostBytes: number; accept: string },
  config: Mode,
): Promise<Got> {
  const signal = AbortSignal.timeout(timeOutMilliseconds);
  try {
    let url = new URL(assertCallable(address, config));
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const response = await open(url, { headers: { accept }, signal }, config);
      const status = response.statusCode ?? 0;
      if (status >= 200 && status < 300) return await readAll(response, mostBytes);
      response.destroy();
      const next = response.headers.location;
      if (status < 300 || status >= 400 || !next) return { error: "status" };
      url = new URL(assertCallable(new URL(next, url).href, config));
    }
    return { error: "status" };
  } catch (error) {
    return { error: error instanceof AppError ? "private" : outsideReasonOf(error as Error) };
  }
}

function open(url: URL, options: Parameters<typeof requestOutside>[1], config: Mode) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    requestOutside(url, options, config).on("error", reject).on("response", resolve).end();
  });
}

async function readAll(response: IncomingMessage, mostBytes: number): Promise<Got> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.byteLength;
    // Leaving the loop ends the response.
    if (size > mostBytes) return { error: "large" };
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts) };
}
