import { useTranslation } from "react-i18next";
import { AuthFrame } from "#domains/auth/web/auth-frame.tsx";
import { ForgotPassword } from "#domains/auth/web/forgot-password.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  return (
    <AuthFrame>
      <PageMeta title={t("forgot.title")} canonical="/forgot-password" />
      <ForgotPassword />
    </AuthFrame>
  );
}
