import { auditJobs } from "#domains/audit/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetAuditAddresses } from "./forget-audit-addresses.ts";

export const auditJobHandlers = handleJobs(auditJobs, { forgetAuditAddresses });
