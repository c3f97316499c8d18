import type { ApiClient } from "#client/api-client.ts";

export type SubscriptionStatus = Awaited<ReturnType<ApiClient["plans"]["checkSubscription"]>>;

/** For signed-out visitors and users without a vendor record: freemium (docs/product.md#4-states-and-transitions). */
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

/** The constants of docs/product.md#9-business-constants-and-limits. */
const debounceMs = 60_000;
const cacheMs = 5 * 60_000;
const openMs = 5 * 60_000;
const mostFailures = 3;
const keyPrefix = "subscription_cache";

type Infra = {
  now: () => number;
  /** The browser's storage; null if it is blocked. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  ask: () => Promise<SubscriptionStatus>;
  isRateLimit: (error: unknown) => boolean;
  onRateLimit: () => void;
};

/**
 * Checks the signed-in user's subscription: at most once a minute, not while a response younger than 5 minutes is
 * cached, and not for 5 minutes after three failures or a rate limit; all of it across the pages that one opens.
 */
export function createSubscriptionCheck(infra: Infra) {
  const { now } = infra;
  const listeners = new Set<() => void>();
  let status = notSubscribed;
  /** The same as in the storage, for browsers without one. */
  let askedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let openUntil = 0;
  /** Incremented at sign-out: earlier responses are then ignored. */
  let era = 0;
  let person: string | null = null;

  const show = (next: SubscriptionStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown) => {
    failures += 1;
    const isLimited = infra.isRateLimit(error);
    if (isLimited || failures >= mostFailures) openUntil = now() + openMs;
    if (isLimited) infra.onRateLimit();
  };
  const isPast = (time: number) => time <= now();
  /** What another page did; a time that a wrong clock put into the future does not count. */
  const recall = (cached: Cached) => {
    if (isPast(cached.askedAt)) askedAt = Math.max(askedAt, cached.askedAt);
    if (cached.openUntil <= now() + openMs) openUntil = Math.max(openUntil, cached.openUntil);
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
      const cached = readCached(infra.storage(), userId);
      if (cached.status) show(cached.status);
      recall(cached);
      const isYoung = cached.status !== null && isPast(cached.at) && now() - cached.at < cacheMs;
      if (isYoung || isOpen() || now() - askedAt < debounceMs) return;
      askedAt = now();
      // Before the answer: someone who opens one page after another must not ask on each.
      keep(infra.storage(), userId, { ...cached, askedAt });
      const asked = era;
      try {
        const status = await infra.ask();
        if (asked !== era) return;
        failures = 0;
        openUntil = 0;
        keep(infra.storage(), userId, { at: now(), status, askedAt, openUntil });
        show(status);
      } catch (error) {
        if (asked !== era) return;
        fail(error);
        keep(infra.storage(), userId, { ...cached, askedAt, openUntil });
      }
    },
    /** At sign-out: not subscribed, cache cleared, breaker closed. */
    reset(): void {
      era += 1;
      failures = 0;
      openUntil = 0;
      askedAt = Number.NEGATIVE_INFINITY;
      if (person) infra.storage()?.removeItem(keyOf(person));
      person = null;
      show(notSubscribed);
    },
  };
}

const keyOf = (userId: string) => `${keyPrefix}:${userId}`;
type Cached = {
  at: number;
  /** Null before the first answer. */
  status: SubscriptionStatus | null;
  askedAt: number;
  openUntil: number;
};
const nothingCached: Cached = { at: 0, status: null, askedAt: 0, openUntil: 0 };

/** What else may stand there compares as no time at all. */
function readCached(storage: ReturnType<Infra["storage"]>, userId: string): Cached {
  try {
    const cached: Cached = { ...nothingCached, ...JSON.parse(storage?.getItem(keyOf(userId)) ?? "{}") };
    return cached.status === null || typeof cached.status.subscribed === "boolean" ? cached : nothingCached;
  } catch {
    return nothingCached;
  }
}

function keep(storage: ReturnType<Infra["storage"]>, userId: string, cached: Cached): void {
  try {
    storage?.setItem(keyOf(userId), JSON.stringify(cached));
  } catch {
    // A full storage caches nothing; the next page checks again.
  }
}
