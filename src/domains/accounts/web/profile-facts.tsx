import { useTranslation } from "react-i18next";
import type { SessionView } from "#domains/accounts/contract.ts";
import { formatDate } from "#kernel/formats.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { FactsTable } from "#ui/facts-table.tsx";

/** What the account holds: name, address (which stays), since when, which roles. */
export function ProfileFacts({ session }: { session: SessionView }) {
  const { t } = useTranslation("accounts");
  // A narrow screen breaks the address where people would.
  const at = session.email.indexOf("@");
  const facts = [
    { label: t("fields.fullName"), value: session.fullName || t("dashboard.coffeeLover") },
    {
      label: t("fields.email"),
      value: (
        <>
          <span className="block break-words">
            {session.email.slice(0, at)}
            <wbr />
            {session.email.slice(at)}
          </span>
          <span className="font-normal text-ink-soft text-sm">{t("settings.emailFixed")}</span>
        </>
      ),
    },
    {
      label: t("settings.memberSince"),
      value: session.memberSince ? formatDate(session.memberSince) : t("dashboard.recently"),
    },
    {
      label: t("settings.role"),
      value: (
        <span className="flex flex-wrap gap-2">
          {session.roles.map((role) => (
            <Badge key={role} tone="outline">
              {t(`settings.roles.${role}`)}
            </Badge>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Card>
      <div className="mb-5 flex items-center gap-4">
        <Avatar name={session.fullName} src={session.avatarUrl} size="md" />
        <CardTitle>{t("settings.account")}</CardTitle>
      </div>
      <FactsTable facts={facts} />
    </Card>
  );
}
