/** At sign-out: this browser gets no more notifications, and shows none of those it got. The server forgets it with the session. */
export function forgetDevice(): void {
  void (async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications?.()) ?? [];
    for (const one of shown) one.close();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  })().catch((error) => console.info(error));
}
