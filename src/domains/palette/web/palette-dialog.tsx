import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { queries } from "#client/queries.ts";
import type { Found } from "#domains/palette/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { foldText } from "#kernel/fold-text.ts";
import { cn } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";

export type PaletteScreen = { label: string; to: string; icon: IconName };
type Option = { key: string; kind: "screen" | Found["kind"]; label: string; detail: string; to: string } & {
  icon: IconName;
};

type PaletteDialogProps = {
  area: "admin" | "vendor";
  screens: readonly PaletteScreen[];
  /** The address of what was found. */
  toOf: (found: Found) => string;
  onClose: () => void;
};

const icons = { order: "truck", vendor: "store", product: "package", user: "user-round" } as const;
/** Typing this long without a pause asks the server once. */
const pauseMs = 150;

/** The command palette: a field, and below it what matches; arrow keys choose, Enter goes there. */
export default function PaletteDialog({ area, screens, toOf, onClose }: PaletteDialogProps) {
  const { t } = useTranslation("palette");
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const options = useOptions({ area, screens, toOf, typed: typed.trim() });
  const chosen = Math.min(at, options.length - 1);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.children[chosen]?.scrollIntoView({ block: "nearest" }), [chosen]);
  const go = (option: Option | undefined) => {
    if (!option) return;
    onClose();
    void navigate(option.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && options.length > 0) setAt((chosen + step + options.length) % options.length);
    else if (event.key === "Enter") go(options[chosen]);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("title")} className="mt-[10dvh]">
      <div className="grid grid-cols-1 gap-3">
        <Input
          role="combobox"
          aria-label={t("label")}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(chosen) : undefined}
          icon={<Icon name="search" />}
          placeholder={t("label")}
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="text-ink-soft text-sm">
          {typed.trim() === ""
            ? t("hint")
            : options.length === 0
              ? t("none", { search: typed.trim() })
              : t("count", { count: options.length })}
        </p>
        <ul
          ref={list}
          id={`${id}-list`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
          role="listbox"
          aria-label={t("results")}
          className="grid max-h-[50dvh] grid-cols-1 overflow-y-auto"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
            <li
              key={option.key}
              id={optionId(index)}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the combobox
              role="option"
              aria-selected={index === chosen}
              onClick={() => go(option)}
              className={cn(
                "flex min-h-10 cursor-pointer items-center gap-3 rounded-leaf-sm px-3 py-1.5 hover:bg-sunken",
                index === chosen && "bg-cherry-wash text-cherry-ink hover:bg-cherry-wash",
              )}
            >
              <Icon name={option.icon} className="size-4.5 shrink-0" />
              <span className="min-w-0 flex-1 truncate">
                {option.label}
                {option.detail && <span className="text-ink-soft"> · {option.detail}</span>}
              </span>
              <span className="shrink-0 text-ink-soft text-xs">{t(`kinds.${option.kind}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type Asked = Omit<PaletteDialogProps, "onClose"> & { typed: string };

function useOptions({ area, screens, toOf, typed }: Asked): Option[] {
  const search = usePaused(typed);
  const find = area === "admin" ? queries.palette.findAnything : queries.palette.findInShop;
  const { data } = useQuery({
    ...find.queryOptions({ input: { search: search || "-" } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const wanted = foldText(typed);
  const shown = screens
    .filter(({ label }) => foldText(label).includes(wanted))
    .map(({ label, to, icon }): Option => ({ key: to, kind: "screen", label, detail: "", to, icon }));
  const found = typed.length > 1 && search.length > 1 ? (data?.items ?? []) : [];
  return [
    ...shown,
    ...found.map(
      (one): Option => ({ ...one, key: `${one.kind}-${one.id}`, to: toOf(one), icon: icons[one.kind] }),
    ),
  ];
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
