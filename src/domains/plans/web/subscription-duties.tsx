import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#client/api.ts";
import { onAuthEvent } from "#client/auth-events.ts";
import { classifyError } from "#client/classify-error.ts";
import { logError } from "#client/notify-error.ts";
import { onForget } from "#client/session-traces.ts";
import { notify } from "#ui/notify.ts";
import { createSubscriptionCheck, notSubscribed, type SubscriptionStatus } from "./subscription-check.ts";

/** After signing in the page has more urgent things to fetch (specification, section 4). */
const afterSignInMs = 1_000;
let tellRateLimit = () => {};

/** One for the page. */
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

/** The subscription as last checked; not subscribed on the server, and for nobody. */
export function useSubscriptionStatus(): SubscriptionStatus {
  return useSyncExternalStore(subscriptionCheck.subscribe, subscriptionCheck.get, () => notSubscribed);
}

/** Has the subscription checked when a page is opened by somebody signed in, and a second after signing in. Draws nothing. */
export function SubscriptionDuties() {
  const { t } = useTranslation("plans");
  useEffect(() => {
    tellRateLimit = () => notify.destructive(t("check.limitedTitle"), t("check.limitedText"));
  }, [t]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Also where the server could not be told that somebody leaves: nothing that is on its way shall write of them.
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
