import type { ApiClient } from "#client/api-client.ts";

export type SubscriptionStatus = Awaited<ReturnType<ApiClient["plans"]["checkSubscription"]>>;

/** Of nobody, and of who sells nothing: the plan is freemium (specification, section 4). */
export const notSubscribed: SubscriptionStatus = {
  subscribed: false,
  plan_type: "freemium",
  status: null,
  product_limit: 3,
  product_count: 0,
  commission_rate: 12,
  current_period_end: null,
  cancel_at_period_end: false,
  trial_ends_at: null,
};

/** Numbers of the specification's section 9. */
const debounceMs = 60_000;
const cacheMs = 5 * 60_000;
const openMs = 5 * 60_000;
const mostFailures = 3;
const keyPrefix = "subscription_cache";

type Doors = {
  now: () => number;
  /** The browser's storage; null where it lets nobody in. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  ask: () => Promise<SubscriptionStatus>;
  isRateLimit: (error: unknown) => boolean;
  onRateLimit: () => void;
};

/**
 * Asks now and then how the signed-in person's subscription stands: at most once a minute, not at all while a younger answer
 * than 5 minutes is kept, and for 5 minutes not after three failures or a refusal for asking too often.
 */
export function createSubscriptionCheck(doors: Doors) {
  const { now } = doors;
  const listeners = new Set<() => void>();
  let status = notSubscribed;
  let askedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let openUntil = 0;
  /** Grows with each sign-out: an answer from before is nobody's any more. */
  let era = 0;
  let person: string | null = null;

  const show = (next: SubscriptionStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown) => {
    failures += 1;
    const isLimited = doors.isRateLimit(error);
    if (isLimited || failures >= mostFailures) openUntil = now() + openMs;
    if (isLimited) doors.onRateLimit();
  };
  const isOpen = () => {
    if (openUntil === 0 || now() < openUntil) return openUntil !== 0;
    openUntil = 0;
    failures = 0;
    return false;
  };

  return {
    get: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async check(userId: string): Promise<void> {
      person = userId;
      const kept = readKept(doors.storage(), userId);
      if (kept) show(kept.status);
      const isYoung = kept !== null && now() - kept.at < cacheMs && kept.at <= now();
      if (isYoung || isOpen() || now() - askedAt < debounceMs) return;
      askedAt = now();
      const asked = era;
      try {
        const answer = await doors.ask();
        if (asked !== era) return;
        failures = 0;
        openUntil = 0;
        keep(doors.storage(), userId, { at: now(), status: answer });
        show(answer);
      } catch (error) {
        if (asked === era) fail(error);
      }
    },
    /** At sign-out: nobody is subscribed, nothing is kept, the breaker is closed. */
    reset(): void {
      era += 1;
      failures = 0;
      openUntil = 0;
      askedAt = Number.NEGATIVE_INFINITY;
      if (person) doors.storage()?.removeItem(keyOf(person));
      person = null;
      show(notSubscribed);
    },
  };
}

const keyOf = (userId: string) => `${keyPrefix}:${userId}`;
type Kept = { at: number; status: SubscriptionStatus };

function readKept(storage: ReturnType<Doors["storage"]>, userId: string): Kept | null {
  try {
    const kept = JSON.parse(storage?.getItem(keyOf(userId)) ?? "null") as Kept | null;
    return typeof kept?.at === "number" && typeof kept.status?.subscribed === "boolean" ? kept : null;
  } catch {
    return null;
  }
}

function keep(storage: ReturnType<Doors["storage"]>, userId: string, kept: Kept): void {
  try {
    storage?.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing; the next page asks again.
  }
}
