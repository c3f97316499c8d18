import { useState } from "react";
import { CopyButton } from "#domains/auth/web/security/copy-button.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

type SecretDialogProps = {
  title: string;
  text: string;
  secret: string;
  keptLabel: string;
  onKept: () => void;
};

/** Shows a secret once. Only the button that confirms it is stored closes it. */
export function SecretDialog({ title, text, secret, keptLabel, onKept }: SecretDialogProps) {
  const { t } = useTranslation("integrations");
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => setLeaving(!open)}
      alert
      title={title}
      description={text}
      footer={<Button onClick={onKept}>{keptLabel}</Button>}
    >
      <div className="grid gap-4">
        <p className="select-all break-all rounded-leaf-sm bg-sunken p-4 font-mono text-sm" data-secret>
          {secret}
        </p>
        <div>
          <CopyButton text={secret} label={t("secret.copy")} />
        </div>
        <InlineNotice tone="warning" live={isLeaving}>
          {isLeaving ? t("secret.onceShort") : t("secret.once")}
        </InlineNotice>
      </div>
    </Dialog>
  );
}
