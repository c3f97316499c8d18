import { TeamPanel as Team } from "#domains/team/web/team-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadTeam({ client, queries }: Load, _params: URLSearchParams): Promise<void> {
  await client.prefetchQuery(queries.team.listTeam.queryOptions({ input: {} }));
}

export function TeamPanel() {
  return <Team />;
}
