import { Link } from "react-router";
import type { MarketHealth } from "#domains/moderation/overview-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";

/** Work that waits longer than this is stuck. */
const lateSeconds = 600;

type Row = { name: "jobs" | "webhooks" | "mail" | "invariants" | "reconciliation" } & {
  /** Null before it ran for the first time. */
  isFine: boolean | null;
  text: string;
  note?: string | undefined;
  to?: string;
};

/** Whether the machinery works: one row each for jobs, events, mail and the checks of the books. */
export function HealthList({ health }: { health: MarketHealth }) {
  const { t } = useTranslation("moderation");
  return (
    <section aria-labelledby="health">
      <h2 id="health" className="mb-1 font-display font-semibold text-heading">
        {t("health.title")}
      </h2>
      <p className="mb-4 text-ink-soft">{t("health.text")}</p>
      <ul className="divide-y divide-line rounded-leaf border border-line bg-surface">
        {useRows(health).map(({ name, isFine, text, note, to }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <span className="font-semibold">
              {to ? (
                <Link to={to} className="inline-flex min-h-6 items-center underline underline-offset-4">
                  {t(`health.${name}`)}
                </Link>
              ) : (
                t(`health.${name}`)
              )}
            </span>
            <span className="figures text-ink-soft max-sm:order-3 max-sm:col-span-2">
              {text}
              {note && <span className="text-ink-faint"> · {note}</span>}
            </span>
            {isFine === null ? (
              <span />
            ) : (
              <Badge tone={isFine ? "green" : "red"}>{t(isFine ? "health.fine" : "health.look")}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRows({ jobs, deadLetters, webhooks, mail, invariants, reconciliation }: MarketHealth): Row[] {
  const { t } = useTranslation("moderation");
  const lagText = useLagText();
  const isTimely = ({ oldestSeconds }: { oldestSeconds: number | null }) =>
    (oldestSeconds ?? 0) < lateSeconds;
  const ranAt = (last: { ranAt: string } | null) =>
    last ? t("health.ran", { date: formatDateTime(last.ranAt) }) : undefined;
  return [
    {
      name: "jobs",
      isFine: deadLetters === 0 && isTimely(jobs),
      text: t("health.jobsText", { waiting: jobs.count, failing: jobs.failing, given: deadLetters }),
      to: "?tab=jobs",
    },
    { name: "webhooks", isFine: isTimely(webhooks), text: lagText(webhooks) },
    { name: "mail", isFine: isTimely(mail), text: lagText(mail) },
    {
      name: "invariants",
      isFine: invariants && invariants.brokenCount === 0,
      text: !invariants
        ? t("health.never")
        : invariants.brokenCount === 0
          ? t("health.holds")
          : t("health.broken", { count: invariants.brokenCount }),
      note: ranAt(invariants),
    },
    {
      name: "reconciliation",
      isFine: reconciliation && reconciliation.differenceCount === 0,
      text: !reconciliation
        ? t("health.never")
        : reconciliation.differenceCount === 0
          ? t("health.agree", { count: reconciliation.checkedCount })
          : t("health.differ", { count: reconciliation.differenceCount }),
      note: ranAt(reconciliation),
    },
  ];
}

function useLagText() {
  const { t } = useTranslation("moderation");
  return ({ count, oldestSeconds }: { count: number; oldestSeconds: number | null }) => {
    if (count === 0) return t("health.empty");
    const seconds = oldestSeconds ?? 0;
    const age =
      seconds < 120
        ? t("health.seconds", { count: seconds })
        : seconds < 7_200
          ? t("health.minutes", { count: Math.floor(seconds / 60) })
          : t("health.hours", { count: Math.floor(seconds / 3_600) });
    return t("health.lag", { count, age });
  };
}
