import { languageNames } from "#i18n/language-names.ts";
import { type Language, languages } from "#kernel/languages.ts";
import { DropdownMenu, MenuChoice, MenuChoices } from "#ui/dropdown-menu.tsx";
import type { MenuProps } from "#ui/lazy-menu.tsx";

type LanguageMenuProps = MenuProps & { language: Language; onChoose: (language: string) => void };

export function LanguageMenu({ language, onChoose, ...menu }: LanguageMenuProps) {
  return (
    <DropdownMenu {...menu} className="min-w-40">
      <MenuChoices value={language} onValueChange={onChoose}>
        {languages.map((one) => (
          <MenuChoice key={one} value={one} lang={one}>
            {languageNames[one]}
          </MenuChoice>
        ))}
      </MenuChoices>
    </DropdownMenu>
  );
}
