import { href, isRouteErrorResponse } from "react-router";

type Dehydrated<Loaded> = Loaded | { dehydrated: undefined };

/**
 * A list's loader in the browser. Within a page, and on returning to it, components call the API themselves: the old
 * products stay visible meanwhile, cached ones show at once, and a failure is the list's own, with a retry. From
 * another page the server's loader returns everything in one response.
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

/** Whether a navigation leads to a list, which loads its own data: other loaders need not run again. */
export function leadsToList({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const isList =
    nextUrl.pathname === href("/products") || nextUrl.pathname.startsWith(`${href("/categories")}/`);
  return isList && currentUrl.href !== nextUrl.href;
}
