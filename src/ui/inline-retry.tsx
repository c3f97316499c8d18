import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";

export type InlineRetryProps = {
  /** Only after a failure. */
  isShown: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
  className?: string;
};

/** After a failure that nobody is told of loudly: what could be shown stays, and this small line offers another try. */
export function InlineRetry({ isShown, isRetrying = false, onRetry, className }: InlineRetryProps) {
  const { t } = useTranslation("ui");
  if (!isShown) return null;
  return (
    <div
      role="status"
      className={cn("flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm", className)}
    >
      <p>{t("couldNotLoad")}</p>
      <Button size="sm" variant="link" onClick={onRetry} loading={isRetrying}>
        <RotateCw aria-hidden="true" />
        {t("retry")}
      </Button>
    </div>
  );
}
