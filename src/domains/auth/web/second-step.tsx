import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { useAuthProblem } from "./auth-problem.ts";
import { CodeForm } from "./code-form.tsx";
import { PhoneCode } from "./phone-code.tsx";
import { type Factor, type Way, WayPicker } from "./way-picker.tsx";

/** Between the right password and being signed in: the code of a second factor, or a recovery code instead of it. */
export function SecondStep({ email, factors }: { email: string; factors: readonly Factor[] }) {
  const { t } = useTranslation("auth");
  const [way, setWay] = useState<Way>(factors[0] ?? "recovery");
  const changeSession = useSessionChange();
  const welcome = async () => {
    notify.success(t("auth.welcomeTitle"), { description: t("auth.welcomeText") });
    await changeSession("MFA_CHALLENGE_VERIFIED");
  };
  return (
    <div className="grid gap-7">
      <PageHeading
        title={t("secondStep.title")}
        lead={<span className="wrap-anywhere">{t("secondStep.lead", { email })}</span>}
      />
      <CodeOfWay key={way === "recovery" ? way : way.id} way={way} onVerified={welcome} />
      <WayPicker ways={[...factors, "recovery"]} current={way} onWay={setWay} />
      <OtherAccount />
    </div>
  );
}

function CodeOfWay({ way, onVerified }: { way: Way; onVerified: () => Promise<void> }) {
  const { t } = useTranslation("auth");
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

/** Gives the half session back, so that somebody else can sign in. */
function OtherAccount() {
  const { t } = useTranslation("auth");
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
