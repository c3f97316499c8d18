import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { familyOf, type NoteFamily } from "../note-families.ts";
import { useTastingNotes } from "./use-tasting-notes.ts";

/** The tasting notes, each with the icon of its family. */
export function ProductTaste({ notes }: { notes: readonly string[] }) {
  const { t } = useTranslation("catalogue");
  const namesOf = useTastingNotes();
  if (notes.length === 0) return null;
  return (
    <div className="mt-5">
      <h2 className="text-ink-soft text-sm">{t("product.notes")}</h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1.5">
        {namesOf(notes).map((name, index) => (
          <li key={name} className="flex items-center gap-2 font-display font-semibold text-subheading">
            <NoteSign family={familyOf(notes[index]!)} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const signs: Record<NoteFamily | "bean", { look: string; drawing: ReactNode }> = {
  berry: {
    look: "text-cherry-ink",
    drawing: <path d="M12 6a4 4 0 1 1 0 .1M7 12a4 4 0 1 1 0 .1M16.5 12a4 4 0 1 1 0 .1M12 5c0-2 1-3 3-3" />,
  },
  fruit: {
    look: "text-cherry-ink",
    drawing: <path d="M12 7c-6-4-10 2-8 8s6 7 8 5c2 2 6 1 8-5s-2-12-8-8Zm0 0c0-3 1-4 4-5" />,
  },
  citrus: {
    look: "text-warning-ink",
    drawing: <path d="M12 3a9 9 0 1 0 .1 0ZM12 6v12M6 12h12M7.8 7.8l8.4 8.4M16.2 7.800l-8.4 8.4" />,
  },
  flower: {
    look: "text-cherry-ink",
    drawing: (
      <path d="M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm0 0c-4-3-3-7 0-7s4 4 0 7Zm3 3c3-4 7-3 7 0s-4 4-7 0Zm-3 3c4 3 3 7 0 7s-4-4 0-7Zm-3-3c-3 4-7 3-7 0s4-4 7 0Z" />
    ),
  },
  sweet: {
    look: "text-warning-ink",
    drawing: <path d="M12 3c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12Zm-2.5 13a3 3 0 0 0 2.5 2.5" />,
  },
  nut: {
    look: "text-warning-ink",
    drawing: <path d="M4 10c0-4 4-6 8-6s8 2 8 6Zm1.5 0c0 6 3 9 6.5 11 3.5-2 6.5-5 6.5-11M12 4V2" />,
  },
  cocoa: {
    look: "text-ink-soft",
    drawing: <path d="M4 4h16v16H4Zm0 8h16M12 4v16" />,
  },
  spice: {
    look: "text-warning-ink",
    drawing: <path d="M12 2v20M3.3 7l17.4 10M3.3 17 20.7 7M12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />,
  },
  leaf: {
    look: "text-leaf-ink",
    drawing: <path d="M4 20C4 9 10 4 20 4c0 10-5 16-16 16Zm0 0 9-9" />,
  },
  bean: {
    look: "text-ink-soft",
    drawing: <path d="M12 3c5 0 7 4 7 9s-2 9-7 9-7-4-7-9 2-9 7-9Zm0 0c-3 5 3 7 0 12-1 2-1 4 0 6" />,
  },
};

function NoteSign({ family }: { family: NoteFamily | undefined }) {
  const { look, drawing } = signs[family ?? "bean"];
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={`size-5 shrink-0 ${look}`}
    >
      {drawing}
    </svg>
  );
}
