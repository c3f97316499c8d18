import { approvalCalls } from "./approval-calls.ts";

/** What keeps the market safe, for administrators. */
export const security = { ...approvalCalls };
