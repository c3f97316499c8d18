import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import type { TeamMember } from "../contract.ts";
import { reasonBounds } from "../team-rules.ts";
import { LeaveButton } from "./leave-button.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { useTeamChange } from "./use-team-change.ts";

const [shortest, longest] = reasonBounds;

type Props = { member: TeamMember; isSelf: boolean; canManage: boolean };

/** Somebody who works for the shop, and what the reader may do about it. */
export function MemberRow({ member, isSelf, canManage }: Props) {
  const { t } = useTranslation("team");
  const { fullName, avatarUrl, email, role, since } = member;
  return (
    <li className="grid gap-x-5 gap-y-3 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={fullName} src={avatarUrl} />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words font-semibold">
            {fullName}
            <Badge tone={role === "owner" ? "leaf" : "grey"}>{t(`roles.${role}`)}</Badge>
            {isSelf && <Badge tone="green">{t("you")}</Badge>}
          </h3>
          <p className="break-all text-ink-soft text-sm">{email}</p>
          <p className="text-ink-soft text-sm">{t("since", { date: formatDate(since) })}</p>
        </div>
      </div>
      {role !== "owner" && (
        <div className="flex flex-wrap gap-2">
          {canManage && <RoleDialog member={member} />}
          {canManage && <RemoveButton member={member} />}
          {isSelf && <LeaveButton />}
        </div>
      )}
    </li>
  );
}

function RemoveButton({ member: { userId: memberId, fullName: name } }: { member: TeamMember }) {
  const { t } = useTranslation("team");
  const change = useTeamChange();
  return (
    <WordsDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={t("remove.of", { name })}>
          {t("remove.open")}
        </Button>
      }
      title={t("remove.title", { name })}
      text={t("remove.text")}
      label={t("remove.reason")}
      hint={t("remove.hint", { name })}
      missing={t("remove.missing")}
      shortest={shortest}
      longest={longest}
      confirmLabel={t("remove.confirm")}
      onConfirm={(reason) =>
        change(() => api.team.removeMember({ memberId, reason }), t("remove.done", { name }))
      }
    />
  );
}
