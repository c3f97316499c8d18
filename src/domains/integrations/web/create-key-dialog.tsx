import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { type ApiScope, apiScopes } from "#kernel/api-scopes.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { CheckList } from "./check-list.tsx";
import { scopeWord } from "./scope-words.ts";
import { SecretDialog } from "./secret-dialog.tsx";

const longestName = 60;
const lifetimes = [30, 90, 365] as const;

/** Asks for a new key's purpose, then shows it. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("integrations");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [days, setDays] = useState("90");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, data } = useMutation(
    queries.integrations.createApiKey.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.integrations.listApiKeys.key() }),
      onError: logError,
    }),
  );
  if (data)
    return (
      <SecretDialog
        title={t("keys.madeTitle")}
        text={t("keys.madeText")}
        secret={data.key}
        keptLabel={t("keys.kept")}
        onKept={onClose}
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name.trim() || scopes.length === 0) return;
    mutate({ name, scopes, ...(days ? { expiresInDays: Number(days) } : {}) });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("keys.createTitle")}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <Field
          label={t("keys.name")}
          hint={t("keys.nameHint")}
          error={isTried && !name.trim() ? t("keys.nameNeeded") : undefined}
          required
        >
          <Input
            autoFocus
            autoComplete="off"
            maxLength={longestName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <CheckList
          label={t("keys.scopes")}
          options={apiScopes.map((scope) => ({
            value: scope,
            label: t(`keys.scope.${scopeWord[scope]}`),
            note: scope,
          }))}
          chosen={scopes}
          onChange={setScopes}
          error={isTried && scopes.length === 0 ? t("keys.scopesNeeded") : undefined}
        />
        <Field label={t("keys.expiry")}>
          <Select value={days} onChange={(event) => setDays(event.currentTarget.value)}>
            {lifetimes.map((n) => (
              <option key={n} value={n}>
                {t("keys.expiryDays", { n })}
              </option>
            ))}
            <option value="">{t("keys.expiryNever")}</option>
          </Select>
        </Field>
        {error && (
          <InlineNotice tone="danger" live>
            {describeError(tErrors, error).text}
          </InlineNotice>
        )}
        <Button type="submit" loading={isPending} className="justify-self-start">
          {t("keys.create")}
        </Button>
      </form>
    </Dialog>
  );
}
