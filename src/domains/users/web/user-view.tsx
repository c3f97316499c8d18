import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { WaitingApprovals } from "#domains/approvals/web/waiting-approvals.tsx";
import type { UserDetail } from "#domains/users/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { UserActions } from "./user-actions.tsx";
import { UserBadges } from "./user-badges.tsx";
import { UserBans } from "./user-bans.tsx";
import { type UsersAddress, usersPath } from "./users-address.ts";

/** One person: account, roles, sessions, factors, orders, bans, and what an administrator can do. */
export function UserView({ address, userId }: { address: UsersAddress; userId: string }) {
  const { t } = useTranslation("users");
  const { data: user, isError } = useQuery(queries.users.getPerson.queryOptions({ input: { userId } }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Button asChild variant="link" className="w-fit">
        <Link to={usersPath({ ...address, userId: null })}>
          <Icon name="arrow-left" />
          {t("back")}
        </Link>
      </Button>
      {isError && !user && <EmptyState title={t("notFound.title")} text={t("notFound.text")} />}
      {!user && !isError && <Skeleton className="h-96" />}
      {user && <Person user={user} />}
    </div>
  );
}

function Person({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const heading = useFocusAfterChange(`${user.isBanned} ${user.adminRole}`);
  return (
    <section aria-labelledby="person" className="grid grid-cols-1 gap-6">
      <div className="grid justify-items-start gap-2">
        <h2
          ref={heading}
          tabIndex={-1}
          id="person"
          className="wrap-anywhere font-display font-semibold text-heading"
        >
          {user.name}
        </h2>
        <UserBadges user={user} />
      </div>
      <WaitingApprovals approvals={user.approvals} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <Account user={user} />
          <Sessions user={user} />
          <UserBans bans={user.bans} />
        </div>
        {user.mayChange ? (
          <AdminMay permission="users.manage">
            <UserActions user={user} />
          </AdminMay>
        ) : (
          <p className="text-ink-soft text-sm">{t("notYours")}</p>
        )}
      </div>
    </section>
  );
}

function Account({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  const { t: tDecisions } = useTranslation("decisions");
  const { orders, factors, vendorId, companyName } = user;
  const shop = vendorId && (
    <Link to={withQuery(href("/admin"), { tab: "vendors", vendor: vendorId })} className="underline">
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
    <Section id="account" title={t("account.title")}>
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
    </Section>
  );
}

function Sessions({ user }: { user: UserDetail }) {
  const { t } = useTranslation("users");
  return (
    <Section id="sessions" title={t("sessions.title")}>
      {user.sessions.length === 0 ? (
        <p className="text-ink-soft">{t("sessions.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {user.sessions.map((session) => (
            <li key={session.id} className="grid gap-0.5 py-2">
              <span className="break-words">{session.userAgent ?? t("sessions.unknown")}</span>
              <span className="text-ink-soft text-sm">
                {t("sessions.seen", { date: formatDateTime(session.lastSeenAt) })}
                {session.hasSecondFactor && ` · ${t("sessions.withFactor")}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card asChild className="gap-4">
      <section aria-labelledby={id}>
        <h3 id={id} className="font-semibold text-lg">
          {title}
        </h3>
        {children}
      </section>
    </Card>
  );
}
