import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { applyAccount, pendingChanges } from "./account-cart.ts";
import { cartStore } from "./cart-store.ts";

/** Several presses in a row are sent together. */
const settleMs = 600;
const maxAttempts = 3;
const lockName = "cafeto-cart";

/**
 * Keeps this browser's cart and the account's in sync: sends changes, and applies those of other devices. Offline,
 * changes wait in the browser. Returns a function that stops it.
 */
export function followAccountCart(userId: string, queryClient: QueryClient): () => void {
  const options = queries.cart.getCart.queryOptions({ input: {}, staleTime: 0, refetchOnReconnect: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  const waiting = () => {
    const cart = cartStore.get();
    return !isStopped && cart.ownerId === userId && pendingChanges(cart, Date.now()).length > 0;
  };

  const tell = async () => {
    // Another tab may have sent it while this one waited for its turn.
    cartStore.set((cart) => cart);
    if (!waiting()) return;
    const told = cartStore.get();
    const answer = await api.cart.syncCart({
      cartOwnerId: userId,
      changes: pendingChanges(told, Date.now()),
    });
    // A response requested before this does not include it.
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    if (isStopped) return;
    cartStore.set((cart) => (cart.ownerId === userId ? applyAccount(cart, answer, told) : cart));
    queryClient.setQueryData(options.queryKey, answer);
  };
  const tryToTell = async () => {
    try {
      await inTurn(tell);
      failures = 0;
      plan();
    } catch (error) {
      logError(error);
      failures += 1;
      const delay = Math.min(1_000 * 2 ** failures, 30_000);
      if (classifyError(error).retryable && failures < maxAttempts) plan(delay);
    }
  };
  const plan = (delay = settleMs) => {
    clearTimeout(timer);
    if (waiting()) timer = setTimeout(() => void tryToTell(), delay);
  };
  const planAnew = () => {
    failures = 0;
    plan();
  };

  const observer = new QueryObserver(queryClient, { ...options, refetchOnMount: "always" });
  const stopAsking = observer.subscribe(({ data, isFetchedAfterMount }) => {
    if (data && isFetchedAfterMount)
      cartStore.set((cart) => (cart.ownerId === userId ? applyAccount(cart, data) : cart));
  });
  const stopListening = cartStore.subscribe(planAnew);
  window.addEventListener("online", planAnew);
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopAsking();
    stopListening();
    window.removeEventListener("online", planAnew);
  };
}

/** One tab at a time. Locks exist on secure pages only; without them a change may be sent twice, which is harmless. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(lockName, work);
}
