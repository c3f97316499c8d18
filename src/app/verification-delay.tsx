import { RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Location, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";

/**
 * A guard has not answered for ten seconds: said in the page's language and, as the specification has it, in Spanish
 * (decision 9). Trying again drops the question that hangs and asks anew, for the roles too.
 */
export function VerificationDelay({ next }: { next: Location }) {
  const { t, i18n } = useTranslation();
  const { t: tUi } = useTranslation("ui");
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  // The page below is covered: whoever uses the keyboard lands on the one thing to do.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid max-w-md justify-items-center gap-5 px-4 text-center text-ink">
      <div role="alert" className="grid gap-1.5">
        <p className="text-balance">{t("guard.slow")}</p>
        {i18n.language !== "es" && (
          <p lang="es" className="text-balance text-ink-soft text-sm">
            {t("guard.slowInSpanish")}
          </p>
        )}
      </div>
      <Button ref={button} onClick={() => void navigate(next, { state: next.state })}>
        <RotateCw aria-hidden="true" />
        {tUi("tryAgain")}
      </Button>
    </div>
  );
}
