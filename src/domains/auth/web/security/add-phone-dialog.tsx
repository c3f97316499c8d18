import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#client/api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useAuthProblem } from "../auth-problem.ts";
import { PhoneCode } from "../phone-code.tsx";
import type { AddFactorProps } from "./add-app-dialog.tsx";
import { FactorForm, type StartedFactor } from "./factor-form.tsx";
import { useEnrolment } from "./use-enrolment.ts";

/** Adds a telephone: its number, then the code that was sent there. */
export function AddPhoneDialog({ names, onAdded }: AddFactorProps) {
  const { t } = useTranslation("auth");
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
          <MessageSquareText aria-hidden="true" />
          {t("security.factors.addPhone")}
        </Button>
      }
      title={t("security.enrol.phoneTitle")}
      description={started ? undefined : t("security.enrol.phoneLead")}
    >
      {started ? (
        <div className="grid gap-5">
          <p>{t("security.enrol.phoneIs", { phone: started.phone })}</p>
          <PhoneCode factorId={started.id} startsWith={challengeId} onVerified={onVerified} />
        </div>
      ) : (
        <FactorForm type="phone" names={names} onStarted={send} />
      )}
    </Dialog>
  );
}
