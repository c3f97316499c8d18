import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";

/** Makes a path of this site an address for the world; what is whole already stays. */
export function useToUrl(): (path: string) => string {
  const publicUrl = useRouteLoaderData<typeof loader>("root")?.publicUrl ?? "";
  return (path) => (path.startsWith("/") ? `${publicUrl}${path}` : path);
}
