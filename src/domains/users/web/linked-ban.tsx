import "#i18n/reporting-words.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { MailedLink } from "#client/mailed-link.tsx";
import { ObjectionForm } from "#client/objection-form.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import type { OwnBan } from "../contract.ts";
import { banObjectionBounds } from "../user-rules.ts";

/** Where the link of a ban's mail leads: why, and the way to object once without signing in (R62). */
export default function LinkedBan({ token }: { token: string }) {
  const { t } = useTranslation("reports");
  const query = useQuery(queries.users.getBanByLink.queryOptions({ input: { token } }));
  return (
    <MailedLink query={query} invalid={{ title: t("own.linkInvalid"), text: t("ban.linkInvalidText") }}>
      {(ban) => (
        <Card tone="lifted" padding="lg">
          <CardTitle className="mb-4 text-heading">{t(ban.endedAt ? "ban.ended" : "ban.title")}</CardTitle>
          <Statement ban={ban} />
          {ban.canObject && (
            <ObjectionForm
              words={(word) => t(`own.${word}`)}
              bounds={banObjectionBounds}
              send={(objection) => api.users.objectToBan({ token, objection })}
              changed={queries.users.getBanByLink.key()}
            />
          )}
        </Card>
      )}
    </MailedLink>
  );
}

function Statement({ ban }: { ban: OwnBan }) {
  const { t } = useTranslation("reports");
  const { rule, facts, bannedAt, objection, outcome, outcomeReason, endedAt, endFacts } = ban;
  const answer = outcomeReason ?? endFacts;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{t(`removed.rules.${rule}`)}</p>
      <p className="wrap-anywhere whitespace-pre-line">{facts}</p>
      <p className="figures text-ink-soft text-sm">{formatDate(bannedAt)}</p>
      {objection && (
        <>
          <p className="text-ink-soft text-sm">{t("own.objection")}</p>
          <p className="wrap-anywhere whitespace-pre-line">{objection}</p>
        </>
      )}
      {(objection || endedAt) && (
        <p className="font-semibold">
          {endedAt ? t("ban.lifted") : t(outcome ? "own.upheld" : "own.waiting")}
        </p>
      )}
      {answer && <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
    </div>
  );
}
