import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { announceAuthEvent } from "#client/auth-events.ts";
import { useHydrated } from "#client/use-hydrated.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import type { UserView } from "#domains/auth/shapes.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { isHalfSignedIn } from "./half-signed-in.ts";
import { ResetPasswordDone, ResetPasswordInvalid } from "./reset-password-ends.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** In the history's entry, so that a reload still finds the link used. */
const redeemed = { isRedeemed: true };

/**
 * Where the reset mail's link lands: `?token=` to choose a new password, `?error=` when the link is no good. Once used, the
 * token leaves the address and the history.
 */
export function ResetPassword() {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const state = useLocation().state as Partial<typeof redeemed> | null;
  const isRedeemed = useHydrated() && state?.isRedeemed === true;
  const [end, setEnd] = useState<"signedIn" | "halfSignedIn" | "invalid" | null>(null);
  const token = params.get("token");

  if (end === "signedIn" || end === "halfSignedIn")
    return <ResetPasswordDone isHalf={end === "halfSignedIn"} />;
  if (end === "invalid" || params.has("error") || !(token || isRedeemed)) return <ResetPasswordInvalid />;
  return (
    <div className="grid gap-7">
      <PageHeading title={t("reset.title")} lead={t("reset.lead")} />
      <ResetPasswordForm
        token={token}
        onRedeemed={async () => {
          announceAuthEvent("PASSWORD_RECOVERY");
          await navigate("/reset-password", { replace: true, state: redeemed, preventScrollReset: true });
        }}
        onDone={async (user: UserView) => {
          setEnd(isHalfSignedIn(user) ? "halfSignedIn" : "signedIn");
          await changeSession("SIGNED_IN");
        }}
        onInvalid={() => setEnd("invalid")}
      />
    </div>
  );
}
