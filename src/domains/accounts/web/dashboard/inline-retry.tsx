import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";

/** After a silent failure (decision 11): lists stay empty, and this small line offers another try. */
export function InlineRetry({ isShown, onRetry }: { isShown: boolean; onRetry: () => void }) {
  const { t } = useTranslation("accounts");
  if (!isShown) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
      {t("dashboard.couldNotLoad")}
      <Button size="sm" variant="link" onClick={onRetry}>
        {t("dashboard.retry")}
      </Button>
    </p>
  );
}
