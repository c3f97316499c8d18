import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type InlineRetryProps = {
  /** Only after a failure. */
  isShown: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
  className?: string;
};

/** After a silent failure: what is known stays visible, and this small line offers a retry. */
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
        <Icon name="rotate-cw" />
        {t("retry")}
      </Button>
    </div>
  );
}
