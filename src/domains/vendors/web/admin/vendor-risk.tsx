import { Link } from "react-router";
import { DetailSection } from "#client/detail-layout.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import type { VendorRisk as Risk, VendorForReview } from "../../admin-calls.ts";
import { type RiskSign, riskDays, riskSalesDays } from "../../risk-rules.ts";
import { RiskBadges } from "./risk-badges.tsx";

const percent = (part: number, whole: number) =>
  whole === 0 ? "–" : `${Math.round((part * 1_000) / whole) / 10}%`;

type Fact = { sign: RiskSign; value: string; of: string; need: string; days: number };

/** What an approved vendor's sales amount to, which signs they show, and the orders behind each. */
export function VendorRisk({ vendor: { vendorId, risk } }: { vendor: VendorForReview }) {
  return risk && <Figures vendorId={vendorId} risk={risk} />;
}

function Figures({ vendorId, risk }: { vendorId: string; risk: Risk }) {
  const { t } = useTranslation("vendorReview");
  const facts = useFacts(risk);
  const from = (days: number) =>
    new Date(Date.parse(risk.calculatedAt) - days * 86_400_000).toISOString().slice(0, 10);
  return (
    <DetailSection title={t("risk.title")}>
      {risk.signs.length > 0 && <RiskBadges signs={risk.signs} />}
      <p className="text-ink-soft text-sm">
        {t("risk.lead")} {t("risk.asOf", { date: formatDateTime(risk.calculatedAt) })}
      </p>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {facts.map(({ sign, value, of, need, days }) => (
          <div key={sign} className="min-w-0">
            <dt className="text-ink-soft text-sm">{t(`risk.figures.${sign}`)}</dt>
            <dd>
              <strong className="figures">{value}</strong> <span className="text-sm">{of}</span>
              <Link
                to={`?tab=orders&vendor=${vendorId}&from=${from(days)}${need}`}
                className="flex min-h-6 w-fit items-center text-link text-sm"
              >
                {t(`risk.rows.${sign}`)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  );
}

function useFacts(risk: Risk): Fact[] {
  const { t } = useTranslation("vendorReview");
  return [
    {
      sign: "newHighValue",
      value: formatUsd(risk.recentSalesCents),
      of: t("risk.inDays", { count: riskSalesDays }),
      need: "&sort=highest",
      days: riskSalesDays,
    },
    {
      sign: "refunds",
      value: percent(risk.refundedCents, risk.salesCents),
      of: t("risk.of", { part: formatUsd(risk.refundedCents), whole: formatUsd(risk.salesCents) }),
      need: "&attention=refunded",
      days: riskDays,
    },
    {
      sign: "lateDispatch",
      value: percent(risk.lateParcels, risk.uncanceledParcels),
      of: t("risk.of", { part: risk.lateParcels, whole: risk.uncanceledParcels }),
      need: "&attention=sentLate",
      days: riskDays,
    },
    {
      sign: "subsidy",
      value: percent(risk.subsidyCents, risk.commissionCents),
      of: t("risk.of", { part: formatUsd(risk.subsidyCents), whole: formatUsd(risk.commissionCents) }),
      need: "&attention=subsidized",
      days: riskDays,
    },
  ];
}
