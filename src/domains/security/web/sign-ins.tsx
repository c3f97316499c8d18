import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import type { Watch } from "../watch-calls.ts";
import { DoButton } from "./do-button.tsx";
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
                <div className="flex items-center justify-between gap-4">
                  <p className="text-ink-soft text-sm">{t("until", { date: formatDateTime(row.until) })}</p>
                  <AdminMay permission="users.manage">
                    {row.why === "wrongCodes" ? (
                      <Unlock person={row} />
                    ) : (
                      <Link
                        to={withQuery(href("/admin"), { tab: "users", user: row.userId })}
                        className="text-sm underline"
                      >
                        {t("doing.account")}
                      </Link>
                    )}
                  </AdminMay>
                </div>
              </li>
            ))}
          </Rows>
        )}
      </PanelSection>
    </div>
  );
}

function Unlock({ person: { userId, name } }: { person: Watch["signIns"]["locked"][number] }) {
  const { t } = useTranslation("security");
  return (
    <DoButton
      name="unlock"
      hint={t("doing.hintPerson")}
      title={t("doing.unlock.title", { name })}
      text={t("doing.unlock.text")}
      done={t("doing.unlock.done", { name })}
      onConfirm={(reason) => api.users.unlockUser({ userId, reason })}
    />
  );
}
