import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";

const sizes = { sm: "size-4", md: "size-6", lg: "size-12" } as const;

export type SpinnerProps = {
  size?: keyof typeof sizes;
  /** Shows "Loading..." beside the bean instead of only announcing it. */
  showText?: boolean;
  className?: string;
};

/** A spinning coffee bean. As decoration inside something already announced as busy, use `Bean`. */
export function Spinner({ size = "md", showText = false, className }: SpinnerProps) {
  const { t } = useTranslation("ui");
  return (
    <span role="status" aria-label={t("loading")} className={cn("inline-flex items-center gap-3", className)}>
      <Bean className={sizes[size]} />
      <span className={showText ? "text-ink-soft" : "sr-only"}>{t("loadingText")}</span>
    </span>
  );
}

/** The drawing alone, hidden from assistive technology. */
export function Bean({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={cn("size-5 shrink-0 animate-tumble", className)}
    >
      <ellipse cx="12" cy="12" rx="7" ry="10" transform="rotate(35 12 12)" opacity="0.35" />
      <path d="M16.8 5.1c-.6 3.4-2.2 4.6-4.8 6.9s-4.2 3.5-4.8 6.9" />
    </svg>
  );
}
