import { NotesCard } from "#domains/notes/web/notes-card.tsx";
import { SubjectTimeline } from "#domains/security/web/subject-timeline.tsx";
import { readUsersAddress, usersInput } from "#domains/users/web/users-address.ts";
import { UsersPanel } from "#domains/users/web/users-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminUsers({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readUsersAddress(params);
  const { userId } = address;
  await (userId
    ? client.prefetchQuery(queries.users.getPerson.queryOptions({ input: { userId } }))
    : client.prefetchQuery(queries.users.listPeople.queryOptions({ input: usersInput(address) })));
}

export function AdminUsersPanel() {
  return (
    <UsersPanel
      renderRecords={(userId) => (
        <>
          <SubjectTimeline subjectKind="user" subjectId={userId} />
          <NotesCard subjectKind="user" subjectId={userId} />
        </>
      )}
    />
  );
}
