import { useState } from "react";
import { api } from "#client/api.ts";
import { useAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AddFactorProps } from "./add-app-dialog.tsx";
import { FactorForm, type StartedFactor } from "./factor-form.tsx";
import { PhoneCode } from "./phone-code.tsx";
import { useEnrolment } from "./use-enrolment.ts";

/** Adds a telephone: its number, then the code that was sent there. */
export function AddPhoneDialog({ names, codeTo, onAdded }: AddFactorProps) {
  const { t } = useTranslation("secondFactor");
  const sayProblem = useAuthProblem();
  const { isOpen, onOpenChange, started, setStarted, onVerified } = useEnrolment(onAdded);
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const send = async (factor: StartedFactor) => {
    // Too many messages already: the next step offers to send it later.
    const challenge = await api.auth
      .challengeFactor({ factor_id: factor.id, channel: "sms" })
      .catch(sayProblem);
    setChallengeId(challenge?.id ?? null);
    setStarted(factor);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="secondary">
          <Icon name="message-square-text" />
          {t("factors.addPhone")}
        </Button>
      }
      title={t("enrol.phoneTitle")}
      description={started ? undefined : t("enrol.phoneLead")}
    >
      {started ? (
        <div className="grid gap-5">
          <p>{t("enrol.phoneIs", { phone: started.phone })}</p>
          <PhoneCode factorId={started.id} startsWith={challengeId} onVerified={onVerified} />
        </div>
      ) : (
        <FactorForm type="phone" names={names} codeTo={codeTo} onStarted={send} />
      )}
    </Dialog>
  );
}
