import { adminKeyCalls, keyCalls } from "./key-calls.ts";
import { webhookCalls } from "./webhook-calls.ts";

/** API keys and webhooks of a vendor's programs. */
export const integrations = { ...keyCalls, ...adminKeyCalls, ...webhookCalls };
