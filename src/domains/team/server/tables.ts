import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { invitedRoles } from "#domains/team/team-rules.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** Open invitations to a shop's team. A row ends when its link is used or revoked, and 30 days after it expired. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id, { onDelete: "cascade" }),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: invitedRoles }).notNull(),
    /** Of the secret in the mailed link. */
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("team_invitations_address").on(t.vendorId, t.email),
    index("team_invitations_email").on(t.email),
    index("team_invitations_expiry").on(t.expiresAt),
    index("team_invitations_inviter").on(t.invitedBy),
    check("team_invitations_email_case", sql`${t.email} = lower(${t.email})`),
    check("team_invitations_role", sql`${t.role} in ('manager', 'packer', 'accountant')`),
  ],
);
