import { useTranslation } from "react-i18next";

/** A sentence around an address that one can write to. */
export function MailText({ says, email }: { says: "legal.questions" | "contact.openedText"; email: string }) {
  const { t } = useTranslation("support");
  const [before, after] = t(says, { email: "\u0000" }).split("\u0000");
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>
      {after}
    </>
  );
}
