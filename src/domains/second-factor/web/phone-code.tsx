import { useState } from "react";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { usePause } from "./use-pause.ts";
import { useSecondStepProblem } from "./use-second-step-problem.ts";

const pauseSeconds = 30;

type PhoneCodeProps = {
  factorId: string;
  /** The challenge whose message is already on its way. */
  startsWith?: string | null;
  onVerified: () => Promise<void>;
};

/** A code by text message. Sent on request, since a message costs money; again after a pause. */
export function PhoneCode({ factorId, startsWith = null, onVerified }: PhoneCodeProps) {
  const { t } = useTranslation("secondFactor");
  const sayProblem = useSecondStepProblem();
  const pause = usePause(pauseSeconds, { isRunning: startsWith !== null });
  const [isSending, setSending] = useState(false);
  const [challengeId, setChallengeId] = useState<string | null>(startsWith);

  const send = async () => {
    setSending(true);
    try {
      const { id } = await api.auth.challengeFactor({ factor_id: factorId, channel: "sms" });
      setChallengeId(id);
      pause.start();
    } catch (error) {
      sayProblem(error);
    } finally {
      setSending(false);
    }
  };
  if (!challengeId) {
    return (
      <Button size="lg" block loading={isSending} loadingLabel={t("secondStep.sending")} onClick={send}>
        {t("secondStep.send")}
      </Button>
    );
  }
  return (
    <CodeForm
      kind="digits"
      label={t("secondStep.phoneLabel")}
      hint={t("secondStep.phoneHint")}
      aside={
        <Button variant="link" disabled={pause.left > 0} loading={isSending} onClick={send}>
          {pause.left > 0 ? t("secondStep.sendAgainIn", { count: pause.left }) : t("secondStep.sendAgain")}
        </Button>
      }
      onCode={async (code) => {
        await api.auth.verifyFactor({
          factor_id: factorId,
          challenge_id: challengeId,
          code,
          transport: "cookie",
        });
        await onVerified();
      }}
    />
  );
}
