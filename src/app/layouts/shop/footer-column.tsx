import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

type FooterLink = {
  to: string;
  label: string /** Opens in a tab of its own, and says so. */;
  isExternal?: boolean;
};

const look = "inline-block py-1.5 leading-snug no-underline hover:underline pointer-coarse:py-2.5";

export function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-semibold text-ink-soft text-sm">{title}</h2>
      <ul>
        {links.map(({ to, label, isExternal }) => (
          <li key={to}>
            {isExternal ? (
              <a href={to} target="_blank" rel="noopener" className={look}>
                {label}
                {/* Never alone on the next line. */}
                {"\u00a0"}
                <ArrowUpRight aria-hidden="true" className="inline size-4 text-ink-soft" />
                <span className="sr-only">({t("footer.newTab")})</span>
              </a>
            ) : (
              <Link to={to} className={look}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
