import { each, type List, search, times } from "./filters.ts";
import type { MarketIds } from "./market-ids.ts";

/** Files, records, mails, jobs and settings. */
export const workTabs = (ids: MarketIds): List[] => [
  [
    "bulk management",
    "/api/admin/bulk-uploads",
    each("state", "applied", "failed", "checked", "undone"),
    ["/api/admin/exports"],
  ],
  [
    "security, audit log",
    "/api/admin/audit",
    auditFilters(ids),
    ["/api/admin/security", "/api/admin/approvals"],
  ],
  [
    "emails",
    "/api/admin/mails",
    times(each("sort", "newest", "oldest"), [
      ...each("state", "waiting", "failing", "withheld", "sent"),
      ...search("search", "buyer-1", "buyer-77", "zzzz"),
      ...times(each("state", "failing", "sent"), search("search", "b", "buyer-1")),
    ]),
    ["/api/admin/mails/kinds", "/api/admin/mails/suppressed"],
  ],
  ["jobs", "/api/admin/jobs", each("job", "send-push", "unknown")],
  ["settings", "/api/admin/settings", [], ["/api/admin/tax-rates"]],
];

function auditFilters({ admin, product, lastDays: { from, to } }: MarketIds): string[] {
  const own = `actorId=${admin}`;
  const rare = ["action=month.close", "subjectKind=month"];
  const week = `from=${from}&until=${to}`;
  return [
    ...each("action", "product.approve", "parcel.refund"),
    ...each("subjectKind", "product", "user"),
    ...[own, `subjectId=${product}`, week, "action=user.ban&subjectKind=product", ...rare],
    ...times([own, week], rare),
    `${week}&${own}`,
  ];
}
