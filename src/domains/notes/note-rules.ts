import type { AdminPermission } from "#kernel/permissions.ts";

/** What a note can be about. */
export const noteSubjects = ["vendor", "order", "product", "user"] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** A note's length, in characters. */
export const noteBounds = [1, 2_000] as const;

/** Any of these lets an administrator read, and write, the notes about a thing. */
export const notePermissions: Record<NoteSubject, { read: AdminPermission; write: AdminPermission[] }> = {
  vendor: { read: "vendors.read", write: ["vendors.manage", "money.manage"] },
  order: { read: "orders.read", write: ["orders.manage", "money.manage"] },
  product: { read: "products.read", write: ["products.manage"] },
  user: { read: "users.read", write: ["users.manage", "moderation.manage"] },
};
