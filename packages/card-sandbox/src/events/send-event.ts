import { type Agent, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { signEvent } from "./delivery.ts";
import { apiVersion } from "./record-event.ts";

const patience = 15_000;

/** How the receiver responded; `status` is null where it did not. */
export interface Sent {
  status: number | null;
  error: string | null;
}

export function isAccepted(sent: Sent): boolean {
  return sent.status !== null && sent.status >= 200 && sent.status < 300;
}

/** Posts an event once; never fails, and waits at most 15 seconds. A redirect counts as a refusal. */
export async function sendEvent(
  sandbox: Sandbox,
  payload: string,
  agent: Agent | undefined,
  signal: AbortSignal,
): Promise<Sent> {
  try {
    return { status: await post(sandbox, payload, agent, signal), error: null };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message || error.name : String(error) };
  }
}

function post(
  sandbox: Sandbox,
  payload: string,
  agent: Agent | undefined,
  signal: AbortSignal,
): Promise<number> {
  const body = Buffer.from(payload);
  const isHttps = sandbox.webhookUrl.startsWith("https:");
  const request = isHttps ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(sandbox.webhookUrl, {
      method: "POST",
      agent: isHttps ? undefined : agent,
      signal,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-length": body.length,
        "stripe-signature": signEvent(payload, sandbox.webhookSecret, nowInSeconds(sandbox)),
        "user-agent": `Stripe/1.0 (card sandbox; ${apiVersion})`,
      },
    });
    const late = setTimeout(() => sending.destroy(new Error("no response in 15 seconds")), patience);
    sending.on("response", (response) => {
      response.on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sending.on("error", reject);
    sending.on("close", () => {
      clearTimeout(late);
      reject(new Error("connection closed"));
    });
    sending.end(body);
  });
}
