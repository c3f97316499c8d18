import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { BackToList, DetailLayout, DetailSection } from "#client/detail-layout.tsx";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { WaitingApprovals } from "#domains/approvals/web/waiting-approvals.tsx";
import type { UserDetail } from "#domains/users/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { UserActions } from "./user-actions.tsx";
import { UserBadges } from "./user-badges.tsx";
import { UserBans } from "./user-bans.tsx";
import { UserSessions } from "./user-sessions.tsx";
import { type UsersAddress, usersPath } from "./users-address.ts";

type UserViewProps = {
  address: UsersAddress;
  userId: string;
  /** What other domains know about them: timeline, notes. */
  records: ReactNode;
};

/** One person: account, roles, sessions, factors, orders, bans, and what an administrator can do. */
export function UserView({ address, userId, records }: UserViewProps) {
  const { t } = useTranslation("users");
  const { data: user, isError } = useQuery(queries.users.getPerson.queryOptions({ input: { userId } }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackToList to={usersPath({ ...address, userId: null })}>{t("back")}</BackToList>
      {isError && !user && <EmptyState title={t("notFound.title")} text={t("notFound.text")} />}
      {!user && !isError && <Skeleton className="h-96" />}
      {user && <Person user={user} records={records} />}
    </div>
  );
}

function Person({ user, records }: { user: UserDetail; records: ReactNode }) {
  const { t } = useTranslation("users");
  const heading = useFocusAfterChange(`${user.isBanned} ${user.adminRole}`);
  return (
    <DetailLayout
      title={user.name}
      headingRef={heading}
      status={<UserBadges user={user} />}
      side={
        user.mayChange ? (
          <AdminMay permission="users.manage">
            <UserActions user={user} />
          </AdminMay>
        ) : (
          <p className="text-ink-soft text-sm">{t("notYours")}</p>
        )
      }
      records={records}
    >
      <WaitingApprovals approvals={user.approvals} />
      <Account user={user} />
      <UserSessions user={user} />
      <UserBans bans={user.bans} language={user.language} />
    </DetailLayout>
  );
}

function Account({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const { t: tDecisions } = useTranslation("decisions");
  const { orders, factors, vendorId, companyName } = user;
  const shop = vendorId && (
    <Link
      to={withQuery(href("/admin"), { tab: "vendors", state: "all", vendor: vendorId })}
      className="underline"
    >
      {companyName}
    </Link>
  );
  const bought =
    orders.count === 0 ? (
      t("orders.none")
    ) : (
      <Link to={withQuery(href("/admin"), { tab: "orders", buyer: user.id })} className="underline">
        {t("orders.sum", { count: orders.count, total: formatUsd(orders.totalCents) })}
      </Link>
    );
  const second = factors.map(({ name, type, since }) =>
    t("factor.line", { name, type: t(`factor.types.${type}`), date: formatDate(since) }),
  );
  return (
    <DetailSection title={t("account.title")}>
      <FactsTable
        facts={[
          { label: t("columns.email"), value: <span className="break-all">{user.email}</span> },
          { label: t("account.verified"), value: t(user.isVerified ? "account.yes" : "account.no") },
          { label: t("account.phone"), value: user.phone ?? t("account.none") },
          { label: t("account.language"), value: tDecisions(`languages.${user.language as "en"}`) },
          { label: t("columns.since"), value: formatDate(user.createdAt) },
          { label: t("orders.title"), value: bought },
          ...(shop ? [{ label: t("columns.shop"), value: shop }] : []),
          { label: t("columns.factor"), value: second.join("; ") || t("factor.no") },
          {
            label: t("account.recoveryCodes"),
            value: t("account.unused", { count: user.recoveryCodes }),
          },
        ]}
      />
    </DetailSection>
  );
}
