import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import type { WaitingRates as Waiting } from "../../rate-calls.ts";
import { RatesDecision } from "./rates-decision.tsx";
import { type MarketRates, RatesTable } from "./rates-table.tsx";
import { vendorsPath } from "./vendors-address.ts";

/** The delivery rates that wait to be accepted, above the vendors; nothing where none wait. */
export function WaitingRates() {
  const { data } = useQuery(queries.vendors.listWaitingRates.queryOptions({ input: {} }));
  return data && <RatesQueue {...data} />;
}

type RatesQueueProps = { items: Waiting[]; total: number; market: MarketRates };

function RatesQueue({ items, total, market }: RatesQueueProps) {
  const { t } = useTranslation("vendorReview");
  const heading = useFocusAfterChange(items.map(({ vendorId }) => vendorId).join());
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="waiting-rates" className="mb-10 grid grid-cols-1 gap-5">
      <div className="max-w-prose">
        <h2
          ref={heading}
          tabIndex={-1}
          id="waiting-rates"
          className="font-display font-semibold text-heading"
        >
          {t("rates.title", { total })}
        </h2>
        <p className="mt-1 text-ink-soft">{t("rates.lead")}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((waiting) => (
          <Row key={waiting.vendorId} waiting={waiting} market={market} />
        ))}
      </ul>
    </section>
  );
}

function Row({ waiting, market }: { waiting: Waiting; market: MarketRates }) {
  const { t: tVendor } = useTranslation("vendors");
  const { vendorId, companyName } = waiting;
  return (
    <li className="grid grid-cols-1 gap-4 rounded-leaf border border-line bg-surface p-5">
      <div>
        <h3 className="wrap-anywhere font-semibold text-lg">
          <Link to={vendorsPath({ state: "approved", vendorId })} preventScrollReset className="underline">
            {companyName}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm">
          {tVendor("shop.waiting.since", { date: formatDate(waiting.submittedAt) })}
        </p>
      </div>
      <RatesTable waiting={waiting} market={market} />
      <AdminMay permission="vendors.manage">
        <RatesDecision waiting={waiting} />
      </AdminMay>
    </li>
  );
}
