import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { CopyButton } from "./copy-button.tsx";
import "./recovery-codes.css";

type RecoveryCodesDialogProps = { codes: readonly string[]; email: string; onKept: () => void };

/** The recovery codes, this once. Nothing but the button that says they are kept closes it. */
export function RecoveryCodesDialog({ codes, email, onKept }: RecoveryCodesDialogProps) {
  const { t } = useTranslation("auth");
  const [isLeaving, setLeaving] = useState(false);
  const title = t("security.codes.saveTitle");
  const about = t("security.codes.about", { email, date: formatDate(new Date().toISOString()) });
  const text = `${about}\n\n${codes.join("\n")}\n`;
  return (
    <Dialog
      open
      onOpenChange={(open) => setLeaving(!open)}
      alert
      title={title}
      description={t("security.codes.saveText")}
      className="recovery-codes"
      footer={<Button onClick={onKept}>{t("security.codes.kept")}</Button>}
    >
      <div className="grid gap-4">
        {isLeaving && (
          <InlineNotice tone="warning" live className="print:hidden">
            {t("security.codes.once")}
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
          <CopyButton text={codes.join("\n")} label={t("security.codes.copy")} />
          <Button variant="secondary" size="sm" onClick={() => saveAsFile(text, t("security.codes.file"))}>
            <Download aria-hidden="true" />
            {t("security.codes.download")}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t("security.codes.print")}
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
