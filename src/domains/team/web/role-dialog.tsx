import { useState } from "react";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import type { TeamMember } from "../contract.ts";
import { type InvitedRole, invitedRoles } from "../team-rules.ts";
import { RoleChoice } from "./role-choice.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** Gives a member another role. */
export function RoleDialog({ member }: { member: TeamMember }) {
  const { t } = useTranslation("team");
  const { t: tUi } = useTranslation("ui");
  const change = useTeamChange();
  const present = invitedRoles.find((role) => role === member.role) ?? "packer";
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [role, setRole] = useState<InvitedRole>(present);
  const { userId: memberId, fullName: name } = member;
  const save = async () => {
    setBusy(true);
    const isDone = await change(
      () => api.team.changeMemberRole({ memberId, role }),
      t("changeRole.done", { name }),
    );
    setBusy(false);
    if (isDone) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        setRole(present);
        setOpen(open);
      }}
      trigger={
        <Button size="sm" variant="secondary" aria-label={t("changeRole.of", { name })}>
          {t("changeRole.open")}
        </Button>
      }
      title={t("changeRole.title", { name })}
      description={t("changeRole.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} disabled={role === present} onClick={() => void save()}>
            {t("changeRole.save")}
          </Button>
        </>
      }
    >
      <RoleChoice value={role} onChange={setRole} />
    </Dialog>
  );
}
