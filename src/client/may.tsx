import type { ReactNode } from "react";
import { type AdminPermission, mayAsAdmin, mayInShop, type VendorPermission } from "#kernel/permissions.ts";
import { useSession } from "./session.tsx";

/** Whether the person's role among the administrators holds this; the server asks again. */
export function useAdminMay(permission: AdminPermission): boolean {
  const session = useSession();
  return session !== null && mayAsAdmin(session, permission);
}

type MayProps<Permission> = { permission: Permission; children: ReactNode };

/** Shown only to administrators who may do it. */
export function AdminMay({ permission, children }: MayProps<AdminPermission>) {
  return useAdminMay(permission) && children;
}

/** Whether the person's role in the vendor's team holds this; the server asks again. */
export function useTeamMay(permission: VendorPermission): boolean {
  const session = useSession();
  return session !== null && mayInShop(session, permission);
}

/** Shown only to members of the vendor's team who may do it. */
export function TeamMay({ permission, children }: MayProps<VendorPermission>) {
  return useTeamMay(permission) && children;
}
