import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import type { Watch } from "../watch-calls.ts";
import { NoneYet, PanelSection, Rows } from "./panel-section.tsx";

/** Who is over a rate limit at this moment. */
export function ReachedLimits({ limits }: { limits: Watch["limits"] }) {
  const { t } = useTranslation("security");
  return (
    <PanelSection title={t("limits.title")} lead={t("limits.lead")}>
      {limits.length === 0 && <NoneYet>{t("limits.none")}</NoneYet>}
      {limits.length > 0 && (
        <Rows>
          {limits.map((row) => (
            <li key={`${row.limit}:${row.who}`} className="grid grid-cols-1 gap-1 py-3">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <code className="break-all">{row.limit}</code>
                <Badge tone="yellow">{t("signIns.attempts", { count: row.attempts })}</Badge>
              </p>
              <p className="break-all text-ink-soft text-sm">
                {row.who} · {t("until", { date: formatDateTime(row.until) })}
              </p>
            </li>
          ))}
        </Rows>
      )}
    </PanelSection>
  );
}
