import { useTranslation } from "react-i18next";
import { AuthFrame } from "#domains/accounts/web/auth-frame.tsx";
import { ResetPassword } from "#domains/accounts/web/reset-password.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function ResetPasswordPage() {
  const { t } = useTranslation("accounts");
  return (
    <AuthFrame>
      <PageMeta title={t("reset.title")} isPrivate />
      <ResetPassword />
    </AuthFrame>
  );
}
