import { useTranslation } from "react-i18next";
import { useSession } from "#client/session.tsx";
import { LanguageForm } from "#domains/accounts/web/language-form.tsx";
import { ProfileFacts } from "#domains/accounts/web/profile-facts.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function ProfileSettingsPage() {
  const { t } = useTranslation("accounts");
  const session = useSession();
  if (!session) return null;
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta title={t("settings.title")} isPrivate />
      <div className="grid gap-4">
        <Breadcrumb
          items={[{ label: t("dashboard.title"), to: "/dashboard" }, { label: t("settings.title") }]}
        />
        <PageHeading title={t("settings.title")} lead={t("settings.lead")} />
      </div>
      <div className="grid max-w-4xl gap-8">
        <ProfileFacts session={session} />
        <LanguageForm />
      </div>
    </Container>
  );
}
