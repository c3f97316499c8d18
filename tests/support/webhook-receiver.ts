import http from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: Record<string, string>; body: string };
export type Receiver = {
  url: string;
  port: number;
  received: Received[];
  /** Its response from now on; a plain status by default. */
  answer: (response: http.ServerResponse) => void;
  reset(): void;
  close(): void;
};

const accept = (response: http.ServerResponse) => void response.writeHead(204).end();

/** A vendor's program that receives webhooks, on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      receiver.received.push({ headers: request.headers as Record<string, string>, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://localhost:${port}/hook`,
    port,
    received: [],
    answer: accept,
    reset() {
      receiver.received = [];
      receiver.answer = accept;
    },
    close: () => server.close(),
  };
  return receiver;
}
