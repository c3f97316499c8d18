import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { approvalReasonBounds } from "#domains/approvals/approval-rules.ts";
import type { Approval } from "#domains/approvals/approval-shape.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { notify } from "#ui/notify.ts";
import { WordsDialog } from "#ui/words-dialog.tsx";

/** Approve or decline another's request, with words; withdraw one's own. */
export function DecideApproval({ approval, label }: { approval: Approval; label: string }) {
  const { t } = useTranslation("security");
  const decide = useDeciding();
  const { id: approvalId } = approval;
  if (approval.isOwn)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="ghost" className="w-fit">
              {t("approvals.withdraw")}
            </Button>
          }
          title={t("approvals.withdrawTitle")}
          description={label}
          confirmLabel={t("approvals.withdraw")}
          onConfirm={async () => {
            await decide(() => api.security.withdraw({ approvalId }), t("approvals.doneWithdrawn"));
          }}
        />
        <p className="text-ink-soft text-sm">{t("approvals.own")}</p>
      </div>
    );
  const words = { text: label, label: t("approvals.why"), longest: approvalReasonBounds[1] };
  return (
    <div className="flex flex-wrap gap-2">
      <WordsDialog
        {...words}
        trigger={<Button size="sm">{t("approvals.approve")}</Button>}
        title={t("approvals.approveTitle")}
        hint={t("approvals.approveHint")}
        confirmLabel={t("approvals.approve")}
        onConfirm={(reason) =>
          decide(
            () => api.security.approve({ approvalId, ...(reason ? { reason } : {}) }),
            t("approvals.doneApproved"),
          )
        }
      />
      <WordsDialog
        {...words}
        trigger={
          <Button size="sm" variant="secondary">
            {t("approvals.decline")}
          </Button>
        }
        title={t("approvals.declineTitle")}
        hint={t("approvals.declineHint")}
        missing={t("approvals.missing")}
        confirmLabel={t("approvals.decline")}
        onConfirm={(reason) =>
          decide(() => api.security.decline({ approvalId, reason }), t("approvals.doneDeclined"))
        }
      />
    </div>
  );
}

/** Decides, says so, and fetches everything again: an approval changes orders, vendors and money. */
function useDeciding() {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await send();
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries();
    }
    notify.success(done);
    return true;
  };
}
