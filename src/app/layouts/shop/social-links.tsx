import { useTranslation } from "react-i18next";

const networks = ["Instagram", "Facebook", "YouTube", "X"];

/** Places that do not exist yet (decision 46): shown, said to be unavailable, and no dead jump. */
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
