// Notifications by Web Push: what the server sent is shown as it is; a click leads to the screen that it is about. Part of
// the service worker.
self.addEventListener("push", (event) => {
  const { title, text, link, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      icon: "/icon-192.png",
      badge: "/favicon-32.png",
      data: { link },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.link, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(openScreen(url.href));
});

/** In a tab that shows it already, else in any tab of the shop, else in a new one. */
async function openScreen(href) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const showing = tabs.find((tab) => tab.url === href);
  if (showing) return showing.focus();
  for (const tab of tabs) {
    const moved = await tab.navigate(href).catch(() => null);
    if (moved) return moved.focus();
  }
  return self.clients.openWindow(href);
}
