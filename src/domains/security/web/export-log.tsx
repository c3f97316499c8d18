import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { saveFile } from "#client/save-file.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AuditFilters } from "../audit-calls.ts";

/** The filtered log as one file, fetched part by part. */
export function ExportLog({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation("security");
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, parts } = await loadParts(filters);
      saveFile(fileName, new Blob(parts, { type: "text/csv;charset=utf-8" }));
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" loading={isBusy} onClick={() => void save()}>
      <Icon name="download" />
      {t("log.export")}
    </Button>
  );
}

async function loadParts(filters: AuditFilters): Promise<{ fileName: string; parts: string[] }> {
  const first = await api.security.exportAuditEntries(filters);
  const parts = [first.csv];
  for (let { next } = first; next !== null; ) {
    const part = await api.security.exportAuditEntries({ ...filters, before: next });
    parts.push(part.csv);
    next = part.next;
  }
  return { fileName: first.fileName, parts };
}
