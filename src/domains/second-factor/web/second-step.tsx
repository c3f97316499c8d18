import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { useAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { CodeForm } from "./code-form.tsx";
import { type Factor, MethodPicker, type Way } from "./method-picker.tsx";
import { PhoneCode } from "./phone-code.tsx";

/** After the correct password: asks for the code of a second factor, or a recovery code. */
export function SecondStep({ email, factors }: { email: string; factors: readonly Factor[] }) {
  const { t } = useTranslation(["secondFactor", "auth"]);
  const [way, setWay] = useState<Way>(factors[0] ?? "recovery");
  const changeSession = useSessionChange();
  const welcome = async () => {
    notify.success(t("auth:auth.welcomeTitle"), { description: t("auth:auth.welcomeText") });
    await changeSession("MFA_CHALLENGE_VERIFIED");
  };
  return (
    <div className="grid gap-7">
      <PageHeading
        title={t("secondStep.title")}
        lead={<span className="wrap-anywhere">{t("secondStep.lead", { email })}</span>}
      />
      <CodeOfWay key={way === "recovery" ? way : way.id} way={way} onVerified={welcome} />
      <MethodPicker ways={[...factors, "recovery"]} current={way} onWay={setWay} />
      <OtherAccount />
    </div>
  );
}

function CodeOfWay({ way, onVerified }: { way: Way; onVerified: () => Promise<void> }) {
  const { t } = useTranslation("secondFactor");
  if (way === "recovery") {
    return (
      <CodeForm
        kind="recovery"
        label={t("secondStep.recoveryLabel")}
        hint={t("secondStep.recoveryHint")}
        onCode={async (code) => {
          await api.auth.redeemRecoveryCode({ code, transport: "cookie" });
          await onVerified();
        }}
      />
    );
  }
  const factor_id = way.id;
  if (way.factor_type === "phone") return <PhoneCode factorId={factor_id} onVerified={onVerified} />;
  return (
    <CodeForm
      kind="digits"
      label={t("secondStep.totpLabel")}
      hint={t("secondStep.totpHint", { name: way.friendly_name })}
      onCode={async (code) => {
        const { id } = await api.auth.challengeFactor({ factor_id });
        await api.auth.verifyFactor({ factor_id, challenge_id: id, code, transport: "cookie" });
        await onVerified();
      }}
    />
  );
}

/** Ends the incomplete session, so that another user can sign in. */
function OtherAccount() {
  const { t } = useTranslation("secondFactor");
  const sayProblem = useAuthProblem();
  const { revalidate } = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await api.auth.signOut({ scope: "local" });
      await revalidate();
    } catch (error) {
      sayProblem(error);
    } finally {
      setLeaving(false);
    }
  };
  return (
    <p>
      <Button variant="link" loading={isLeaving} onClick={leave}>
        {t("secondStep.otherAccount")}
      </Button>
    </p>
  );
}
