import { href, Link } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { EmailText } from "../email-text.tsx";

/** User, member since, and two links. */
export function DashboardHeader({ session }: { session: SessionView }) {
  const { t } = useTranslation("accounts");
  const name = session.fullName || t("dashboard.coffeeLover");
  const since = session.memberSince ? formatDate(session.memberSince) : t("dashboard.recently");
  return (
    <div className="grid grid-cols-1 gap-5">
      <Breadcrumb items={[{ label: t("dashboard.home"), to: href("/") }, { label: t("dashboard.title") }]} />
      <div className="flex flex-col gap-5 lg:flex-row lg:items-end lg:justify-between lg:gap-8">
        <div className="flex min-w-0 items-start gap-4 sm:items-center sm:gap-5">
          <Avatar src={session.avatarUrl} size="lg" className="max-sm:mt-1 max-sm:size-14" />
          <PageHeading
            className="min-w-0"
            title={t("dashboard.welcome", { name })}
            lead={
              <span className="flex flex-wrap gap-x-5 gap-y-0.5 text-base">
                <EmailText email={session.email} />
                <span>{t("dashboard.memberSince", { date: since })}</span>
              </span>
            }
          />
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button asChild>
            <Link to={href("/products")}>
              <Icon name="coffee" />
              {t("dashboard.browse")}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={href("/profile/settings")}>
              <Icon name="settings" />
              {t("dashboard.settings")}
            </Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
