import { JoinTeam } from "#domains/team/web/join-team.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageMeta } from "../../page-meta.tsx";

/** The page as the link of an invitation opens it. */
export default function Invited({ token }: { token: string }) {
  const { t } = useTranslation("invitation");
  return (
    <>
      <PageMeta title={t("pageTitle")} isPrivate />
      <JoinTeam token={token} />
    </>
  );
}
