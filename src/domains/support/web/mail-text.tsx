import { useTranslation } from "#i18n/use-translation.ts";

/** A sentence around an email link. */
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
