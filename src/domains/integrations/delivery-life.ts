export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt failed: the receiver's status, a connection error, or an address that must not be called. */
export const deliveryErrors = ["status", "timeout", "connection", "dns", "tls", "private", "off"] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delays after the first, second … failed attempt, in milliseconds. After the eighth there is none. */
export const retryDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  6 * hour,
  24 * hour,
] as const;
