import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Illustration } from "./illustration.tsx";

export type ErrorStateProps = {
  /** Default "Something went wrong". */
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** The id by which support can find the failure. */
  reference?: string;
  /** Additional actions beside Try Again. */
  actions?: ReactNode;
  headingLevel?: "h1" | "h2" | "h3";
  className?: string;
};

export function ErrorState({
  title,
  message,
  onRetry,
  retrying,
  reference,
  actions,
  headingLevel: Heading = "h2",
  className,
}: ErrorStateProps) {
  const { t } = useTranslation("ui");
  return (
    <div
      role="alert"
      className={cn("mx-auto grid max-w-md justify-items-center px-4 py-12 text-center", className)}
    >
      <Illustration name="sack" className="mb-6" />
      <Heading className="font-display font-semibold text-heading">{title ?? t("errorTitle")}</Heading>
      {message && <p className="mt-2 text-ink-soft">{message}</p>}
      {(onRetry || actions) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button onClick={onRetry} loading={retrying}>
              <Icon name="rotate-cw" />
              {t("tryAgain")}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference && (
        <p className="mt-5 select-all font-mono text-ink-faint text-xs">{t("reference", { reference })}</p>
      )}
    </div>
  );
}
