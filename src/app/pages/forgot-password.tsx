import { AuthFrame } from "#domains/auth/web/auth-frame.tsx";
import { ForgotPassword } from "#domains/auth/web/forgot-password.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function ForgotPasswordPage() {
  return (
    <AuthFrame>
      <PageMeta />
      <ForgotPassword />
    </AuthFrame>
  );
}
