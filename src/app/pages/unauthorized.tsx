import { useTranslation } from "react-i18next";
import { AccessDenied } from "#domains/accounts/web/access-denied.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function UnauthorizedPage() {
  const { t } = useTranslation("accounts");
  return (
    <Container>
      <PageMeta title={t("unauthorized.title")} isPrivate />
      <AccessDenied />
    </Container>
  );
}
