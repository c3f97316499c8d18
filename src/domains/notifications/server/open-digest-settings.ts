/** Leads a browser that follows the header's link to the settings: opening a link changes nothing. For visitors. */
export async function openDigestSettings() {
  return { status: 303 as const, headers: { location: "/profile/settings?panel=notifications" } };
}
