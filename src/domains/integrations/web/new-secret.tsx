import { useTranslation } from "react-i18next";
import { SecretDialog } from "./secret-dialog.tsx";

/** A signing secret, this once. */
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
