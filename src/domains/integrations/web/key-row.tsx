import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiClient } from "#client/api-client.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { notify } from "#ui/notify.ts";
import { scopeWord } from "./scope-words.ts";

type ApiKey = Awaited<ReturnType<ApiClient["integrations"]["listApiKeys"]>>["items"][number];

/** One key: its prefix, scopes and whether it is still valid. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation("integrations");
  const { name, start, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) < Date.now();
  const isOver = revokedAt !== null || isExpired;
  return (
    <li
      className={cn(
        "grid gap-4 rounded-leaf border border-line p-5 sm:grid-cols-[1fr_auto] sm:items-start",
        isOver ? "bg-sunken" : "bg-surface",
      )}
    >
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 break-words font-semibold text-lg">{name}</h3>
          <Badge tone={isOver ? "grey" : "green"}>
            {t(revokedAt ? "keys.revoked" : isExpired ? "keys.expired" : "keys.active")}
          </Badge>
        </div>
        <p className="break-all font-mono text-ink-soft text-sm">{start}…</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {scopes.map((scope) => (
            <li key={scope}>{t(`keys.scope.${scopeWord[scope]}`)}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
          <span>{t("keys.created", { date: formatDate(createdAt) })}</span>
          {expiresAt && <span>{t("keys.expires", { date: formatDate(expiresAt) })}</span>}
          <span>{lastUsedAt ? t("keys.used", { date: formatDateTime(lastUsedAt) }) : t("keys.unused")}</span>
        </p>
      </div>
      {!isOver && <RevokeButton id={apiKey.id} name={name} />}
    </li>
  );
}

function RevokeButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("integrations");
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(queries.integrations.revokeApiKey.mutationOptions());
  const revoke = async () => {
    try {
      await mutateAsync({ keyId: id });
      notify.success(t("keys.revokedToast"));
    } catch (error) {
      notifyError(error);
    }
    await queryClient.invalidateQueries({ queryKey: queries.integrations.listApiKeys.key() });
  };
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm" aria-label={t("keys.revokeNamed", { name })}>
          {t("keys.revoke")}
        </Button>
      }
      title={t("keys.revokeTitle", { name })}
      description={t("keys.revokeText")}
      confirmLabel={t("keys.revoke")}
      onConfirm={revoke}
    />
  );
}
