import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { adminRoles } from "#kernel/permissions.ts";
import { createdAt } from "#platform/db/columns.ts";

/** One row per user, created with the user by a trigger. */
export const profiles = pgTable("profiles", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  fullName: text("full_name").notNull(),
  email: text("email").notNull(),
  avatarUrl: text("avatar_url"),
  createdAt: createdAt(),
});

export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["admin", "vendor", "buyer"] }).notNull(),
    /** Of an administrator, who may do nothing without one; there is always an owner (trigger `user_roles_keep_owner`). */
    adminRole: text("admin_role", { enum: adminRoles }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.role] }),
    index("user_roles_role").on(t.role).where(sql`role <> 'buyer'`),
    check("user_roles_admin_role", sql`${t.role} = 'admin' or ${t.adminRole} is null`),
  ],
);
