import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { mayInShop } from "#kernel/permissions.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { TeamView } from "../contract.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberRow } from "./member-row.tsx";

/** Who works for the shop; its owner invites, changes roles and removes. */
export function TeamPanel() {
  const { data, isError, isFetching, refetch } = useQuery(queries.team.listTeam.queryOptions({ input: {} }));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-80" />;
  return <Team team={data} />;
}

function Team({ team }: { team: TeamView }) {
  const { t } = useTranslation("team");
  const session = useSession();
  const [isInviting, setInviting] = useState(false);
  const { members, invitations, largestTeam } = team;
  const canManage = session !== null && mayInShop(session, "team.manage");
  const used = members.length - 1 + invitations.length;
  const invite = canManage && (
    <Button onClick={() => setInviting(true)} disabled={used >= largestTeam}>
      <Icon name="plus" />
      {t("invite.open")}
    </Button>
  );
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-10">
      <Part
        title={t("members")}
        lead={canManage ? t("lead", { used, largestTeam }) : t("memberLead")}
        action={used > 0 && invite}
      >
        <ul className="divide-y divide-line border-line border-y">
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isSelf={member.userId === session?.userId}
              canManage={canManage}
            />
          ))}
        </ul>
      </Part>
      {canManage && used === 0 && (
        <EmptyState
          headingLevel="h3"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={invite}
          className="py-6"
        />
      )}
      {invitations.length > 0 && (
        <Part title={t("invitations")} lead={t("invitationsLead")}>
          <ul className="divide-y divide-line border-line border-y">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Part>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}

type PartProps = { title: string; lead: string; action?: ReactNode; children: ReactNode };

function Part({ title, lead, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <h2 id={id} className="font-display font-semibold text-heading">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
