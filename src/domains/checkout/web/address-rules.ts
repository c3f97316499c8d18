import type { AddressInput } from "#domains/checkout/address-shapes.ts";

export type AddressValues = {
  fullName: string;
  phone: string;
  country: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
};
export type AddressField = keyof AddressValues;
export const addressFields = [
  "fullName",
  "phone",
  "country",
  "line1",
  "line2",
  "city",
  "state",
  "postalCode",
] as const satisfies readonly AddressField[];

export type AddressProblem =
  | "required"
  | "too_short"
  | "too_long"
  | "invalid_name"
  | "invalid_phone"
  | "invalid_address"
  | "invalid_city"
  | "invalid_state"
  | "invalid_postal_code"
  | "invalid_country";

export type Country = {
  code: string;
  name: string;
  postal: { pattern: string; example: string } | null;
  states: readonly { code: string; name: string }[];
};

/** Bounds of R28, as the contract has them. */
const bounds = {
  fullName: [2, 100, "invalid_name"],
  line1: [3, 120, "invalid_address"],
  line2: [0, 120, "invalid_address"],
  city: [1, 80, "invalid_city"],
} as const;

/** The problem of one field, or null. The server checks everything again. */
export function findAddressProblem(
  field: AddressField,
  values: AddressValues,
  country: Country | undefined,
): AddressProblem | null {
  const value = values[field].trim();
  if (field === "country") return country ? null : "required";
  if (field === "state") {
    if (!country || country.states.length === 0) return null;
    return country.states.some((state) => state.code === value) ? null : "required";
  }
  if (field === "postalCode") {
    if (!country?.postal) return null;
    if (value === "") return "required";
    return new RegExp(`^(?:${country.postal.pattern})$`, "i").test(value) ? null : "invalid_postal_code";
  }
  if (field !== "line2" && value === "") return "required";
  if (field === "phone") return isPhone(value) ? null : "invalid_phone";
  const [shortest, longest, problem] = bounds[field];
  return value.length >= shortest && value.length <= longest ? null : problem;
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return value.length <= 30 && /^[+\d\s().\-/]+$/.test(value) && digits >= 7 && digits <= 15;
}

export function isCompleteAddress(values: AddressValues, country: Country | undefined): boolean {
  return addressFields.every((field) => findAddressProblem(field, values, country) === null);
}

/** As the server expects it: trimmed, and null for what the country does not have. */
export function toAddressInput(values: AddressValues, country: Country): AddressInput {
  return {
    fullName: values.fullName.trim(),
    phone: values.phone.trim(),
    country: country.code,
    line1: values.line1.trim(),
    line2: values.line2.trim() || null,
    city: values.city.trim(),
    state: country.states.length > 0 ? values.state : null,
    postalCode: country.postal ? values.postalCode.trim() : null,
  };
}

export function toAddressValues(address: AddressInput | null | undefined): AddressValues {
  return {
    fullName: address?.fullName ?? "",
    phone: address?.phone ?? "",
    country: address?.country ?? "",
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
    postalCode: address?.postalCode ?? "",
  };
}

/** Converts the server's message for a field into the one that this field shows. */
export function problemOfIssue(field: AddressField, message: string): AddressProblem {
  if (field === "fullName" && message !== "required") return "invalid_name";
  if ((field === "line1" || field === "line2") && message !== "required") return "invalid_address";
  if (field === "city" && message !== "required") return "invalid_city";
  return knownProblems.includes(message as AddressProblem) ? (message as AddressProblem) : "invalid_address";
}

const knownProblems: readonly AddressProblem[] = [
  "required",
  "too_short",
  "too_long",
  "invalid_phone",
  "invalid_state",
  "invalid_postal_code",
  "invalid_country",
];
