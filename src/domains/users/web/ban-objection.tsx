import { api } from "#client/api.ts";
import { ObjectionAnswer } from "#domains/decisions/web/objection-answer.tsx";
import type { Ban } from "#domains/users/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUserChange } from "./use-user-change.ts";

/** What a banned person says against the ban, and the answer; nothing where they said nothing. */
export function BanObjection({ ban, language }: { ban: Ban; language: string }) {
  const { t } = useTranslation("users");
  const change = useUserChange();
  if (!ban.objection) return null;
  return (
    <ObjectionAnswer
      objection={ban}
      says={t("bans.says")}
      effects={{ upheld: t("bans.upholdText"), reversed: t("bans.reverseText") }}
      language={language}
      permission="users.manage"
      isOver={ban.endedAt !== null}
      onAnswer={(outcome, reason, done) =>
        change(() => api.users.decideBanObjection({ banId: ban.id, outcome, reason }), done)
      }
    />
  );
}
