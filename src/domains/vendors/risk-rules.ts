/** What a vendor's figures can show that an administrator should look at. A sign decides nothing by itself. */
export const riskSigns = ["newHighValue", "refunds", "lateDispatch", "subsidy"] as const;
export type RiskSign = (typeof riskSigns)[number];

/** Over how many days back the shares are calculated, and the sales of a new vendor. */
export const riskDays = 90;
export const riskSalesDays = 30;

export const riskSettings = [
  "risk.newVendorDays",
  "risk.newVendorSalesCents",
  "risk.refundBasisPoints",
  "risk.lateBasisPoints",
  "risk.subsidyBasisPoints",
  "risk.fromParcels",
] as const;
export type RiskSettings = Record<(typeof riskSettings)[number], number>;

/** What was sold and became of it: paid parcels of the last 90 days, amounts in cents. */
export type RiskFigures = {
  /** Since its approval; null if it has none. */
  daysApproved: number | null;
  parcels: number;
  /** Not cancelled. */
  uncanceledParcels: number;
  /** Dispatched after the promised day, or not dispatched although that is over. */
  lateParcels: number;
  /** Goods. */
  salesCents: number;
  /** Goods of the last 30 days. */
  recentSalesCents: number;
  refundedCents: number;
  /** What the platform paid for free delivery, and its commission, both less what went back. */
  subsidyCents: number;
  commissionCents: number;
};

const reaches = (part: number, whole: number, basisPoints: number) =>
  part > 0 && part * 10_000 >= basisPoints * whole;

/** The signs that the figures show. Shares need at least so many parcels, so that one refund of three says nothing. */
export function riskSignsOf(figures: RiskFigures, settings: RiskSettings): RiskSign[] {
  const { daysApproved, parcels, uncanceledParcels } = figures;
  const least = settings["risk.fromParcels"];
  const isShown: Record<RiskSign, boolean> = {
    newHighValue:
      daysApproved !== null &&
      daysApproved < settings["risk.newVendorDays"] &&
      figures.recentSalesCents >= settings["risk.newVendorSalesCents"],
    refunds:
      parcels >= least &&
      reaches(figures.refundedCents, figures.salesCents, settings["risk.refundBasisPoints"]),
    lateDispatch:
      uncanceledParcels >= least &&
      reaches(figures.lateParcels, uncanceledParcels, settings["risk.lateBasisPoints"]),
    subsidy:
      parcels >= least &&
      reaches(figures.subsidyCents, figures.commissionCents, settings["risk.subsidyBasisPoints"]),
  };
  return riskSigns.filter((sign) => isShown[sign]);
}
