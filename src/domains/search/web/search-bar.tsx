import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { rememberSearch } from "./recent-searches.ts";
import { searchPath } from "./search-path.ts";

export type SearchBarProps = {
  /** Gets the trimmed term instead of the way to /products. */
  onSearch?: (term: string) => void;
  autoFocus?: boolean;
  size?: "md" | "lg";
  className?: string;
};

/** Text, a button that clears it and a Search button. Works without JavaScript: it is a form to /products. */
export function SearchBar({ onSearch, autoFocus, size = "md", className }: SearchBarProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const shown = params.get("search") ?? "";
  const [term, setTerm] = useState(shown);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTerm(shown), [shown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const path = searchPath(term);
    if (!path) return;
    rememberSearch(term);
    if (onSearch) onSearch(term.trim());
    else void navigate(path);
  };
  const clear = () => {
    setTerm("");
    input.current?.focus();
  };
  const isLarge = size === "lg";
  return (
    <search className={className}>
      <form
        action="/products"
        method="get"
        onSubmit={submit}
        className={cn(
          "flex items-center rounded-full border-[1.5px] border-edge bg-surface pl-4 transition-colors",
          "focus-within:border-focus has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus hover:border-ink-soft",
          isLarge ? "h-14 pr-1.5" : "h-11 pr-1",
        )}
      >
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        <input
          ref={input}
          type="search"
          name="search"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          value={term}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: asked for only where a dialog opens to be written in
          autoFocus={autoFocus}
          onChange={(event) => setTerm(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent px-3 text-base outline-none"
        />
        {term && (
          <button
            type="button"
            aria-label={t("clear")}
            onClick={clear}
            className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-ink/8 hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
        <Button type="submit" size="sm" className={cn("rounded-full", isLarge && "min-h-11 px-5")}>
          {t("submit")}
        </Button>
      </form>
    </search>
  );
}
