import { approvalCalls } from "./approval-calls.ts";
import { auditCalls } from "./audit-calls.ts";
import { watchCalls } from "./watch-calls.ts";

/** What keeps the market safe, for administrators. */
export const security = { ...approvalCalls, ...auditCalls, ...watchCalls };
