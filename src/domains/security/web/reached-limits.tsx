import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useLimitName } from "#domains/settings/web/limit-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import type { Watch } from "../watch-calls.ts";
import { DoButton } from "./do-button.tsx";
import { NoneYet, PanelSection, Rows } from "./panel-section.tsx";

/** Who is over a rate limit at this moment. */
export function ReachedLimits({ limits }: { limits: Watch["limits"] }) {
  const { t } = useTranslation("security");
  const nameOf = useLimitName();
  return (
    <PanelSection title={t("limits.title")} lead={t("limits.lead")}>
      {limits.length === 0 && <NoneYet>{t("limits.none")}</NoneYet>}
      {limits.length > 0 && (
        <Rows>
          {limits.map((row) => (
            <li key={`${row.limit}:${row.who}`} className="grid grid-cols-1 gap-1 py-3">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span>{nameOf(row.limit)}</span>
                <Badge tone="yellow">{t("signIns.attempts", { count: row.attempts })}</Badge>
              </p>
              <div className="flex items-center justify-between gap-4">
                <p className="min-w-0 text-ink-soft text-sm">
                  <span className="break-all">{row.who}</span> ·{" "}
                  {t("until", { date: formatDateTime(row.until) })}
                </p>
                <AdminMay permission="users.manage">
                  <DoButton
                    name="clear"
                    hint={t("doing.hintLog")}
                    title={t("doing.clear.title")}
                    text={t("doing.clear.text", { ...row, limit: nameOf(row.limit) })}
                    done={t("doing.clear.done")}
                    onConfirm={(reason) =>
                      api.users.clearUserLimit({ limit: row.limit, who: row.who, reason })
                    }
                  />
                </AdminMay>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </PanelSection>
  );
}
