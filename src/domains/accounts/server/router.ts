import { accounts } from "#domains/accounts/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { getSession } from "./get-session.ts";
import { setLanguage } from "./set-language.ts";

export const accountsRouter = {
  getSession: forVisitor(accounts.getSession, getSession),
  setLanguage: forPerson(accounts.setLanguage, setLanguage),
};
