import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { useAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { CodeOfWay } from "./code-of-way.tsx";
import { type Factor, type FactorWay, MethodPicker } from "./method-picker.tsx";

/** After the correct password: asks for the code of a second factor, or a recovery code. */
export function SecondStep({ email, factors }: { email: string; factors: readonly Factor[] }) {
  const { t } = useTranslation(["secondFactor", "auth"]);
  const [way, setWay] = useState<FactorWay>(factors[0] ?? "recovery");
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
