import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import type { AuditEntry } from "../audit-calls.ts";
import { Changes } from "./changes.tsx";
import { auditPath } from "./security-address.ts";

/** One entry: who did what when; opened, what changed, why and from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("security");
  const { action, actor, createdAt, subjectKind, subjectId, owner } = entry;
  const who = actor ? (actor.name ?? t("erased")) : t("platform");
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-1 items-center gap-x-4 gap-y-1 py-2 hover:text-cherry-ink sm:grid-cols-[11.5rem_minmax(0,1fr)_minmax(0,12rem)] [&::-webkit-details-marker]:hidden">
          <span className="figures text-ink-soft text-sm">{formatDateTime(createdAt)}</span>
          <span className="min-w-0 break-words">
            <strong className="font-semibold">{t(`actions.${action}`)}</strong>
            {owner && <span className="text-ink-soft"> · {owner.name ?? t("erased")}</span>}
          </span>
          <span className="min-w-0 break-words text-sm sm:text-right">{who}</span>
        </summary>
        <div className="grid grid-cols-1 gap-3 rounded-leaf bg-sunken p-4 text-sm sm:mb-2">
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
      </details>
    </li>
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
