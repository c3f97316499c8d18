import { AuthFrame } from "#domains/auth/web/auth-frame.tsx";
import { ResetPassword } from "#domains/auth/web/reset-password.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function ResetPasswordPage() {
  return (
    <AuthFrame>
      <PageMeta />
      <ResetPassword />
    </AuthFrame>
  );
}
