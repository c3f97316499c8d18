import * as z from "zod";
import { roles } from "#kernel/callers.ts";
import { adminRoles, teamRoles } from "#kernel/permissions.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, nothing } from "#kernel/schemas.ts";
import { profileBounds } from "./profile-bounds.ts";

const role = z.enum(roles);

/** The signed-in user as every screen needs them: header, guards, dashboard button. */
export const sessionView = z.object({
  userId: idSchema,
  email: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  memberSince: isoTime,
  roles: z.array(role),
  primaryRole: role,
  /** `aal2` once a second factor was verified in this session; admin procedures require it. */
  aal: z.enum(["aal1", "aal2"]),
  adminRole: z.enum(adminRoles).nullable(),
  vendor: z
    .object({
      id: idSchema,
      companyName: z.string(),
      planType: z.string(),
      isApproved: z.boolean(),
      teamRole: z.enum(teamRoles),
    })
    .nullable(),
});
export type SessionView = z.infer<typeof sessionView>;

const profileView = z.object({
  userId: idSchema,
  fullName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  createdAt: isoTime,
});
export type ProfileView = z.infer<typeof profileView>;

export const accounts = {
  getSession: procedure("visitor")
    .route({ method: "GET", path: "/api/session", summary: "Who is signed in", tags: ["Accounts"] })
    .input(nothing)
    .output(sessionView.nullable()),
  getProfile: procedure("signedIn", ["NOT_FOUND"])
    .route({ method: "GET", path: "/api/profile", summary: "One's profile", tags: ["Accounts"] })
    .input(nothing)
    .output(profileView),
  updateProfile: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "PUT",
      path: "/api/profile",
      summary: "Change one's name and picture; the e-mail stays",
      tags: ["Accounts"],
    })
    .input(
      z.strictObject({
        fullName: z.string().max(profileBounds.fullName),
        avatarUrl: z.string().max(profileBounds.avatarUrl).nullable(),
      }),
    )
    .output(profileView),
};
