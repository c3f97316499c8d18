import { useLiveConnection } from "#client/live-connection.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";

const looks = {
  connected: "bg-success-ink",
  error: "bg-danger-ink",
  connecting: "bg-ink-faint",
  closed: "bg-ink-faint",
} as const;

/** Whether new messages arrive by themselves. The words are beside the dot, so the color is not alone. */
export function ConnectionDot() {
  const { t } = useTranslation("messaging");
  const state = useLiveConnection();
  const label = t(`connection.${state}`);
  return (
    <span title={label} className="inline-flex items-center gap-1.5 text-ink-soft text-sm">
      <span aria-hidden="true" className={cn("size-2.5 shrink-0 rounded-full", looks[state])} />
      {label}
    </span>
  );
}
