import { notify, notifyAdministrators } from "#domains/notifications/server/notify.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { vendors } from "../tables.ts";

type Vendor = Pick<typeof vendors.$inferSelect, "id" | "userId" | "companyName" | "submittedAt">;

const about = ({ id, companyName, submittedAt }: Vendor) => ({
  subjectId: id,
  event: `${id}:${submittedAt.getTime()}`,
  params: { vendor: companyName },
});

/** Notifies administrators of an application that waits for them, in the caller's transaction. */
export const announceApplication = (tx: Infra, vendor: Vendor): Promise<void> =>
  notifyAdministrators(tx, { kind: "applicationWaiting", ...about(vendor) });

/** Notifies the applicant of the approval, in the caller's transaction. */
export const notifyApproval = (tx: Infra, vendor: Vendor): Promise<void> =>
  notify(tx, vendor.userId, { kind: "applicationApproved", ...about(vendor) });
