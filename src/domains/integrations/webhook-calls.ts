import * as z from "zod";
import { vendorEventTypes } from "#domains/integrations/vendor-events.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, nothing, pageOf } from "#kernel/schemas.ts";
import { deliveryErrors, deliveryStates } from "./delivery-life.ts";

export const maxEndpoints = 10;
const tags = ["Integrations"];

const endpoint = z.object({
  id: idSchema,
  url: z.string(),
  types: z.array(z.enum(vendorEventTypes)),
  isActive: z.boolean(),
  createdAt: isoTime,
  lastDelivery: z
    .object({ state: z.enum(deliveryStates), at: isoTime })
    .nullable()
    .describe("What became of the latest delivery"),
});

const delivery = z.object({
  id: idSchema,
  eventId: idSchema.describe("The same for every delivery of one event, also when it is sent again"),
  type: z.string(),
  payload: z.record(z.string(), z.unknown()),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  nextAttemptAt: isoTime.nullable(),
  lastStatus: z.number().int().nullable().describe("The HTTP status of the last answer"),
  lastError: z.enum(deliveryErrors).nullable(),
  createdAt: isoTime,
  deliveredAt: isoTime.nullable(),
});

const url = z.string().trim().min(8).max(500);
const types = z.array(z.enum(vendorEventTypes)).min(1).max(vendorEventTypes.length);
const withSecret = z.object({ endpoint, secret: z.string() });

export const webhookCalls = {
  listEndpoints: procedure("enterprise", [], { permission: "integrations.manage" })
    .route({ method: "GET", path: "/api/vendor/webhooks", summary: "Where one's programs are told", tags })
    .input(nothing)
    .output(z.object({ items: z.array(endpoint) })),
  createEndpoint: procedure("enterprise", ["TOO_MANY_ENDPOINTS", "INVALID_ENDPOINT"], {
    permission: "integrations.manage",
  })
    .route({
      method: "POST",
      path: "/api/vendor/webhooks",
      summary: "A new webhook endpoint; this answer alone shows its secret",
      successStatus: 201,
      tags,
    })
    .input(z.strictObject({ url, types }))
    .output(withSecret),
  updateEndpoint: procedure("enterprise", ["NOT_FOUND", "INVALID_ENDPOINT"], {
    permission: "integrations.manage",
  })
    .route({
      method: "PATCH",
      path: "/api/vendor/webhooks/{endpointId}",
      summary: "Another address or other events, or switched off or on",
      tags,
    })
    .input(
      z.strictObject({
        endpointId: idSchema,
        url: url.optional(),
        types: types.optional(),
        isActive: z.boolean().optional(),
      }),
    )
    .output(endpoint),
  deleteEndpoint: procedure("enterprise", ["NOT_FOUND"], { permission: "integrations.manage" })
    .route({
      method: "DELETE",
      path: "/api/vendor/webhooks/{endpointId}",
      summary: "Deletes a webhook endpoint with its deliveries",
      tags,
    })
    .input(z.strictObject({ endpointId: idSchema }))
    .output(z.object({})),
  rotateEndpointSecret: procedure("enterprise", ["NOT_FOUND"], { permission: "integrations.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/webhooks/{endpointId}/secret",
      summary: "A new signing secret; the old one signs nothing any more",
      tags,
    })
    .input(z.strictObject({ endpointId: idSchema }))
    .output(withSecret),
  pingEndpoint: procedure("enterprise", ["NOT_FOUND", "ENDPOINT_OFF"], { permission: "integrations.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/webhooks/{endpointId}/ping",
      summary: "Sends an event of the type 'ping', to try an endpoint",
      tags,
    })
    .input(z.strictObject({ endpointId: idSchema }))
    .output(z.object({ deliveryId: idSchema })),
  listDeliveries: procedure("enterprise", ["NOT_FOUND"], { permission: "integrations.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/webhooks/{endpointId}/deliveries",
      summary: "What was sent to an endpoint in the last 30 days, newest first",
      tags,
    })
    .input(
      z.strictObject({ endpointId: idSchema, page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    )
    .output(pageOf(delivery)),
  replayDelivery: procedure("enterprise", ["NOT_FOUND", "ENDPOINT_OFF"], {
    permission: "integrations.manage",
  })
    .route({
      method: "POST",
      path: "/api/vendor/webhook-deliveries/{deliveryId}/replay",
      summary: "Sends an event once more, under its own id, as a delivery of its own",
      tags,
    })
    .input(z.strictObject({ deliveryId: idSchema }))
    .output(z.object({ deliveryId: idSchema })),
};
