import { accounts } from "#domains/accounts/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { getSession } from "./get-session.ts";

export const accountsRouter = {
  getSession: forVisitor(accounts.getSession, getSession),
};
