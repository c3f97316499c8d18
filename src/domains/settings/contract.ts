import * as z from "zod";
import { approval } from "#domains/approvals/approval-shape.ts";
import { procedure } from "#kernel/procedure.ts";
import { settableTerms } from "#kernel/retention.ts";
import { cents, idSchema, isoTime, lineOfText, nothing, pageOf } from "#kernel/schemas.ts";
import { findSettingBounds, settingKeys, settingReasonBounds } from "./setting-table.ts";

const tags = ["Administration"];
const [shortestReason, longestReason] = settingReasonBounds;
const anyKey = z
  .string()
  .max(60)
  .refine((key) => findSettingBounds(key) !== undefined)
  .meta({ examples: ["orders.mostLines", "tax.US-NY"] });

const change = z.object({
  id: idSchema,
  value: z.number().int().describe("In the setting's unit"),
  validFrom: isoTime,
  createdAt: isoTime,
  author: z.string().nullable().describe("Null for what was set before there was a history"),
  reason: z.string().nullable(),
});
export const settingState = z.object({
  holding: change.nullable().describe("Null while nothing was set: the initial value holds"),
  planned: z.array(change).describe("The earliest first"),
});
export type SettingChange = z.infer<typeof change>;
export type SettingState = z.infer<typeof settingState>;

const pastChange = change.extend({
  withdrawnAt: isoTime.nullable(),
  withdrawnBy: z.string().nullable(),
});
export type PastSettingChange = z.infer<typeof pastChange>;

const setting = settingState.extend({ key: z.enum(settingKeys), value: z.number().int() });
export type SettingView = z.infer<typeof setting>;

const limit = settingState.extend({
  key: z.string().describe("Of the setting that changes it"),
  name: z.string(),
  seconds: z.number().int().describe("In which the number counts"),
  value: z.number().int(),
  min: z.number().int(),
  max: z.number().int(),
});
export type LimitView = z.infer<typeof limit>;

export const settings = {
  getPromises: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/promises",
      summary: "From which total in cents the pages promise free delivery",
      tags: ["Checkout"],
    })
    .input(nothing)
    .output(z.object({ productPageCents: cents, checkoutCents: cents })),
  getRetention: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/retention",
      summary: "For how many days things are stored",
      tags: ["Privacy"],
    })
    .input(nothing)
    .output(z.record(z.enum(settableTerms), z.number().int())),
  listLimits: procedure("admin", [], { permission: "settings.read" })
    .route({
      method: "GET",
      path: "/api/admin/rate-limits",
      summary: "How often things may be done; settings change it",
      tags,
    })
    .input(nothing)
    .output(z.object({ items: z.array(limit) })),
  listSettings: procedure("admin", [], { permission: "settings.read" })
    .route({
      method: "GET",
      path: "/api/admin/settings",
      summary: "The market's settings: what holds now, since when and by whom, and what is planned",
      tags,
    })
    .input(nothing)
    .output(
      z.object({
        items: z.array(setting),
        today: z.iso.date().describe("In UTC"),
        waiting: z.array(approval).describe("Changes that wait for a second administrator"),
      }),
    ),
  listSettingChanges: procedure("admin", [], { permission: "settings.read" })
    .route({
      method: "GET",
      path: "/api/admin/settings/changes",
      summary: "The history of one setting, the latest change first",
      tags,
    })
    .input(z.strictObject({ key: anyKey, page: z.coerce.number().int().min(1).max(1_000).default(1) }))
    .output(pageOf(pastChange)),
  changeSetting: procedure("admin", ["CONFLICT"], { permission: "settings.manage" })
    .route({
      method: "POST",
      path: "/api/admin/settings/changes",
      summary: "Changes a setting now or from a later day on, or asks a second administrator to",
      tags,
    })
    .input(
      z
        .strictObject({
          key: anyKey,
          value: z
            .number()
            .int()
            .describe("In the setting's unit: cents, basis points, minutes, days or a count"),
          startsOn: z.iso.date().nullable().describe("A later day, from its start in UTC; null: now"),
          reason: lineOfText(longestReason).min(shortestReason),
          seenId: idSchema
            .nullable()
            .describe("The change that holds as far as the caller knows; null: none"),
          requestId: idSchema.describe("Sent twice, it is one request to a second administrator"),
        })
        .refine(
          ({ key, value }) => {
            const bounds = findSettingBounds(key);
            return !bounds || (value >= bounds.min && value <= bounds.max);
          },
          { path: ["value"] },
        ),
    )
    .output(
      z.object({
        approvalId: idSchema.nullable().describe("What waits for a second administrator; null: done"),
      }),
    ),
  withdrawSettingChange: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "settings.manage" })
    .route({
      method: "POST",
      path: "/api/admin/settings/changes/{changeId}/withdraw",
      summary: "Withdraws a planned change before it takes effect",
      tags,
    })
    .input(z.strictObject({ changeId: idSchema }))
    .output(z.object({})),
};
