import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { useAuthProblem } from "../auth-problem.ts";
import { DeviceRow } from "./device-row.tsx";
import { SecurityCard } from "./security-card.tsx";
import { useFocusOnceGone } from "./use-focus-once-gone.ts";

const fewest = 5;

/** The user's sessions: this device first, then the others, with buttons to end those. */
export function DevicesCard() {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const [isWhole, setWhole] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(
    queries.auth.listSessions.queryOptions({ input: {} }),
  );
  const sessions = data?.items ?? [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  const { heading, awaitGone } = useFocusOnceGone(others);
  const shown = isWhole ? sessions : sessions.slice(0, fewest);

  const end = async (work: () => Promise<unknown>, gone: string | undefined, said: string) => {
    try {
      await work();
    } catch (error) {
      return sayProblem(error);
    }
    notify.success(said);
    awaitGone(gone);
    await refetch();
  };
  return (
    <SecurityCard title={t("security.devices.title")} lead={t("security.devices.lead")} headingRef={heading}>
      {shown.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {shown.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              onEnd={() =>
                end(
                  () => api.auth.revokeSession({ session_id: session.id }),
                  session.id,
                  t("security.devices.ended"),
                )
              }
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {shown.length < sessions.length && (
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {t("security.devices.showAll", { count: sessions.length })}
          </Button>
        )}
        {others.length > 0 && (
          <EndOthers
            count={others.length}
            onEnd={() =>
              end(() => api.auth.signOut({ scope: "others" }), others[0], t("security.devices.othersEnded"))
            }
          />
        )}
      </div>
      {!data && !isError && <Skeleton className="h-32" />}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
    </SecurityCard>
  );
}

function EndOthers({ count, onEnd }: { count: number; onEnd: () => Promise<void> }) {
  const { t } = useTranslation("auth");
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm">
          {t("security.devices.endOthers")}
        </Button>
      }
      title={t("security.devices.endOthersTitle")}
      description={t("security.devices.endOthersText", { count })}
      confirmLabel={t("security.devices.endOthers")}
      onConfirm={onEnd}
    />
  );
}
