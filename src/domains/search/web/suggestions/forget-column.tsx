import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

/** A remove button for each recent search. Beside the list, since an option can't contain a button. */
export function ForgetColumn({
  terms,
  onForget,
}: {
  terms: readonly string[];
  onForget: (term: string) => void;
}) {
  const { t } = useTranslation("ui");
  return (
    <ul className="absolute top-10 right-1">
      {terms.map((term) => (
        <li key={term} className="grid h-10 place-items-center pointer-coarse:h-11">
          <button
            type="button"
            aria-label={t("remove", { label: term })}
            onClick={() => onForget(term)}
            className="grid size-9 place-items-center rounded-full text-ink-soft hover:bg-ink/8 hover:text-ink pointer-coarse:size-11"
          >
            <Icon name="x" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
