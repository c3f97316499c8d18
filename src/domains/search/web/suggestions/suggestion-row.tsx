import type { ReactNode } from "react";
import { CategoryIcon } from "#domains/catalogue/web/category-icon.tsx";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { foldText } from "#kernel/fold-text.ts";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import type { Suggestion } from "./suggestion-groups.ts";

const kindIcons = { recent: "clock", popular: "trending-up", completion: "search" } as const;

/** The content of one suggestion. The option around it handles presses. */
export function SuggestionRow({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { t } = useTranslation("catalogue");
  const countryName = useCountryName();
  if (suggestion.kind === "product") {
    return (
      <>
        <span className="size-11 shrink-0 overflow-hidden rounded-leaf-sm">
          <Picture src={suggestion.imageUrl} alt="" sizes="2.75rem" width={44} height={44} />
        </span>
        <Words name={suggestion.name} language={suggestion.language} note={suggestion.companyName} />
        <Price cents={suggestion.priceCents} size="sm" className="shrink-0" />
      </>
    );
  }
  if (suggestion.kind === "vendor") {
    return (
      <>
        <Icon name="store" />
        <Words name={suggestion.companyName} note={countryName(suggestion.country)} />
      </>
    );
  }
  if (suggestion.kind === "category") {
    return (
      <>
        <CategoryIcon slug={suggestion.slug} />
        <Words name={t(`category.${suggestion.slug}.name`)} />
        <span className="figures shrink-0 text-ink-faint text-sm">
          {t("count", { count: suggestion.count })}
        </span>
      </>
    );
  }
  const icon = kindIcons[suggestion.kind];
  return (
    <>
      <Icon name={icon} />
      <span className="min-w-0 flex-1 truncate">
        {suggestion.kind === "completion" ? (
          <Completed text={suggestion.text} typed={typed} />
        ) : (
          suggestion.text
        )}
      </span>
    </>
  );
}

type WordsProps = { name: ReactNode; language?: string | undefined; note?: string };

function Words({ name, language, note }: WordsProps) {
  return (
    <span className="grid min-w-0 flex-1 leading-snug">
      <span lang={language} className="truncate">
        {name}
      </span>
      {note && <span className="truncate text-ink-soft text-sm">{note}</span>}
    </span>
  );
}

/** Highlights what a completion adds to the typed letters. */
function Completed({ text, typed }: { text: string; typed: string }) {
  if (!foldText(text).startsWith(foldText(typed))) return <strong className="font-semibold">{text}</strong>;
  return (
    <>
      {text.slice(0, typed.length)}
      <strong className="font-semibold">{text.slice(typed.length)}</strong>
    </>
  );
}
