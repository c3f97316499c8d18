import { href, Link } from "react-router";
import type { Approval } from "#domains/approvals/approval-shape.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { useApprovalLabel } from "./use-approval-label.ts";

/** What waits for a second administrator about the thing on the screen; nothing if nothing does. */
export function WaitingApprovals({ approvals }: { approvals: Approval[] }) {
  const { t } = useTranslation("approvals");
  const label = useApprovalLabel();
  if (approvals.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={t("waiting.title")}>
      <ul className="grid gap-2">
        {approvals.map((approval) => (
          <li key={approval.id} className="break-words">
            <span className="font-medium">{label(approval)}</span>
            <br />
            {t(approval.isOwn ? "waiting.own" : "waiting.other", {
              name: approval.requestedBy ?? t("waiting.nobody"),
              date: formatDate(approval.requestedAt),
              reason: approval.reason,
            })}
          </li>
        ))}
      </ul>
      <Link to={withQuery(href("/admin"), { tab: "security" })} className="underline">
        {t("waiting.open")}
      </Link>
    </InlineNotice>
  );
}
