import { isRouteErrorResponse } from "react-router";

type Dehydrated<Loaded> = Loaded | { dehydrated: undefined };

/**
 * A list's loader in the browser. Within a page, and when one comes back to it, the components ask the API themselves:
 * the old products stay in sight meanwhile, what was read before stands there at once, and a failure is the list's own,
 * with a way to try again. From another page the server's loader brings everything in one answer.
 */
export async function stayInList<Loaded>(
  url: URL,
  loadOnServer: () => Promise<Loaded>,
): Promise<Dehydrated<Loaded>> {
  if (url.pathname === window.location.pathname) return { dehydrated: undefined };
  try {
    return await loadOnServer();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { dehydrated: undefined };
  }
}

/** Whether a navigation leads to a list, whose data is not the server's loaders' alone: nothing else need be asked for it. */
export function leadsToList({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const isList = nextUrl.pathname === "/products" || nextUrl.pathname.startsWith("/categories/");
  return isList && currentUrl.href !== nextUrl.href;
}
