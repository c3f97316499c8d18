import { recordExport } from "#domains/audit/server/record-export.ts";
import type { UserSummary, UsersInput } from "#domains/users/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { exportPageSize, readPages, streamCsv } from "#platform/rpc/stream-csv.ts";
import { unscopedReadPeople } from "./list-people.ts";

const columns = [
  ...["id", "name", "email", "roles", "admin_role", "shop"],
  ...["verified", "second_factor", "banned", "since"],
];

/** The people of a list as CSV, the newest first. For administrators. */
export async function exportPeople(
  ctx: SignedInCtx,
  input: Omit<UsersInput, "after">,
): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "people");
  const readPage = (after: string | undefined) =>
    unscopedReadPeople(ctx, { ...input, after }, exportPageSize);
  return streamCsv(ctx, {
    fileName: `people-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
    ...{ columns, pages: readPages(readPage, rowOf) },
  });
}

const answer = (isSo: boolean) => (isSo ? "yes" : "no");

const rowOf = (person: UserSummary): unknown[] => [
  ...[person.id, person.name, person.email, person.roles.join(" "), person.adminRole, person.companyName],
  ...[person.isVerified, person.hasFactor, person.isBanned].map(answer),
  person.createdAt,
];
