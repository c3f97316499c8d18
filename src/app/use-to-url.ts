import { useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";

/** Makes a path of this site absolute; absolute addresses stay. */
export function useToUrl(): (path: string) => string {
  const publicUrl = useRouteLoaderData<Route.ComponentProps["loaderData"]>("root")?.publicUrl ?? "";
  return (path) => (path.startsWith("/") ? `${publicUrl}${path}` : path);
}
