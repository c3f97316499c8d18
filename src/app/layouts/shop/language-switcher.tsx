import { ChevronDown, Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languages } from "#kernel/languages.ts";
import { cn } from "#ui/class-names.ts";
import { DropdownMenu, MenuChoice, MenuChoices } from "#ui/dropdown-menu.tsx";
import { languageNames } from "./language-names.ts";
import { useLanguage } from "./use-language.ts";

export function LanguageSwitcher({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <DropdownMenu
      className="min-w-40"
      trigger={
        <button
          type="button"
          className={cn(
            "inline-flex h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-sm uppercase hover:bg-ink/8",
            className,
          )}
        >
          <Globe aria-hidden="true" className="size-5" />
          {language}
          <span className="sr-only">{t("header.chooseLanguage", { language: languageNames[language] })}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-soft" />
        </button>
      }
    >
      <MenuChoices value={language} onValueChange={choose}>
        {languages.map((one) => (
          <MenuChoice key={one} value={one} lang={one}>
            {languageNames[one]}
          </MenuChoice>
        ))}
      </MenuChoices>
    </DropdownMenu>
  );
}
