import { useEffect, useRef } from "react";
import { type Location, useNavigate } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/**
 * Shown when a guard is still checking after ten seconds: in the page's language and, by R9, in Spanish. Retrying drops
 * the pending navigation and starts it again with fresh roles.
 */
export function VerificationDelay({ next }: { next: Location }) {
  const { t, i18n } = useTranslation();
  const { t: tUi } = useTranslation("ui");
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  // The page below is covered: the focus moves to the only action.
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
        <Icon name="rotate-cw" />
        {tUi("tryAgain")}
      </Button>
    </div>
  );
}
