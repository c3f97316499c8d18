import { useTranslation } from "#i18n/use-translation.ts";

/** Where to ask about a legal text. */
export function LegalQuestions({ email }: { email: string }) {
  const { t } = useTranslation("support");
  const [before, after] = t("legal.questions", { email: "\u0000" }).split("\u0000");
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
