import type { Agent } from "node:http";
import { isAccepted, type Sent, sendEvent } from "../events/send-event.ts";
import type { Sandbox } from "../sandbox.ts";

/** Takes the next event out of the queue; out of order if so chosen. */
export function takeEvent({ chaos }: Sandbox, queue: string[]): string {
  const isInOrder = queue.length < 2 || !chaos.strikes("events", "reorder");
  const place = isInOrder ? 0 : Math.floor(chaos.draw("events") * queue.length);
  return queue.splice(place, 1)[0]!;
}

/** Sends an event as the policy wants it: late, twice, after a forged one, or not at all, which then counts as accepted. */
export async function sendDisturbed(
  sandbox: Sandbox,
  payload: string,
  agent: Agent | undefined,
  signal: AbortSignal,
): Promise<Sent> {
  const { chaos } = sandbox;
  if (chaos.strikes("events", "lose")) return { status: 200, error: null };
  const isTwice = chaos.strikes("events", "duplicate");
  const isForgedToo = chaos.strikes("events", "forge");
  if (chaos.strikes("events", "delay")) await chaos.wait(chaos.draw("events"));
  if (isForgedToo) await sendForged(sandbox, payload, agent, signal);
  const sent = await sendEvent(sandbox, payload, agent, signal);
  return isTwice && isAccepted(sent) ? sendEvent(sandbox, payload, agent, signal) : sent;
}

/** The same event under another id, signed by someone who does not know the secret: it must be refused. */
async function sendForged(
  sandbox: Sandbox,
  payload: string,
  agent: Agent | undefined,
  signal: AbortSignal,
): Promise<void> {
  const forged = JSON.stringify({ ...(JSON.parse(payload) as object), id: `evt_forged${Date.now()}` });
  const sent = await sendEvent({ ...sandbox, webhookSecret: "whsec_forged" }, forged, agent, signal);
  if (!isAccepted(sent)) return;
  sandbox.chaos.forgedAccepted += 1;
  sandbox.log("card sandbox: a forged event was accepted");
}
