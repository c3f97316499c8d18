import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";

const look = cva("flex flex-wrap items-start gap-3 rounded-leaf-sm px-4 py-3", {
  variants: {
    tone: {
      info: "bg-info-wash text-info-ink",
      success: "bg-success-wash text-success-ink",
      warning: "bg-warning-wash text-warning-ink",
      danger: "bg-danger-wash text-danger-ink",
    },
  },
  defaultVariants: { tone: "info" },
});

const icons = {
  info: "info",
  success: "circle-check",
  warning: "triangle-exclamation-point",
  danger: "circle-exclamation-point",
} as const;
const words = {
  info: "noticeInfo",
  success: "noticeSuccess",
  warning: "noticeWarning",
  danger: "noticeDanger",
} as const;

export type InlineNoticeProps = VariantProps<typeof look> & {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It appears after an action, so it is announced: at once for danger, else politely. */
  live?: boolean;
  className?: string;
};

export function InlineNotice({ tone, title, children, action, live = false, className }: InlineNoticeProps) {
  const { t } = useTranslation("ui");
  const kind = tone ?? "info";
  const icon = icons[kind];
  const role = live ? (kind === "danger" ? "alert" : "status") : undefined;
  return (
    <div role={role} className={cn(look({ tone }), className)}>
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <span className="sr-only">{t(words[kind])}: </span>
      <div className="min-w-0 flex-1 basis-48">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
      </div>
      {action && <div className="shrink-0 self-center">{action}</div>}
    </div>
  );
}
