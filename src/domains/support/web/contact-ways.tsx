import { CircleHelp, Mail, Package } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** The ways to us, and the answers that are there already. */
export function ContactWays({ email }: { email: string }) {
  const { t } = useTranslation("support");
  const ways = [
    {
      key: "email",
      Icon: Mail,
      link: (
        <a href={`mailto:${email}`} className="text-link break-all">
          {email}
        </a>
      ),
    },
    {
      key: "order",
      Icon: Package,
      link: (
        <Link to="/orders" className="text-link">
          {t("contact.orderLink")}
        </Link>
      ),
    },
    {
      key: "help",
      Icon: CircleHelp,
      link: (
        <Link to="/help" className="text-link">
          {t("contact.helpLink")}
        </Link>
      ),
    },
  ] as const;
  return (
    <ul className="grid content-start gap-7">
      {ways.map(({ key, Icon, link }) => (
        <li key={key} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-leaf-sm bg-leaf-wash text-leaf-ink">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <div className="min-w-0">
            <h2 className="font-display font-semibold text-subheading">{t(`contact.${key}Title`)}</h2>
            <p className="text-ink-soft">{t(`contact.${key}Text`)}</p>
            <p className="mt-1">{link}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
