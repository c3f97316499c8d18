import { useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useNotifyError } from "../notify-error.ts";
import { saveFile } from "../save-file.ts";

type Part = { fileName: string; csv: string; next: string | null };

/** Saves a whole list as one CSV file, fetched part by part; says how far it is, and can be stopped. */
export function ExportButton({ load }: { load: (cursor: string | null) => Promise<Part> }) {
  const { t } = useTranslation("table");
  const notifyError = useNotifyError();
  const [rows, setRows] = useState<number | null>(null);
  const isStopped = useRef(false);
  const save = async () => {
    isStopped.current = false;
    setRows(0);
    try {
      const parts: string[] = [];
      let part: Part | undefined;
      do {
        part = await load(part?.next ?? null);
        parts.push(part.csv);
        const lines = part.csv.split("\r\n").length - 1;
        setRows((before) => (before ?? 0) + lines);
      } while (part.next !== null && !isStopped.current);
      if (!isStopped.current) saveFile(part.fileName, new Blob(parts, { type: "text/csv;charset=utf-8" }));
    } catch (error) {
      notifyError(error);
    }
    setRows(null);
  };
  if (rows !== null)
    return (
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          isStopped.current = true;
        }}
      >
        <Icon name="x" />
        <span role="status">{t("exporting", { count: rows })}</span>
      </Button>
    );
  return (
    <Button variant="ghost" size="sm" onClick={() => void save()}>
      <Icon name="download" />
      {t("export")}
    </Button>
  );
}
