import { useState } from "react";
import { CopyButton } from "#domains/auth/web/security/copy-button.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import "./recovery-codes.css";

type RecoveryCodesDialogProps = { codes: readonly string[]; email: string; onKept: () => void };

/** The recovery codes, shown once. Only the button that confirms they are stored closes it. */
export function RecoveryCodesDialog({ codes, email, onKept }: RecoveryCodesDialogProps) {
  const { t } = useTranslation("secondFactor");
  const [isLeaving, setLeaving] = useState(false);
  const title = t("codes.saveTitle");
  const about = t("codes.about", { email, date: formatDate(new Date().toISOString()) });
  const text = `${about}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      open
      onOpenChange={(open) => setLeaving(!open)}
      alert
      title={title}
      description={t("codes.saveText")}
      className="recovery-codes"
      footer={<Button onClick={onKept}>{t("codes.kept")}</Button>}
    >
      <div className="grid gap-4">
        {isLeaving && (
          <InlineNotice tone="warning" live className="print:hidden">
            {t("codes.once")}
          </InlineNotice>
        )}
        <p className="text-ink-soft text-sm">{about}</p>
        <ol className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-leaf-sm bg-sunken p-4 text-center font-mono">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3 print:hidden">
          <CopyButton text={codes.join("\n")} label={t("codes.copy")} />
          <Button variant="secondary" size="sm" onClick={() => saveAsFile(text, t("codes.file"))}>
            <Icon name="download" />
            {t("codes.download")}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Icon name="printer" />
            {t("codes.print")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function saveAsFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
