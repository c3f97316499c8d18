import { useEffect, useState } from "react";
import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";

/** Most payments are confirmed well before; after this the buyer is told that it takes longer. */
const patienceSeconds = 20;

type ConfirmingPaymentProps = { isAsking: boolean; hasFailed: boolean; onAskAgain: () => void };

export function ConfirmingPayment({ isAsking, hasFailed, onAskAgain }: ConfirmingPaymentProps) {
  const { t } = useTranslation("checkout");
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => Math.min(before + 1, patienceSeconds)), 1_000);
    return () => clearInterval(timer);
  }, []);
  const isLong = seconds >= patienceSeconds;
  return (
    <OutcomeNotice
      illustration="cup"
      title={t("success.confirmingTitle")}
      text={isLong ? t("success.confirmingLong") : t("success.confirmingText")}
    >
      <div className="grid w-full max-w-sm justify-items-center gap-5">
        <ProgressBar value={seconds} max={patienceSeconds} label={t("success.progress")} className="w-full" />
        {(isLong || hasFailed) && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button loading={isAsking} onClick={onAskAgain}>
              {t("success.checkAgain")}
            </Button>
            <Button asChild variant="secondary">
              <Link to={href("/orders")}>{t("success.toOrders")}</Link>
            </Button>
          </div>
        )}
      </div>
    </OutcomeNotice>
  );
}
