import { decline } from "#domains/approvals/server/decline.ts";
import { listApprovals } from "#domains/approvals/server/list-approvals.ts";
import { withdraw } from "#domains/approvals/server/withdraw.ts";
import { security } from "#domains/security/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { approve } from "./approve.ts";
import { exportAuditEntries } from "./export-audit-entries.ts";
import { getWatch } from "./get-watch.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

export const securityRouter = {
  listApprovals: forPerson(security.listApprovals, listApprovals),
  approve: forPerson(security.approve, approve),
  decline: forPerson(security.decline, decline),
  withdraw: forPerson(security.withdraw, withdraw),
  listAuditEntries: forPerson(security.listAuditEntries, listAuditEntries),
  exportAuditEntries: forPerson(security.exportAuditEntries, exportAuditEntries),
  getWatch: forPerson(security.getWatch, getWatch),
};
