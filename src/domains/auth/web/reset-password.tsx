import { useState } from "react";
import { href, useLocation, useNavigate, useSearchParams } from "react-router";
import { announceAuthEvent } from "#client/auth-events.ts";
import { useHydrated } from "#client/use-hydrated.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import type { UserView } from "#domains/auth/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { isHalfSignedIn } from "./half-signed-in.ts";
import { ResetPasswordDone, ResetPasswordInvalid } from "./reset-password-ends.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** In the history entry, so that a reload knows that the link was used. */
const redeemed = { isRedeemed: true };

/**
 * Where the reset mail's link lands: `?token=` to choose a new password, `?error=` for an invalid link. Once used,
 * the token is removed from address and history.
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
          await navigate(href("/reset-password"), {
            replace: true,
            state: redeemed,
            preventScrollReset: true,
          });
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
