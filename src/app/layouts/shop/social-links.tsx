import { useTranslation } from "#i18n/use-translation.ts";

const networks = ["Instagram", "Facebook", "YouTube", "X"];

/** Profiles that don't exist yet (R46): shown, marked as unavailable, without dead links. */
export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <ul
      aria-label={t("footer.social")}
      className="mt-6 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-soft text-sm"
    >
      {networks.map((name) => (
        <li key={name} title={t("footer.socialSoon")} className="cursor-default">
          <span translate="no">{name}</span>
          <span className="sr-only"> ({t("footer.socialSoon")})</span>
        </li>
      ))}
    </ul>
  );
}
