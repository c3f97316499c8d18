import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { notify } from "#ui/notify.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { refreshProducts } from "../refresh-products.ts";

/** Approves all new products that wait now, batch by batch, with progress; it can be stopped between two batches. */
export function ApproveAll({ count }: { count: number }) {
  const { t } = useTranslation("listings");
  const { progress, start, stop } = useApproval();
  if (progress)
    return (
      <div role="status" className="flex flex-wrap items-end gap-4">
        <ProgressBar
          className="min-w-56 flex-1"
          label={t("queue.approvingAll")}
          value={progress.done}
          max={progress.total}
          valueText={t("queue.approvedOf", progress)}
        />
        <Button variant="secondary" onClick={stop}>
          {t("queue.stop")}
        </Button>
      </div>
    );
  if (count < 2) return null;
  return (
    <ConfirmDialog
      tone="primary"
      trigger={
        <Button variant="secondary" className="justify-self-start">
          {t("queue.approveAll", { count })}
        </Button>
      }
      title={t("queue.approveAllTitle", { count })}
      description={t("queue.approveAllText")}
      confirmLabel={t("queue.approveAllConfirm")}
      onConfirm={() => void start(count)}
    />
  );
}

function useApproval() {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  // Who leaves the screen stops it: nothing goes on unseen.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async (total: number) => {
    isStopped.current = false;
    const until = new Date().toISOString();
    let done = 0;
    setProgress({ done, total });
    try {
      while (!isStopped.current) {
        const { approved, left } = await api.listings.approveWaitingProducts({ until });
        done += approved;
        setProgress({ done, total: Math.max(total, done + left) });
        if (approved === 0 || left === 0) break;
      }
      notify.success(t("queue.approvedAll", { count: done }));
    } catch (error) {
      notifyError(error);
    } finally {
      setProgress(null);
      await refreshProducts(queryClient);
    }
  };
  return { progress, start, stop };
}
