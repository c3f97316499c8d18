import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

type FooterLink = {
  to: string;
  label: string /** Opens in a new tab, and says so. */;
  isExternal?: boolean;
};

const linksLook =
  "[&_a]:inline-block [&_a]:py-1.5 [&_a]:leading-snug [&_a]:no-underline [&_a:hover]:underline pointer-coarse:[&_a]:py-2.5";

export function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h2>
      <ul className={linksLook}>
        {links.map(({ to, label, isExternal }) => (
          <li key={to}>
            {isExternal ? (
              <a href={to} target="_blank" rel="noopener">
                {label}
                {/* Never alone on the next line. */}
                {"\u00a0"}
                <Icon name="arrow-up-right" className="inline size-4 text-ink-soft" />
                <span className="sr-only">({t("footer.newTab")})</span>
              </a>
            ) : (
              <Link to={to} discover="none">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
