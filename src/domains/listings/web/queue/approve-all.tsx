import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { refreshProducts } from "../refresh-products.ts";

type ApproveAllProps = { kind: "product" | "revision" | undefined; count: number };

/**
 * Approves everything that waits now, of a kind or of both, batch by batch, with progress; it can be stopped between two batches,
 * and taken back.
 */
export function ApproveAll({ kind, count }: ApproveAllProps) {
  const { t } = useTranslation("listings");
  const { progress, approved, approve, undo, stop } = useApproval();
  if (progress)
    return (
      <div role="status" className="flex flex-wrap items-end gap-4">
        <ProgressBar
          className="min-w-56 flex-1"
          label={t(progress.isUndoing ? "queue.undoingAll" : "queue.approvingAll")}
          value={progress.done}
          max={progress.total}
          valueText={t("queue.approvedOf", progress)}
        />
        <Button variant="secondary" onClick={stop}>
          {t("queue.stop")}
        </Button>
      </div>
    );
  if (approved.length === 0 && count < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {count >= 2 && (
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
          onConfirm={() => void approve(kind, count)}
        />
      )}
      {approved.length > 0 && (
        <Button variant="ghost" onClick={() => void undo()}>
          <Icon name="undo-2" />
          {t("queue.undoAll", { count: approved.length })}
        </Button>
      )}
    </div>
  );
}

type Progress = { done: number; total: number; isUndoing: boolean };
type Approved = { productId: string; submittedAt: string };
const batchSize = 500;

function useApproval() {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [approved, setApproved] = useState<Approved[]>([]);
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
  const work = async (isUndoing: boolean, total: number, steps: (show: Show) => Promise<void>) => {
    isStopped.current = false;
    const show: Show = (done, of = total) => setProgress({ done, total: of, isUndoing });
    show(0);
    try {
      await steps(show);
    } catch (error) {
      notifyError(error);
    } finally {
      setProgress(null);
      await refreshProducts(queryClient);
    }
  };
  const approve = (kind: ApproveAllProps["kind"], total: number) =>
    work(false, total, async (show) => {
      const until = new Date().toISOString();
      const all: Approved[] = [];
      while (!isStopped.current) {
        const batch = await api.listings.approveWaitingProducts({ until, ...(kind ? { kind } : {}) });
        all.push(...batch.approved);
        setApproved([...all]);
        show(all.length, Math.max(total, all.length + batch.left));
        if (batch.approved.length === 0 || batch.left === 0) break;
      }
      notify.success(t("queue.approvedAll", { count: all.length }));
    });
  const undo = () =>
    work(true, approved.length, async (show) => {
      let kept = 0;
      let done = 0;
      while (done < approved.length && !isStopped.current) {
        const items = approved.slice(done, done + batchSize);
        kept += (await api.listings.undoApprovals({ items })).kept.length;
        done += items.length;
        show(done);
      }
      setApproved(approved.slice(done));
      notify.success(
        t("queue.undoneAll", { count: done - kept }),
        kept > 0 ? { description: t("queue.keptAll", { count: kept }) } : {},
      );
    });
  return { progress, approved, approve, undo, stop };
}

type Show = (done: number, of?: number) => void;
