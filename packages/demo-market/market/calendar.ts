import type { Random } from "./random.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

export function after(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

export function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/** A moment on the same UTC day, between seven in the morning and ten at night. */
export function someTimeThatDay(date: Date, random: Random): Date {
  const midnight = Math.floor(date.getTime() / DAY) * DAY;
  return new Date(midnight + 7 * HOUR + Math.floor(random.next() * 15 * HOUR));
}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Calendar months later, on the same day of the month or its last day. */
export function monthsAfter(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() + months);
  if (result.getUTCDate() !== date.getUTCDate()) result.setUTCDate(0);
  return result;
}
