import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

/** Contact options, and links to existing answers. */
export function ContactChannels({ email }: { email: string }) {
  const { t } = useTranslation("support");
  const ways = [
    {
      key: "email",
      icon: "mail",
      link: (
        <a href={`mailto:${email}`} className="text-link break-all">
          {email}
        </a>
      ),
    },
    {
      key: "order",
      icon: "package",
      link: (
        <Link to={href("/orders")} className="text-link">
          {t("contact.orderLink")}
        </Link>
      ),
    },
    {
      key: "help",
      icon: "circle-question-mark",
      link: (
        <Link to={href("/help")} className="text-link">
          {t("contact.helpLink")}
        </Link>
      ),
    },
  ] as const;
  return (
    <ul className="grid content-start gap-7">
      {ways.map(({ key, icon, link }) => (
        <li key={key} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-leaf-sm bg-leaf-wash text-leaf-ink">
            <Icon name={icon} className="size-5" />
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
