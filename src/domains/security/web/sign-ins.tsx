import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import type { Watch } from "../watch-calls.ts";
import { NoneYet, PanelSection, Rows } from "./panel-section.tsx";

/** Refused passwords of a day, and who is kept out. */
export function SignIns({ signIns: { failed, locked } }: { signIns: Watch["signIns"] }) {
  const { t } = useTranslation("security");
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-10">
      <PanelSection title={t("signIns.title")} lead={t("signIns.lead")}>
        {failed.length === 0 && <NoneYet>{t("signIns.none")}</NoneYet>}
        {failed.length > 0 && (
          <Rows>
            {failed.map((row) => (
              <li key={row.userId ?? "unknown"} className="grid grid-cols-1 gap-1 py-3">
                <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <strong className="break-words">{row.name ?? t("signIns.unknown")}</strong>
                  <Badge tone={row.attempts >= 10 ? "red" : "yellow"}>
                    {t("signIns.attempts", { count: row.attempts })}
                  </Badge>
                </p>
                <p className="break-words text-ink-soft text-sm">
                  {t("signIns.from", { count: row.addresses })} ·{" "}
                  {t("signIns.last", { date: formatDateTime(row.lastAt), address: row.lastAddress })}
                </p>
              </li>
            ))}
          </Rows>
        )}
      </PanelSection>
      <PanelSection title={t("locked.title")} lead={t("locked.lead")}>
        {locked.length === 0 && <NoneYet>{t("locked.none")}</NoneYet>}
        {locked.length > 0 && (
          <Rows>
            {locked.map((row) => (
              <li key={`${row.why}-${row.userId}`} className="grid grid-cols-1 gap-1 py-3">
                <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <strong className="break-words">{row.name}</strong>
                  <Badge tone="red">{t(`locked.${row.why}`, { count: row.wrongCodes })}</Badge>
                </p>
                <p className="text-ink-soft text-sm">{t("until", { date: formatDateTime(row.until) })}</p>
              </li>
            ))}
          </Rows>
        )}
      </PanelSection>
    </div>
  );
}
