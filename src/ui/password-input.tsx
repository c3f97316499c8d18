import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cn } from "./class-names.ts";
import { Input, type InputProps } from "./input.tsx";

export type PasswordInputProps = Omit<InputProps, "type" | "icon"> & {
  visible: boolean;
  /** Draws the toggle in this box. Leave it out in a second field that follows the first one's toggle. */
  onVisibleChange?: (visible: boolean) => void;
};

export function PasswordInput({ visible, onVisibleChange, className, ...rest }: PasswordInputProps) {
  const { t } = useTranslation("ui");
  const Icon = visible ? EyeOff : Eye;
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
          <Icon aria-hidden="true" className="size-5" />
        </button>
      )}
    </span>
  );
}
