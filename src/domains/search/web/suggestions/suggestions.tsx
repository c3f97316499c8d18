import { type RefObject, useImperativeHandle, useLayoutEffect } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { forgetSearch, useRecentSearches } from "../recent-searches.ts";
import { ForgetColumn } from "./forget-column.tsx";
import { suggestionPath } from "./suggestion-groups.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import {
  type SuggestionAttributes,
  type SuggestionHandlers,
  useSuggestionBox,
} from "./use-suggestion-box.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type SuggestionsProps = {
  text: string;
  onText: (text: string) => void;
  onSearch: (term: string) => void;
  onGo: (path: string) => void;
  input: RefObject<HTMLInputElement | null>;
  handlers: RefObject<SuggestionHandlers | null>;
  onAttributes: (attributes: SuggestionAttributes) => void;
  /** over: a panel under the box. within: in the page, only while typing. */
  placement: "over" | "within";
};

const overPage = [
  "absolute top-full left-0 z-40 mt-2 flex w-full max-h-[min(44rem,calc(100dvh-var(--top-bar)-var(--bottom-bar)-1rem))] animate-pop-in",
  "flex-col rounded-leaf border border-line bg-surface px-1.5 shadow-float lg:min-w-md",
].join(" ");

/** Suggestions under a search box. Loaded on the first focus. */
export function Suggestions({ text, placement, input, handlers, onAttributes, ...on }: SuggestionsProps) {
  const { t } = useTranslation("search");
  const recent = useRecentSearches();
  const { groups, isSettled } = useSuggestions(text);
  const items = groups.flatMap((group) => group.items);
  const isWithin = placement === "within";
  const isBlank = !text.trim();
  const { box, inputProps } = useSuggestionBox({
    items,
    text,
    input,
    staysOpen: isWithin,
    onText: on.onText,
    onChoose: (item) => ("text" in item ? on.onSearch(item.text) : on.onGo(suggestionPath(item))),
  });
  const isShown = box.isOpen && items.length > 0 && !(isWithin && isBlank);

  const activeId: string = isShown ? inputProps["aria-activedescendant"] : "";
  const listId: string = inputProps["aria-controls"];
  useLayoutEffect(
    () =>
      onAttributes({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isShown,
        "aria-controls": isShown ? listId : undefined,
        "aria-activedescendant": activeId || undefined,
      }),
    [onAttributes, isShown, listId, activeId],
  );
  useImperativeHandle(handlers, () => ({
    onChange: (event) => inputProps.onChange?.(event),
    onKeyDown: (event) => {
      // With nothing selected, Enter searches and the cursor moves within the text.
      if (["Enter", "Home", "End"].includes(event.key) && !activeId) return;
      if (event.key === "Escape" && isWithin) return;
      inputProps.onKeyDown?.(event);
    },
    open: box.openMenu,
    close: box.closeMenu,
  }));

  const { ref: menuRef, ...listProps } = box.getMenuProps(
    { "aria-label": t("suggest.label") },
    { suppressRefError: true },
  );
  const forget = (term: string) => {
    input.current?.focus();
    forgetSearch(term);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {isSettled && (isShown ? t("suggest.count", { count: items.length }) : !isBlank && t("suggest.none"))}
      </p>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the options leaves the focus in the box
        <div
          ref={menuRef}
          onMouseDown={(event) => event.preventDefault()}
          className={cn(
            isWithin ? "mt-4" : overPage,
            // A list of options may scroll without being focusable; one with buttons scrolls by them.
            !isWithin && isBlank && "overflow-y-auto",
          )}
        >
          <div className={cn("relative", !isBlank && "flex min-h-0 flex-col")}>
            <SuggestionList
              groups={groups}
              typed={text.trim()}
              listProps={listProps}
              className={isWithin || isBlank ? undefined : "overflow-y-auto overscroll-contain"}
              optionProps={(item, index) => box.getItemProps({ item, index })}
            />
            {isBlank && <ForgetColumn terms={recent} onForget={forget} />}
          </div>
        </div>
      )}
    </>
  );
}
