import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { useLatePart } from "#client/use-late-part.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { useTypedEarly } from "#ui/use-typed-early.ts";
import { rememberSearch } from "./recent-searches.ts";
import { searchPath } from "./search-path.ts";
import type { SuggestionsProps } from "./suggestions/suggestions.tsx";
import type { SuggestionAttributes, SuggestionHandlers } from "./suggestions/use-suggestion-box.ts";

export type SearchBarProps = {
  /** Called with the trimmed term instead of navigating to /products. */
  onSearch?: (term: string) => void;
  autoFocus?: boolean;
  size?: "md" | "lg";
  /** Suggestions over the page, or within it; within, this is shown while the box is blank. */
  whenBlank?: ReactNode;
  className?: string;
};

const loadSuggestions = async () => (await import("./suggestions/suggestions.tsx")).Suggestions;

/**
 * Text, a clear button and a Search button. Works without JavaScript: it is a form to /products. Suggestions load on
 * the first focus; the input stays the same element, so that no typed letter is lost.
 */
export function SearchBar({ onSearch, autoFocus, size = "md", whenBlank, className }: SearchBarProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isWithin = whenBlank !== undefined;
  const searched = isWithin ? "" : (params.get("search") ?? "");
  const [text, setText] = useState(searched);
  const input = useRef<HTMLInputElement>(null);
  const box = useTypedEarly(input);
  useEffect(() => setText(searched), [searched]);
  const [Suggestions, wantSuggestions] = useLatePart<SuggestionsProps>(loadSuggestions);
  const handlers = useRef<SuggestionHandlers>(null);
  const [attributes, setAttributes] = useState<SuggestionAttributes>({ role: "searchbox" });

  const searchFor = (term: string) => {
    const path = searchPath(term);
    if (!path) return;
    handlers.current?.close();
    rememberSearch(term);
    setText(term.trim());
    if (onSearch) onSearch(term.trim());
    else void navigate(path);
  };
  const go = (path: string) => {
    handlers.current?.close();
    void navigate(path);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text);
  };
  const clear = () => {
    setText("");
    input.current?.focus();
  };
  const isLarge = size === "lg";
  return (
    <search
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) handlers.current?.close();
      }}
      className={cn("min-w-0", !isWithin && "relative", className)}
    >
      <form
        action={href("/products")}
        method="get"
        onSubmit={onSubmit}
        className={cn(
          "flex items-center rounded-full border-[1.5px] border-edge bg-surface pl-4 transition-colors",
          "focus-within:border-focus has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus hover:border-ink-soft",
          isLarge ? "h-14 pr-1.5" : "h-11 pr-1 pointer-coarse:h-12",
        )}
      >
        <Icon name="search" className="size-5 shrink-0 text-ink-faint" />
        <input
          ref={box}
          type="text"
          name="search"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          value={text}
          maxLength={200}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: asked for only where a dialog opens to be written in
          autoFocus={autoFocus}
          onFocus={() => (Suggestions ? handlers.current?.open() : wantSuggestions())}
          onClick={() => handlers.current?.open()}
          onChange={(event) => {
            wantSuggestions();
            setText(event.target.value);
            handlers.current?.onChange(event);
          }}
          onKeyDown={(event) => handlers.current?.onKeyDown(event)}
          className="h-full min-w-0 flex-1 bg-transparent px-3 text-base outline-none"
          {...attributes}
        />
        {text && (
          <button
            type="button"
            aria-label={t("clear")}
            onClick={clear}
            className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-ink/8 hover:text-ink pointer-coarse:size-10"
          >
            <Icon name="x" className="size-4.5" />
          </button>
        )}
        <Button
          type="submit"
          size="sm"
          className={cn("rounded-full pointer-coarse:min-h-10", isLarge && "min-h-11 px-5")}
        >
          {t("submit")}
        </Button>
      </form>
      {Suggestions && (
        <Suggestions
          text={text}
          onText={setText}
          onSearch={searchFor}
          onGo={go}
          input={input}
          handlers={handlers}
          onAttributes={setAttributes}
          placement={isWithin ? "within" : "over"}
        />
      )}
      {isWithin && !text.trim() && whenBlank}
    </search>
  );
}
