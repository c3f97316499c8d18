import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { maxBulkBytes } from "#domains/bulk-upload/bulk-columns.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { toUtf8 } from "./to-utf8.ts";

type FileProblem = {
  reason: "empty" | "unreadable" | "heading" | "columns" | "rows";
  columns?: string[];
  line?: number;
};

/** Uploads a file: the name of the current one, and why the last one was rejected. */
export function useStartUpload() {
  const { t } = useTranslation("bulkUpload");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const problemOf = (error: unknown): string => {
    const { code, details } = classifyError(error);
    if (code === "PAYLOAD_TOO_LARGE") return t("fileProblem.large");
    if (code !== "INVALID_FILE") return describeError(tErrors, error).text;
    const { reason, columns = [], line = 1 } = details.extras as FileProblem;
    return t(`fileProblem.${reason}`, { columns: columns.join(", "), line });
  };

  const start = async (file: File) => {
    setProblem(file.size > maxBulkBytes ? t("fileProblem.large") : undefined);
    if (file.size > maxBulkBytes) return;
    if (file.size === 0) return setProblem(t("fileProblem.empty"));
    setSending(file.name);
    try {
      const upload = await api.bulkUpload.startBulkUpload(await toUtf8(file));
      await queryClient.invalidateQueries({ queryKey: queries.bulkUpload.listBulkUploads.key() });
      await navigate(`?tab=enterprise&panel=bulk&upload=${upload.id}`, { preventScrollReset: true });
    } catch (error) {
      logError(error);
      setProblem(problemOf(error));
    } finally {
      setSending(undefined);
    }
  };
  return { start, sending, problem };
}
