import { useState } from "react";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import type { TeamInvitation } from "../contract.ts";
import { useTeamChange } from "./use-team-change.ts";

/** Somebody who has not answered yet: until when the link is valid, a new one, and its end. */
export function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const { t } = useTranslation("team");
  const change = useTeamChange();
  const [isBusy, setBusy] = useState(false);
  const { id: invitationId, email, role, sentAt, expiresAt, isExpired } = invitation;
  const resend = async () => {
    setBusy(true);
    await change(() => api.team.resendInvitation({ invitationId }), t("resend.done", { email }));
    setBusy(false);
  };
  const revoke = async () => {
    await change(() => api.team.revokeInvitation({ invitationId }), t("revoke.done", { email }));
  };
  return (
    <li className="grid gap-x-5 gap-y-3 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft"
        >
          <Icon name="mail" className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 break-all font-semibold">
            {email}
            <Badge tone="grey">{t(`roles.${role}`)}</Badge>
            <Badge tone={isExpired ? "red" : "yellow"}>{t(isExpired ? "expired" : "waiting")}</Badge>
          </h3>
          <p className="text-ink-soft text-sm">
            {t(isExpired ? "sentExpired" : "sent", {
              sent: formatDate(sentAt),
              until: formatDate(expiresAt),
            })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t("resend.of", { email })}
          loading={isBusy}
          onClick={() => void resend()}
        >
          {t("resend.open")}
        </Button>
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="ghost" aria-label={t("revoke.of", { email })}>
              {t("revoke.open")}
            </Button>
          }
          title={t("revoke.title")}
          description={t("revoke.text", { email })}
          confirmLabel={t("revoke.confirm")}
          onConfirm={revoke}
        />
      </div>
    </li>
  );
}
