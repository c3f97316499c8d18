import { languageNames } from "#i18n/language-names.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { LazyMenu } from "#ui/lazy-menu.tsx";
import { useLanguage } from "./use-language.ts";

const loadMenu = async () => (await import("./language-menu.tsx")).LanguageMenu;

export function LanguageSwitcher({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <LazyMenu
      name="language"
      load={loadMenu}
      menu={{ language, onChoose: choose }}
      className={cn(
        "inline-flex h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-sm uppercase hover:bg-ink/8",
        className,
      )}
    >
      <Icon name="globe" className="size-5" />
      {language}
      <span className="sr-only">{t("header.chooseLanguage", { language: languageNames[language] })}</span>
      <Icon name="chevron-down" className="size-4 text-ink-soft" />
    </LazyMenu>
  );
}
