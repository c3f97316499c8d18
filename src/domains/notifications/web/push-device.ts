import { api } from "#client/api.ts";

/** Registered only by the built site; a page without it must not wait forever. */
const workerTimeoutMs = 10_000;

export const canReceivePush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** As the server stores it. */
const endpointOf = (subscription: PushSubscription) => new URL(subscription.endpoint).href;

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("no service worker")), workerTimeoutMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** This browser's subscription, if it has one. */
export async function findOwnEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? endpointOf(subscription) : null;
}

/** Asks the person, subscribes this browser and registers it with the server. False if the person or the browser refuses. */
export async function turnOnPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await readyWorker();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  await api.notifications.addPushDevice({ endpoint: endpointOf(subscription), p256dh, auth });
  return true;
}

export async function turnOffPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.notifications.removePushDevice({ endpoint: endpointOf(subscription) });
  await subscription.unsubscribe();
}
