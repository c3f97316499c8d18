import { useTranslation } from "#i18n/use-translation.ts";

/** The id of the page's <main> (with tabIndex -1); target of skip link and back-to-top. */
export const contentId = "content";

/** The first thing in the document's body. */
export function SkipLink() {
  const { t } = useTranslation("ui");
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-3 left-3 z-50 -translate-y-[calc(100%+1rem)] rounded-leaf-sm bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
    >
      {t("skipToContent")}
    </a>
  );
}
