import { useTranslation } from "#i18n/use-translation.ts";
import { SecretDialog } from "./secret-dialog.tsx";

/** A signing secret, shown once. */
export function NewSecret({ secret, onKept }: { secret: string; onKept: () => void }) {
  const { t } = useTranslation("integrations");
  return (
    <SecretDialog
      title={t("webhooks.secretTitle")}
      text={t("webhooks.secretText")}
      secret={secret}
      keptLabel={t("webhooks.secretKept")}
      onKept={onKept}
    />
  );
}
