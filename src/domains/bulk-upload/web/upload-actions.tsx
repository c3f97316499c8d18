import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { refreshProducts } from "#domains/listings/web/refresh-products.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import type { BulkUpload } from "./upload-words.ts";

/** A checked upload can be applied, and an applied one undone; both ask for confirmation. */
export function UploadActions({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation("bulkUpload");
  const act = useUploadAction();
  const { id: uploadId, state, createCount, updateCount, errorCount } = upload;
  const count = createCount + updateCount;
  if (state === "checked" && count === 0) return <InlineNotice>{t("nothingToApply")}</InlineNotice>;
  const n = formatCount(count);
  if (state === "checked")
    return (
      <div>
        <ConfirmDialog
          trigger={<Button>{t("apply", { n })}</Button>}
          title={t("applyTitle", { n })}
          description={`${t("applyText")}${errorCount > 0 ? ` ${t("applyLeaves")}` : ""}`}
          confirmLabel={t("applyConfirm")}
          tone="primary"
          onConfirm={() => act(() => api.bulkUpload.applyBulkUpload({ uploadId }))}
        />
      </div>
    );
  if (state !== "applied") return null;
  return (
    <div>
      <ConfirmDialog
        trigger={<Button variant="secondary">{t("undo")}</Button>}
        title={t("undoTitle")}
        description={t("undoText")}
        confirmLabel={t("undoConfirm")}
        onConfirm={() => act(() => api.bulkUpload.undoBulkUpload({ uploadId }))}
      />
    </div>
  );
}

function useUploadAction() {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notifyError(error);
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queries.bulkUpload.key() }),
      refreshProducts(queryClient),
    ]);
  };
}
