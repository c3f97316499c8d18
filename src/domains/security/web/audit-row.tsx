import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import type { AuditEntry } from "../audit-calls.ts";
import { AuditDetails } from "./audit-details.tsx";

/** One entry: who did what when; opened, what changed, why and from where. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("security");
  const { action, actor, createdAt, owner } = entry;
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
        <AuditDetails entry={entry} className="rounded-leaf bg-sunken p-4 sm:mb-2" />
      </details>
    </li>
  );
}
