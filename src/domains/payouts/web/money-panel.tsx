import { AccountCard } from "./account-card.tsx";
import { AvailableCard } from "./available-card.tsx";
import { BalanceFigures } from "./balance-figures.tsx";
import type { MoneyPlace } from "./money-place.ts";
import { PayoutHistory } from "./payout-history.tsx";
import { StatementSection } from "./statement-section.tsx";

/** The dashboard's tab about a vendor's balance, payouts and statements. */
export function MoneyPanel({ place }: { place: MoneyPlace }) {
  return (
    <div className="grid grid-cols-1 gap-8 pt-6 sm:gap-10">
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[3fr_2fr]">
        <AvailableCard />
        <AccountCard isFormExpired={place.isFormExpired} />
      </div>
      <BalanceFigures />
      <PayoutHistory place={place} />
      <StatementSection place={place} />
    </div>
  );
}
