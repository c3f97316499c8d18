import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import type { NotificationParams } from "./notification-kinds.ts";

/** A notification's parameters as its text shows them (R15); `count` is how many are shown as one. */
export function textValues({ cents, date, ...rest }: NotificationParams, count: number) {
  return {
    ...rest,
    count,
    ...(cents === undefined ? {} : { amount: formatUsd(cents) }),
    ...(date === undefined ? {} : { date: formatDate(date) }),
  };
}
