import Stripe from "stripe";

/** The card provider's SDK and the secret that signs its events. The same for the real provider and the sandbox. */
export type Cards = { stripe: Stripe; webhookSecret: string };

export type SandboxAddress = { host: string; port: number };

export function openCards(
  keys: { secretKey: string; webhookSecret: string },
  sandbox?: SandboxAddress,
): Cards {
  const stripe = new Stripe(keys.secretKey, {
    timeout: 15_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(sandbox ? { host: sandbox.host, port: sandbox.port, protocol: "http" as const } : {}),
  });
  return { stripe, webhookSecret: keys.webhookSecret };
}
