import { HandCoins, Landmark, Package, Truck, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatUsd } from "#kernel/money.ts";
import { StatCard } from "#ui/stat-card.tsx";
import { useBalance } from "./use-money.ts";

/** What the balance is made of, and what has become of the rest. */
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
            icon={<Wallet />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.pendingCents)}
            label={t("figures.pending")}
            note={t("figures.pendingNote", { count: balance?.pendingParcels ?? 0 })}
            icon={<Package />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.underWayCents)}
            label={t("figures.underWay")}
            note={t("figures.underWayNote")}
            icon={<Truck />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.paidOutCents)}
            label={t("figures.paidOut")}
            note={t("figures.paidOutNote")}
            icon={<Landmark />}
          />
        </li>
        <li>
          <StatCard
            {...figure(balance?.pendingCommissionCents)}
            label={t("figures.commissions")}
            note={t("figures.commissionsNote")}
            icon={<HandCoins />}
          />
        </li>
      </ul>
    </section>
  );
}
