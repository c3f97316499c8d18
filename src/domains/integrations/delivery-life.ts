export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt came to nothing: what the receiver answered, how it could not be reached, or that nobody may be called there. */
export const deliveryErrors = ["status", "timeout", "connection", "dns", "tls", "private", "off"] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after the first, the second … failed attempt, in milliseconds. After the eighth there is none. */
export const retryDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  6 * hour,
  24 * hour,
] as const;

/** For how long deliveries are kept to be looked at and sent again. */
export const keptDays = 30;
