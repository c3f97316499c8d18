import type { Ban } from "#domains/users/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Card } from "#ui/card.tsx";
import { BanObjection } from "./ban-objection.tsx";

/** Bans with their reasons, the latest first; nothing where there was none. */
export function UserBans({ bans, language }: { bans: readonly Ban[]; language: string }) {
  const { t } = useTranslation("users");
  const { t: tDecisions } = useTranslation("decisions");
  if (bans.length === 0) return null;
  const nobody = t("bans.nobody");
  return (
    <Card asChild className="gap-4">
      <section aria-labelledby="bans">
        <h3 id="bans" className="font-semibold text-lg">
          {t("bans.title")}
        </h3>
        <ul className="divide-y divide-line">
          {bans.map((ban) => (
            <li key={ban.id} className="grid gap-2 py-3">
              <p className="font-medium">{tDecisions(`rules.${ban.rule}`)}</p>
              <p className="wrap-anywhere whitespace-pre-line">{ban.facts}</p>
              <p className="text-ink-soft text-sm">
                {t("bans.by", { name: ban.bannedBy ?? nobody, date: formatDate(ban.bannedAt) })}
              </p>
              <BanObjection ban={ban} language={language} />
              {ban.endedAt && (
                <>
                  <p className="wrap-anywhere whitespace-pre-line">{ban.endFacts}</p>
                  <p className="text-ink-soft text-sm">
                    {t("bans.ended", { name: ban.endedBy ?? nobody, date: formatDate(ban.endedAt) })}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
