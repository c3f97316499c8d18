import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import type { Watch } from "../watch-calls.ts";
import { DoButton } from "./do-button.tsx";
import { NoneYet, PanelSection, Rows } from "./panel-section.tsx";

/** Vendors' keys that open something, the last used first. */
export function ApiKeysInUse({ apiKeys: { items, total } }: { apiKeys: Watch["apiKeys"] }) {
  const { t } = useTranslation("security");
  return (
    <PanelSection title={t("keys.title", { count: total })} lead={t("keys.lead")}>
      {items.length === 0 && <NoneYet>{t("keys.none")}</NoneYet>}
      {items.length > 0 && (
        <Rows>
          {items.map((key) => (
            <li key={key.id} className="grid grid-cols-1 gap-1 py-3">
              <p className="flex flex-wrap justify-between gap-x-4 break-words">
                <strong>{key.companyName}</strong>
                <span className="min-w-0 break-all">
                  {key.name} <code className="text-ink-soft text-sm">{key.start}…</code>
                </span>
              </p>
              <div className="flex items-center justify-between gap-4">
                <p className="min-w-0 break-words text-ink-soft text-sm">
                  {key.lastUsedAt
                    ? t("keys.used", { date: formatDateTime(key.lastUsedAt) })
                    : t("keys.unused")}
                  {key.expiresAt && <> · {t("until", { date: formatDate(key.expiresAt) })}</>} ·{" "}
                  {key.scopes.join(", ")}
                </p>
                <AdminMay permission="vendors.manage">
                  <DoButton
                    name="revoke"
                    hint={t("doing.hintShop")}
                    title={t("doing.revoke.title", { name: key.name, shop: key.companyName })}
                    text={t("doing.revoke.text")}
                    done={t("doing.revoke.done")}
                    onConfirm={(reason) => api.integrations.revokeApiKeyAsAdmin({ keyId: key.id, reason })}
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
