import { languageNames } from "#i18n/language-names.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { languages } from "#kernel/languages.ts";
import { Chip } from "#ui/chip.tsx";
import { useLanguage } from "./use-language.ts";

export function DrawerLanguages() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <div>
      <p className="mb-2 font-semibold text-ink-soft text-sm">{t("header.language")}</p>
      <div className="flex flex-wrap gap-2">
        {languages.map((one) => (
          <Chip key={one} label={languageNames[one]} pressed={one === language} onClick={() => choose(one)} />
        ))}
      </div>
    </div>
  );
}
