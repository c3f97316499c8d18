import { useTranslation } from "react-i18next";
import { AuthFrame } from "#domains/auth/web/auth-frame.tsx";
import { ResetPassword } from "#domains/auth/web/reset-password.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function ResetPasswordPage() {
  const { t } = useTranslation("auth");
  return (
    <AuthFrame>
      <PageMeta title={t("reset.title")} isPrivate />
      <ResetPassword />
    </AuthFrame>
  );
}
