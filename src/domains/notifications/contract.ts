import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, nothing } from "#kernel/schemas.ts";
import { channels, kindNames, type NotificationKind, topics } from "./notification-kinds.ts";

const tags = ["Notifications"];
const done = z.object({});

const notification = z.object({
  id: idSchema,
  kind: z.enum(kindNames as [NotificationKind, ...NotificationKind[]]),
  params: z.object({
    number: z.number().int().optional(),
    product: z.string().optional(),
    vendor: z.string().optional(),
    cents: cents.optional(),
    date: isoTime.optional(),
    days: z.number().int().optional(),
    products: z.number().int().optional(),
  }),
  count: z.number().int().describe("How many of the day are shown as this one; the rest is about the latest"),
  isRead: z.boolean(),
  createdAt: isoTime.describe("Of the latest"),
  link: z.string().describe("The path of the screen that it is about"),
});
export type NotificationView = z.infer<typeof notification>;

const preferences = z.object({
  topics: z.array(
    z.object({
      topic: z.enum(topics),
      site: z.boolean(),
      push: z.boolean(),
      mail: z.boolean(),
      mailRule: z
        .enum(["chosen", "always", "never"])
        .describe("Mails that can't be switched off, or don't exist, can't be chosen"),
    }),
  ),
  digest: z.boolean().describe("A mail on Mondays about what is unread"),
});
export type NotificationPreferences = z.infer<typeof preferences>;

const endpoint = z.string().min(10).max(1_000);
const token = z.string().regex(/^[\w-]{43}$/);

/** Calls about one's own notifications. */
export const notifications = {
  listNotifications: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/notifications",
      summary: "One's notifications of the last 90 days, the latest first, 20 a page",
      tags,
    })
    .input(
      z.strictObject({
        cursor: z
          .string()
          .regex(/^\d{1,13}_[0-9a-f-]{36}$/)
          .pipe(z.string().refine((text) => idSchema.safeParse(text.split("_")[1]).success))
          .optional()
          .describe("`next` of the page before"),
      }),
    )
    .output(z.object({ items: z.array(notification), next: z.string().nullable() })),
  countUnreadNotifications: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/notifications/unread",
      summary:
        "How many of one's notifications are unread, those shown as one counted once; 100 stands for more",
      tags,
    })
    .input(nothing)
    .output(z.object({ count: z.number().int().max(100) })),
  markNotificationAsRead: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/notifications/{notificationId}/read",
      summary: "Marks a notification, and those shown with it, as read",
      tags,
    })
    .input(z.strictObject({ notificationId: idSchema }))
    .output(done),
  markAllNotificationsAsRead: procedure("signedIn")
    .route({
      method: "POST",
      path: "/api/notifications/read",
      summary: "Marks all of one's notifications as read",
      tags,
    })
    .input(nothing)
    .output(done),
  getNotificationPreferences: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/notifications/preferences",
      summary: "What one is notified of, and where",
      tags,
    })
    .input(nothing)
    .output(preferences),
  setNotificationPreference: procedure("signedIn", ["BAD_REQUEST"])
    .route({
      method: "PUT",
      path: "/api/notifications/preferences",
      summary: "Switches a topic on one channel, or the weekly digest, on or off",
      tags,
    })
    .input(
      z.strictObject({ topic: z.enum([...topics, "digest"]), channel: z.enum(channels), isOn: z.boolean() }),
    )
    .output(preferences),
  getPushDevices: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/notifications/devices",
      summary: "The public key that a browser subscribes with, and the endpoints of one's devices",
      tags,
    })
    .input(nothing)
    .output(z.object({ publicKey: z.string(), endpoints: z.array(z.string()) })),
  addPushDevice: procedure("signedIn", ["INVALID_ENDPOINT"])
    .route({
      method: "POST",
      path: "/api/notifications/devices",
      summary: "Sends one's notifications to this device too, until it is removed or its session ends",
      tags,
    })
    .input(
      z.strictObject({
        endpoint,
        p256dh: z.string().regex(/^[\w-]{87}=?$/),
        auth: z.string().regex(/^[\w-]{22}(==)?$/),
      }),
    )
    .output(done),
  removePushDevice: procedure("signedIn")
    .route({
      method: "POST",
      path: "/api/notifications/devices/remove",
      summary: "Stops sending to a device of one's own",
      tags,
    })
    .input(z.strictObject({ endpoint }))
    .output(done),
  endDigest: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/notifications/digest/unsubscribe/{token}",
      summary:
        "Ends the weekly digest: the one click of RFC 8058. A token that is not known is answered alike",
      tags,
    })
    .input(z.strictObject({ token, "List-Unsubscribe": z.literal("One-Click").optional() }))
    .output(done),
  openDigestSettings: procedure("visitor")
    .route({
      method: "GET",
      path: "/api/notifications/digest/unsubscribe/{token}",
      summary: "Sends a browser that follows the header's link to the settings",
      tags,
      outputStructure: "detailed",
      successStatus: 303,
    })
    .input(z.strictObject({ token }))
    .output(z.object({ status: z.literal(303), headers: z.object({ location: z.string() }) })),
};
