import type { UserSummary } from "#domains/users/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";

/** What a person is besides a buyer, and what stands against the account. */
export function UserBadges({ user }: { user: UserSummary }) {
  const { t } = useTranslation("users");
  return (
    <span className="flex gap-1 max-md:flex-wrap max-md:justify-end">
      {user.adminRole && <Badge tone="blue">{t(`adminRoles.${user.adminRole}`)}</Badge>}
      {user.roles.includes("vendor") && <Badge tone="green">{t("kinds.vendor")}</Badge>}
      {!user.isVerified && <Badge tone="yellow">{t("states.unverified")}</Badge>}
      {user.isBanned && <Badge tone="red">{t("states.banned")}</Badge>}
    </span>
  );
}
