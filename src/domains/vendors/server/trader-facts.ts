import type { TraderInput, TraderView } from "#domains/vendors/shapes.ts";
import { vendors } from "./tables.ts";

/** The columns that say who sells. */
export const traderSelection = {
  legalName: vendors.legalName,
  registeredAddress: vendors.registeredAddress,
  registrationNumber: vendors.registrationNumber,
  contactEmail: vendors.contactEmail,
  selfCertifiedAt: vendors.selfCertifiedAt,
};
type Columns = Pick<typeof vendors.$inferSelect, keyof typeof traderSelection>;

/** Who sells, from the record; null of a vendor that was not asked yet. */
export function toTraderView(vendor: Columns): TraderView | null {
  const { legalName, registeredAddress, registrationNumber, contactEmail, selfCertifiedAt } = vendor;
  // A constraint has all of them or none.
  if (!legalName || !registeredAddress || !contactEmail || !selfCertifiedAt) return null;
  return {
    ...{ legalName, registeredAddress, registrationNumber, contactEmail },
    selfCertifiedAt: selfCertifiedAt.toISOString(),
  };
}

/** The columns of what a vendor states, certified now. */
export const traderColumns = ({ certifiesCompliance: _, ...facts }: TraderInput, now: Date) => ({
  ...facts,
  selfCertifiedAt: now,
});
