import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { useBalance } from "./use-money.ts";

/** What the balance consists of, and what became of the rest. */
export function BalanceFigures() {
  const { t } = useTranslation("payouts");
  const { balance } = useBalance();
  const figure = (cents: number | undefined) => ({
    value: formatUsd(cents ?? 0),
    loading: cents === undefined,
  });
  return (
    <section aria-label={t("figures.label")}>
      <ul className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-5 [&>li>*]:h-full">
        <li>
          <StatCard
            {...figure(balance?.nowCents)}
            label={t("figures.now")}
            note={t("figures.nowNote")}
            icon={<Icon name="wallet" />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.pendingCents)}
            label={t("figures.pending")}
            note={t("figures.pendingNote", { count: balance?.pendingParcels ?? 0 })}
            icon={<Icon name="package" />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.underWayCents)}
            label={t("figures.underWay")}
            note={t("figures.underWayNote")}
            icon={<Icon name="truck" />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.paidOutCents)}
            label={t("figures.paidOut")}
            note={t("figures.paidOutNote")}
            icon={<Icon name="landmark" />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.pendingCommissionCents)}
            label={t("figures.commissions")}
            note={t("figures.commissionsNote")}
            icon={<Icon name="hand-coins" />}
          />
        </li>
      </ul>
    </section>
  );
}
