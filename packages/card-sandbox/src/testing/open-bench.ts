import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import type { CardSandboxOptions } from "../sandbox.ts";
import { startCardSandbox } from "../start.ts";

export const secretKey = "sk_test_bench";
export const webhookSecret = "whsec_bench";

interface Received {
  event: Stripe.Event;
  payload: string;
  signature: string;
}

/** A running sandbox with the provider's own SDK pointed at it and a receiver of its events. */
export interface Bench {
  url: string;
  dataDir: string;
  stripe: Stripe;
  received: Received[];
  /** What the receiver responds with; 200 unless set. */
  answer: { status: number };
  /** How many deliveries the receiver refused. */
  refused(): number;
  restart(more?: Partial<CardSandboxOptions>): Promise<void>;
  /** A call that the SDK can't make: raw, or test-only. */
  call(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Response>;
  /** Pays by the test-only call. */
  pay(sessionId: string, card: string, more?: object): Promise<{ status: number; body: PaidBody }>;
  /** The first event of that type that reaches the receiver for an object that fits. */
  waitFor(
    type: string,
    fits?: (object: { id: string; payment_intent?: unknown }) => boolean,
  ): Promise<Stripe.Event>;
  close(): Promise<void>;
}

interface PaidBody {
  result?: string;
  session_status?: string;
  payment_intent?: string;
  redirect_url?: string | null;
  error?: { message: string };
}

export async function openBench(options: Partial<CardSandboxOptions> = {}): Promise<Bench> {
  const dataDir = await mkdtemp(join(tmpdir(), "card-sandbox-"));
  const received: Received[] = [];
  const answer = { status: 200 };
  const counts = { refused: 0 };
  const receiver = await startReceiver(received, answer, counts);
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/cards`;
  const settings = { port: 0, dataDir, publicUrl: "", webhookUrl, webhookSecret, secretKey, ...options };
  let running = await startCardSandbox(settings);
  const bench: Bench = {
    url: running.url,
    dataDir,
    stripe: clientOf(running.url),
    received,
    answer,
    refused: () => counts.refused,
    async restart(more) {
      await running.stop();
      running = await startCardSandbox({ ...settings, ...more });
      bench.url = running.url;
      bench.stripe = clientOf(running.url);
    },
    call: (...request) => callSandbox(bench.url, ...request),
    async pay(sessionId, card, more = {}) {
      const path = `/sandbox/sessions/${sessionId}/pay`;
      const response = await bench.call("POST", path, JSON.stringify({ card, ...more }));
      return { status: response.status, body: (await response.json()) as PaidBody };
    },
    waitFor: (type, fits) => waitForEvent(received, type, fits),
    async close() {
      await running.stop();
      receiver.closeAllConnections();
      receiver.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return bench;
}

function callSandbox(url: string, ...[method, path, body, headers = {}]: Parameters<Bench["call"]>) {
  return fetch(url + path, {
    method,
    redirect: "manual",
    ...(body === undefined ? {} : { body }),
    headers: { authorization: `Bearer ${secretKey}`, ...headers },
  });
}

async function waitForEvent(
  received: Received[],
  ...[type, fits = () => true]: Parameters<Bench["waitFor"]>
) {
  const find = () =>
    received.find(({ event }) => event.type === type && fits(event.data.object as { id: string }))?.event;
  await until(() => find() !== undefined, type);
  return find()!;
}

/** The error with which a call is refused; null where it is not. */
export const refusalOf = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

/** Waits until something is so; fails after five seconds. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited 20 s for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Parameters of a session of three lines, 41.20 USD in all. */
export function threeLines(
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  const line = (
    name: string,
    cents: number,
    quantity: number,
  ): Stripe.Checkout.SessionCreateParams.LineItem => ({
    quantity,
    price_data: {
      currency: "usd",
      unit_amount: cents,
      product_data: { name },
    },
  });
  return {
    mode: "payment",
    line_items: [
      line("Yirgacheffe Aricha", 1450, 2),
      line("Finca El Puente", 820, 1),
      line("Paper filters", 400, 1),
    ],
    success_url: "http://127.0.0.1:4119/payment-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://127.0.0.1:4119/checkout?cancelled=1",
    client_reference_id: "order-1",
    customer_email: "ana@example.com",
    metadata: { order_id: "order-1" },
    payment_intent_data: {
      metadata: { order_id: "order-1" },
      description: "Cafeto order 1",
      transfer_group: "order-1",
    },
    locale: "en",
    ...more,
  };
}

function clientOf(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function startReceiver(
  received: Received[],
  answer: { status: number },
  counts: { refused: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    let payload = "";
    for await (const chunk of request.setEncoding("utf8")) payload += chunk;
    if (answer.status < 300) {
      const signature = String(request.headers["stripe-signature"]);
      received.push({ event: JSON.parse(payload) as Stripe.Event, payload, signature });
    } else counts.refused += 1;
    response.statusCode = answer.status;
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}
