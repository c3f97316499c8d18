import { useEffect, useSyncExternalStore } from "react";
import { api } from "#client/api.ts";
import { onAuthEvent } from "#client/auth-events.ts";
import { classifyError } from "#client/classify-error.ts";
import { logError } from "#client/notify-error.ts";
import { onForget } from "#client/session-storage-keys.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { createSubscriptionCheck, notSubscribed, type SubscriptionStatus } from "./subscription-check.ts";

/** Right after sign-in the page has more urgent requests to make (docs/product.md#4-states-and-transitions). */
const afterSignInMs = 1_000;
let tellRateLimit = () => {};

/** One per page. */
const subscriptionCheck = createSubscriptionCheck({
  now: () => Date.now(),
  storage() {
    try {
      return window.localStorage;
    } catch {
      return null;
    }
  },
  async ask() {
    try {
      return await api.plans.checkSubscription({});
    } catch (error) {
      logError(error);
      throw error;
    }
  },
  isRateLimit: (error) => classifyError(error).type === "rate_limit",
  onRateLimit: () => tellRateLimit(),
});

/** The subscription as last checked; not subscribed on the server, and for visitors. */
export function useSubscriptionStatus(): SubscriptionStatus {
  return useSyncExternalStore(subscriptionCheck.subscribe, subscriptionCheck.get, () => notSubscribed);
}

/** Checks the subscription when a signed-in user opens a page, and a second after signing in. Renders nothing. */
export function SubscriptionEffects() {
  const { t } = useTranslation("plans");
  useEffect(() => {
    tellRateLimit = () => notify.destructive(t("check.limitedTitle"), t("check.limitedText"));
  }, [t]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Also if the server could not be reached at sign-out: no pending response may write to the cache.
    const stopForgetting = onForget(() => {
      clearTimeout(timer);
      subscriptionCheck.reset();
    });
    const unfollow = onAuthEvent((event, session) => {
      if (!session || (event !== "INITIAL_SESSION" && event !== "SIGNED_IN")) return;
      const delay = event === "SIGNED_IN" ? afterSignInMs : 0;
      timer = setTimeout(() => void subscriptionCheck.check(session.userId), delay);
    });
    return () => {
      stopForgetting();
      unfollow();
      clearTimeout(timer);
    };
  }, []);
  return null;
}
