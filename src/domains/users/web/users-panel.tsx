import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { queries } from "#client/queries.ts";
import type { UserSummary } from "#domains/users/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { NoneFound } from "#ui/none-found.tsx";
import { UserBadges } from "./user-badges.tsx";
import { UserView } from "./user-view.tsx";
import { readUsersAddress, type UsersAddress, usersInput, usersPath } from "./users-address.ts";
import { UsersSearch } from "./users-search.tsx";

/** The administrators' tab 'Users': the list, or one person. */
export function UsersPanel({ renderRecords }: { renderRecords: (userId: string) => ReactNode }) {
  const [params] = useSearchParams();
  const address = readUsersAddress(params);
  return address.userId ? (
    <UserView
      key={address.userId}
      address={address}
      userId={address.userId}
      records={renderRecords(address.userId)}
    />
  ) : (
    <UserList address={address} />
  );
}

function UserList({ address }: { address: UsersAddress }) {
  const { t } = useTranslation("users");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.users.listPeople.queryOptions({ input: usersInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-3">
      <SavedViews
        list="admin-users"
        given={[
          { label: t("views.all"), search: usersPath({}) },
          { label: t("views.admins"), search: usersPath({ kind: "admin" }) },
          { label: t("views.unverified"), search: usersPath({ state: "unverified" }) },
          { label: t("views.banned"), search: usersPath({ state: "banned" }) },
        ]}
      />
      <UsersSearch address={address} />
      <DataTable
        list="admin-users"
        label={t("title")}
        columns={useColumns()}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        hrefOf={({ id }) => usersPath({ ...address, userId: id })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={
          <NoneFound
            headingLevel="h2"
            title={t("none.title")}
            text={t("none.text")}
            clearTo={usersPath({})}
          />
        }
        exportButton={
          <ExportButton path="/api/admin/users-csv" input={usersInput({ ...address, after: null })} />
        }
        firstHref={address.after ? usersPath({ ...address, after: null }) : null}
        nextHref={data?.next ? usersPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

function useColumns(): DataColumn<UserSummary>[] {
  const { t } = useTranslation("users");
  return [
    { id: "name", header: t("columns.name"), isPrimary: true, cell: ({ name }) => name },
    {
      id: "email",
      header: t("columns.email"),
      cell: ({ email }) => <span className="break-all">{email}</span>,
    },
    { id: "roles", header: t("columns.roles"), cell: (user) => <UserBadges user={user} /> },
    { id: "shop", header: t("columns.shop"), cell: ({ companyName }) => companyName ?? "" },
    {
      id: "factor",
      header: t("columns.factor"),
      isHiddenAtFirst: true,
      cell: ({ hasFactor }) => t(hasFactor ? "factor.yes" : "factor.no"),
    },
    {
      id: "since",
      header: t("columns.since"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
  ];
}
