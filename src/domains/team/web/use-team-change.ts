import { useQueryClient } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { notify } from "#ui/notify.ts";
import type { TeamView } from "../contract.ts";

/** Sends a change of the team, says that it is made, and shows the team as it is then. True if it went well. */
export function useTeamChange() {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return async (change: () => Promise<TeamView>, done: string): Promise<boolean> => {
    try {
      queryClient.setQueryData(queries.team.listTeam.queryKey({ input: {} }), await change());
      notify.success(done);
      return true;
    } catch (error) {
      notifyError(error);
      await queryClient.invalidateQueries({ queryKey: queries.team.key() });
      return false;
    }
  };
}
