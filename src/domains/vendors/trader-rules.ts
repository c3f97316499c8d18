import { isEmailLike } from "#kernel/email-like.ts";
/** What a trader says of itself (R63), and its bounds in characters: for contract, form and messages. */
export const traderBounds = {
  legalName: [2, 160],
  registeredAddress: [10, 300],
  registrationNumber: [3, 60],
  contactEmail: [6, 254],
} as const;

export const traderTexts = ["legalName", "registeredAddress", "registrationNumber", "contactEmail"] as const;
export type TraderText = (typeof traderTexts)[number];

export type TraderValues = Record<TraderText, string> & {
  hasNoRegistrationNumber: boolean;
  certifiesCompliance: boolean;
};
export type TraderField = keyof TraderValues;

const within = (text: string, [least, most]: readonly [number, number]) => {
  const { length } = text.trim();
  return length >= least && length <= most;
};

/** The validity of each field as typed. A number, or the statement that there is none; never both. */
export const traderChecks: Record<TraderField, (values: TraderValues) => boolean> = {
  legalName: ({ legalName }) => within(legalName, traderBounds.legalName),
  registeredAddress: ({ registeredAddress }) => within(registeredAddress, traderBounds.registeredAddress),
  registrationNumber: ({ registrationNumber, hasNoRegistrationNumber }) =>
    hasNoRegistrationNumber
      ? registrationNumber.trim() === ""
      : within(registrationNumber, traderBounds.registrationNumber),
  hasNoRegistrationNumber: () => true,
  contactEmail: ({ contactEmail }) =>
    within(contactEmail, traderBounds.contactEmail) && isEmailLike(contactEmail.trim()),
  certifiesCompliance: ({ certifiesCompliance }) => certifiesCompliance,
};

/** What the server takes of the typed values. */
export const traderInputOf = (values: TraderValues) => ({
  legalName: values.legalName.trim(),
  registeredAddress: values.registeredAddress.trim(),
  registrationNumber: values.hasNoRegistrationNumber ? null : values.registrationNumber.trim(),
  contactEmail: values.contactEmail.trim(),
  certifiesCompliance: true as const,
});
