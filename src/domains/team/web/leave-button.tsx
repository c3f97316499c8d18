import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { useSession } from "#client/session.tsx";
import { useSessionChange } from "#client/use-session-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { notify } from "#ui/notify.ts";

/** A member's way out of the team. */
export function LeaveButton() {
  const { t } = useTranslation("team");
  const company = useSession()?.vendor?.companyName;
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const notifyError = useNotifyError();
  const leave = async () => {
    try {
      // First away from the shop's dashboard, which this person may not open afterwards.
      await navigate(href("/dashboard"));
      await api.team.leaveTeam({});
      await changeSession("USER_UPDATED");
      notify.success(t("leave.done"));
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost">
          {t("leave.open")}
        </Button>
      }
      title={t("leave.title", { company })}
      description={t("leave.text")}
      confirmLabel={t("leave.confirm")}
      onConfirm={leave}
    />
  );
}
