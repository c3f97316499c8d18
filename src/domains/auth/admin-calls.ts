import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { emailAddress, idSchema, lineOfText } from "#kernel/schemas.ts";
import { done, tags } from "./call-parts.ts";
import { newPassword, userView } from "./shapes.ts";

const userId = z.strictObject({ user_id: idSchema });

/** Users, for admins. */
export const adminCalls = {
  listUsers: procedure("admin", [], { permission: "users.read" })
    .route({ method: "GET", path: "/auth/v1/admin/users", summary: "People, newest first", tags })
    .input(
      z.strictObject({
        page: z.number().int().min(1).max(10_000).default(1),
        per_page: z.number().int().min(1).max(100).default(50),
        search: lineOfText(200).optional(),
      }),
    )
    .output(z.object({ users: z.array(userView), total: z.number().int() })),
  createUser: procedure("admin", ["CONFLICT", "WEAK_PASSWORD"], { permission: "team.manage" })
    .route({
      method: "POST",
      path: "/auth/v1/admin/users",
      summary: "Create a person",
      tags,
      successStatus: 201,
    })
    .input(
      z.strictObject({
        email: emailAddress,
        password: newPassword,
        email_confirm: z.boolean().default(false),
        user_metadata: z.object({ full_name: lineOfText(100).min(2) }),
      }),
    )
    .output(userView),
  getUserById: procedure("admin", ["NOT_FOUND"], { permission: "users.read" })
    .route({ method: "GET", path: "/auth/v1/admin/users/{user_id}", summary: "A person", tags })
    .input(userId)
    .output(userView),
  changeUser: procedure("admin", ["NOT_FOUND", "CONFLICT", "WEAK_PASSWORD"], { permission: "team.manage" })
    .route({ method: "PUT", path: "/auth/v1/admin/users/{user_id}", summary: "Change or ban a person", tags })
    .input(
      userId.extend({
        email: emailAddress.optional(),
        password: newPassword.optional(),
        email_confirm: z.literal(true).optional(),
        /** 'none', or how long from now: '24h', '30d'. */
        ban_duration: z
          .string()
          .regex(/^(none|[1-9][0-9]{0,4}[hd])$/)
          .optional(),
        user_metadata: z.object({ full_name: lineOfText(100).min(2) }).optional(),
      }),
    )
    .output(userView),
  endSessions: procedure("admin", ["NOT_FOUND"], { permission: "users.manage" })
    .route({
      method: "POST",
      path: "/auth/v1/admin/users/{user_id}/logout",
      summary: "Sign a person out everywhere",
      tags,
    })
    .input(userId)
    .output(done),
};
