import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { DetailSection } from "#client/detail-layout.tsx";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import type { AuditSubject } from "#domains/audit/actions.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { AuditRow } from "./audit-row.tsx";
import { auditPath } from "./security-address.ts";

type Subject = { subjectKind: AuditSubject; subjectId: string };

/** What happened to a thing, from the audit log, the latest first; for whom may read the log. */
export function SubjectTimeline(subject: Subject) {
  return (
    <AdminMay permission="security.read">
      <Entries {...subject} />
    </AdminMay>
  );
}

function Entries(subject: Subject) {
  const { t } = useTranslation("security");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.security.listAuditEntries.queryOptions({ input: subject }),
  );
  return (
    <DetailSection title={t("timeline.title")}>
      {!data && !isError && <SkeletonText lines={3} />}
      <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
      {data?.items.length === 0 && <p className="text-ink-soft text-sm">{t("timeline.none")}</p>}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {data.items.map((entry) => (
            <AuditRow key={entry.position} entry={entry} />
          ))}
        </ul>
      )}
      {data?.next && (
        <Link to={auditPath(subject)} className="w-fit text-link">
          {t("timeline.all")}
        </Link>
      )}
    </DetailSection>
  );
}
