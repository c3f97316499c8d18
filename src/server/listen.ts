import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as TcpServer } from "node:net";
import { StartError } from "#platform/start-error.ts";

/**
 * Connections that wait to be accepted; Node accepts one each time its event loop comes around. Beyond it the system drops
 * them, and a browser tries again only seconds later. The system may have a lower limit of its own.
 */
const backlog = 4_096;

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
    server.listen({ port, host, backlog }, () => resolve((server.address() as AddressInfo).port));
  });
}

export type Front = {
  server: Server;
  serve(listener: RequestListener): void;
  /** From now on each response asks its client to connect elsewhere next time. */
  sendAway(): void;
};

/** A server that takes the port at once and responds 503 until it gets its real listener. */
export function openHttpServer(): Front {
  let current: RequestListener = (_, response) =>
    response.writeHead(503, { "retry-after": "1" }).end("starting");
  let sendsAway = false;
  const underWay = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (sendsAway) response.shouldKeepAlive = false;
    current(request, response);
  });
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  return {
    server,
    serve(listener) {
      current = listener;
    },
    sendAway() {
      sendsAway = true;
      // Node then says `Connection: close`, unless the headers are sent already.
      for (const response of underWay) response.shouldKeepAlive = false;
    },
  };
}

type Ending = {
  /** Until running requests are cut off. */
  withinMilliseconds: number;
  /** How long a connection may stay silent before it is closed: a request may be on its way. */
  idleMilliseconds?: number;
};

/** Stops accepting connections and waits for the running requests; connections are closed as soon as they are idle. */
export function closeServer(
  server: Server,
  { withinMilliseconds, idleMilliseconds = 0 }: Ending,
): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), withinMilliseconds);
    // A connection whose last response was just sent would otherwise stay open for its keep-alive time.
    let sweep: NodeJS.Timeout | undefined;
    const start = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), 50);
      server.closeIdleConnections();
    }, idleMilliseconds);
    // The HTTP server's own `close` would cut idle connections at once.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(force);
      clearTimeout(start);
      clearInterval(sweep);
      resolve();
    });
  });
}
