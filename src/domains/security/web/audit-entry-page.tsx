import { useQuery } from "@tanstack/react-query";
import { BackToList, DetailLayout, DetailSection } from "#client/detail-layout.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AuditEntry } from "../audit-calls.ts";
import { AuditDetails } from "./audit-details.tsx";
import { auditPath, type SecurityAddress } from "./security-address.ts";

type Props = { filters: SecurityAddress["filters"]; position: number };

/** One entry of the audit log in full. */
export function AuditEntryPage({ filters, position }: Props) {
  const { t } = useTranslation("security");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.security.listAuditEntries.queryOptions({ input: { position } }),
  );
  const [entry] = data?.items ?? [];
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackToList to={auditPath(filters)}>{t("log.back")}</BackToList>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-72" />}
      {data && !entry && <EmptyState headingLevel="h2" title={t("log.none")} />}
      {entry && <Entry entry={entry} />}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("security");
  const { action, actor, createdAt, owner } = entry;
  const who = actor ? (actor.name ?? t("erased")) : t("platform");
  return (
    <DetailLayout
      title={t(`actions.${action}`)}
      summary={
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
          <span className="figures">{formatDateTime(createdAt)}</span>
          <span>{who}</span>
          {owner && <span>{owner.name ?? t("erased")}</span>}
        </p>
      }
    >
      <DetailSection title={t("log.details")}>
        <AuditDetails entry={entry} />
      </DetailSection>
    </DetailLayout>
  );
}
