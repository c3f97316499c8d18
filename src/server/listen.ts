import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartError } from "#platform/start-error.ts";

/** Listens, or says in one sentence why not. */
export function listen(server: Server, port: number, host: string, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Set ${name} to a free one.`,
        EACCES: `Port ${port} may not be used by this account. Set ${name} to one above 1023.`,
      };
      reject(
        new StartError(reasons[error.code ?? ""] ?? `Can't listen on ${host}:${port}: ${error.message}.`),
      );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** A server that takes the port at once and responds 503 until it gets its real listener. */
export function openHttpServer(): { server: Server; serve(listener: RequestListener): void } {
  let current: RequestListener = (_, response) =>
    response.writeHead(503, { "retry-after": "1" }).end("starting");
  const server = createServer((request, response) => current(request, response));
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  return {
    server,
    serve(listener) {
      current = listener;
    },
  };
}

/** Stops accepting requests and waits for the running ones; connections are closed as soon as they are idle. */
export function closeServer(server: Server, withinMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), withinMilliseconds);
    // A connection whose last response was just sent would otherwise stay open for its keep-alive time.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
