import { privacy } from "#domains/privacy/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { checkErasure } from "./check-erasure.ts";
import { eraseAccount } from "./erase-account.ts";
import { exportData } from "./export-data.ts";

export const privacyRouter = {
  exportData: forPerson(privacy.exportData, exportData),
  checkErasure: forPerson(privacy.checkErasure, checkErasure),
  eraseAccount: forPerson(privacy.eraseAccount, eraseAccount),
};
