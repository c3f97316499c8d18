import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, nothing } from "#kernel/schemas.ts";

const tags = ["Administration"];

const session = z.object({
  id: idSchema,
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
});

const administrator = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  isSelf: z.boolean(),
  factors: z.array(z.object({ name: z.string(), type: z.enum(["totp", "phone"]), since: isoTime })),
  recoveryCodes: z.number().int().describe("How many are left"),
  sessions: z.array(session).describe("At most 20, the last active first"),
});
export type Administrator = z.infer<typeof administrator>;

const chain = z.object({
  entries: z.number().int(),
  hash: z.string().describe("Of the last entry"),
  checkedAt: isoTime.nullable().describe("By the last hourly check; null before the first"),
  differences: z.number().int().describe("That it found"),
});

const signIns = z.object({
  failed: z
    .array(
      z.object({
        userId: idSchema.nullable(),
        name: z.string().nullable().describe("Null for addresses without an account"),
        attempts: z.number().int(),
        addresses: z.number().int().describe("From how many network addresses"),
        lastAt: isoTime,
        lastAddress: z.string(),
      }),
    )
    .describe("Refused passwords of the last 24 hours by account, the most first; at most 20"),
  locked: z
    .array(
      z.object({
        userId: idSchema,
        name: z.string(),
        why: z.enum(["banned", "wrongCodes"]),
        until: isoTime,
        wrongCodes: z.number().int(),
      }),
    )
    .describe("At most 50 of each kind"),
});

const apiKey = z.object({
  id: idSchema,
  name: z.string(),
  start: z.string(),
  companyName: z.string(),
  scopes: z.array(z.string()),
  createdAt: isoTime,
  lastUsedAt: isoTime.nullable(),
  expiresAt: isoTime.nullable(),
});

const reachedLimit = z.object({
  limit: z.string(),
  who: z.string().describe("An account, a network address, or what was typed"),
  attempts: z.number().int(),
  until: isoTime,
});

const watch = z.object({
  chain,
  administrators: z.array(administrator).describe("At most 50"),
  signIns,
  apiKeys: z.object({
    items: z.array(apiKey).describe("The last used first, at most 20"),
    total: z.number().int(),
  }),
  limits: z.array(reachedLimit).describe("Who is over one now, the most attempts first, at most 50"),
});
export type Watch = z.infer<typeof watch>;

export const watchCalls = {
  getWatch: procedure("admin", [], { permission: "security.read" })
    .route({
      method: "GET",
      path: "/api/admin/security",
      summary: "The log's chain, administrators, refused sign-ins, locked accounts, API keys, limits reached",
      tags,
    })
    .input(nothing)
    .output(watch),
};
