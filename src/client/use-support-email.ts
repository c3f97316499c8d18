import { useRouteLoaderData } from "react-router";
import { defaultSupportEmail } from "#kernel/support-email.ts";

/** The support address, as the root loader knows it from SUPPORT_EMAIL; the usual one if not even that could be loaded. */
export function useSupportEmail(): string {
  const root = useRouteLoaderData("root") as { supportEmail?: string } | undefined;
  return root?.supportEmail ?? defaultSupportEmail;
}
