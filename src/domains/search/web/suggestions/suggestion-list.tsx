import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { type Suggestion, type SuggestionGroup, suggestionKey } from "./suggestion-groups.ts";
import { SuggestionRow } from "./suggestion-row.tsx";

type SuggestionListProps = {
  groups: readonly SuggestionGroup[];
  typed: string;
  /** From downshift: list and option props. */
  listProps: object;
  optionProps: (suggestion: Suggestion, index: number) => object;
  className?: string | undefined;
};

/** The groups with their headings, one list of options for the keyboard. */
export function SuggestionList({ groups, typed, listProps, optionProps, className }: SuggestionListProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
  return (
    <div className={className} {...listProps}>
      {groups.map((group, at) => (
        <Group key={group.name} name={group.name}>
          {group.items.map((suggestion, index) => (
            <li
              key={suggestionKey(suggestion)}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded-leaf-sm px-3 py-1 aria-selected:bg-ink/8 pointer-coarse:min-h-11 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-faint"
              {...optionProps(suggestion, starts[at]! + index)}
            >
              <SuggestionRow suggestion={suggestion} typed={typed} />
            </li>
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ name, children }: { name: SuggestionGroup["name"]; children: React.ReactNode }) {
  const { t } = useTranslation("search");
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options in groups, as a list of options has them
    <div role="group" aria-labelledby={id} className="border-line border-t py-1 first:border-t-0">
      <p
        id={id}
        className={
          name === "completions"
            ? "sr-only"
            : "flex h-9 items-center px-3 font-semibold text-ink-soft text-sm"
        }
      >
        {t(`suggest.${name}`)}
      </p>
      <ul role="presentation">{children}</ul>
    </div>
  );
}
