import { accounts } from "#domains/accounts/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { getProfile } from "./get-profile.ts";
import { getSession } from "./get-session.ts";
import { updateProfile } from "./update-profile.ts";

export const accountsRouter = {
  getSession: forVisitor(accounts.getSession, getSession),
  getProfile: forPerson(accounts.getProfile, getProfile),
  updateProfile: forPerson(accounts.updateProfile, updateProfile),
};
