import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { cn } from "#ui/class-names.ts";
import type { AuditEntry } from "../audit-calls.ts";
import { Changes } from "./changes.tsx";
import { auditPath } from "./security-address.ts";

/** What an entry changed, why and from where. */
export function AuditDetails({ entry, className }: { entry: AuditEntry; className?: string }) {
  const { t } = useTranslation("security");
  const { subjectKind, subjectId } = entry;
  return (
    <div className={cn("grid grid-cols-1 gap-3 text-sm", className)}>
      <Why entry={entry} />
      <Changes before={entry.before} after={entry.after} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        <li className="break-all">
          {t(`subjects.${subjectKind}`)} <code className="select-all">{subjectId}</code>
        </li>
        <li>
          <Link to={auditPath({ subjectKind, subjectId })} preventScrollReset className="underline">
            {t("log.about")}
          </Link>
        </li>
        {entry.address && <li>{t("log.address", { address: entry.address })}</li>}
        <li>{t("log.position", { position: entry.position })}</li>
      </ul>
      <p className="break-all text-ink-soft text-xs">
        {t("chain.hash")} <code className="select-all">{entry.hash}</code>
      </p>
    </div>
  );
}

function Why({ entry: { reason, isReasonErased, actorRoles } }: { entry: AuditEntry }) {
  const { t } = useTranslation("security");
  return (
    <>
      {reason && <p className="whitespace-pre-line break-words">{t("log.reason", { reason })}</p>}
      {isReasonErased && <p className="text-ink-soft">{t("log.reasonErased")}</p>}
      {actorRoles.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {actorRoles.map((role) => (
            <Badge key={role} tone="outline">
              {role}
            </Badge>
          ))}
        </p>
      )}
    </>
  );
}
