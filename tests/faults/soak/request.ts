import http from "node:http";
import { performance } from "node:perf_hooks";

export type Outcome = {
  what: string;
  status: number;
  milliseconds: number;
  body: string;
  retryAfter: string | undefined;
};
export type Asked = {
  what: string;
  url: string;
  /** The visitor's address, as a proxy states it. */
  from: string;
  cookie?: string;
  body?: object;
  headers?: Record<string, string>;
};

/** As a proxy in front of Cafeto keeps its connections: Node accepts new ones slowly, one each time its event loop comes around. */
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });

/** Sends a request and reads its response. One that fails on the way has the status 0. */
export function request({ what, url, from, cookie, body, headers }: Asked): Promise<Outcome> {
  const started = performance.now();
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const finish = (status: number, text: string, retryAfter?: string) =>
      resolve({ what, status, milliseconds: performance.now() - started, body: text, retryAfter });
    const call = http.request(
      url,
      {
        agent,
        method: sent === undefined ? "GET" : "POST",
        headers: {
          accept: "text/html,application/json",
          "x-forwarded-for": from,
          ...(cookie ? { cookie, origin: new URL(url).origin } : {}),
          ...(sent === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece: string) => {
          text += piece;
        });
        response.once("end", () => finish(response.statusCode!, text, response.headers["retry-after"]));
        response.once("error", ({ message }) => finish(0, message));
      },
    );
    call.once("error", ({ message }) => finish(0, message));
    call.end(sent);
  });
}

/** What the contract lets a server in trouble say: an error declared by its code, or 503 with the time to come back. */
export function isDeclared({ status, body, retryAfter }: Outcome): boolean {
  if (status >= 200 && status < 400) return true;
  if (status === 503 && retryAfter) return true;
  return status >= 400 && status < 500 && body.includes('"defined":true');
}
