import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Input, type InputProps } from "./input.tsx";

export type PasswordInputProps = Omit<InputProps, "type" | "icon"> & {
  visible: boolean;
  /** Renders the toggle in this field. Omit it in a second field that follows the first one's toggle. */
  onVisibleChange?: (visible: boolean) => void;
};

export function PasswordInput({ visible, onVisibleChange, className, ...rest }: PasswordInputProps) {
  const { t } = useTranslation("ui");
  const icon = visible ? "eye-off" : "eye";
  return (
    <span className="relative block">
      <Input
        type={visible ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={cn(onVisibleChange && "pr-13", className)}
        {...rest}
      />
      {onVisibleChange && (
        <button
          type="button"
          aria-label={visible ? t("hidePassword") : t("showPassword")}
          onClick={() => onVisibleChange(!visible)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-lg text-ink-soft hover:text-ink focus-visible:-outline-offset-4"
        >
          <Icon name={icon} className="size-5" />
        </button>
      )}
    </span>
  );
}
