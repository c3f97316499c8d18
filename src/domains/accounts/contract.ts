import * as z from "zod";
import { roles } from "#kernel/callers.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, nothing } from "#kernel/schemas.ts";

const role = z.enum(roles);

/** The signed-in person as every screen needs them: the header, the guards, the dashboard button. */
export const sessionView = z.object({
  userId: idSchema,
  email: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  memberSince: isoTime,
  roles: z.array(role),
  primaryRole: role,
  /** `aal2` once a second factor was shown in this session; admin procedures ask for it. */
  aal: z.enum(["aal1", "aal2"]),
  vendor: z
    .object({ id: idSchema, companyName: z.string(), planType: z.string(), isApproved: z.boolean() })
    .nullable(),
});
export type SessionView = z.infer<typeof sessionView>;

export const accounts = {
  getSession: procedure("visitor")
    .route({ method: "GET", path: "/api/session", summary: "Who is signed in", tags: ["Accounts"] })
    .input(nothing)
    .output(sessionView.nullable()),
};
