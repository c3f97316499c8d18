import { keyCalls } from "./key-calls.ts";
import { webhookCalls } from "./webhook-calls.ts";

/** What a vendor's own programs are let in by, and told by. */
export const integrations = { ...keyCalls, ...webhookCalls };
