import { integrations } from "#domains/integrations/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { createApiKey } from "./create-api-key.ts";
import { createEndpoint } from "./create-endpoint.ts";
import { deleteEndpoint } from "./delete-endpoint.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { listEndpoints } from "./list-endpoints.ts";
import { pingEndpoint } from "./ping-endpoint.ts";
import { replayDelivery } from "./replay-delivery.ts";
import { revokeApiKey } from "./revoke-api-key.ts";
import { revokeApiKeyAsAdmin } from "./revoke-api-key-as-admin.ts";
import { rotateEndpointSecret } from "./rotate-endpoint-secret.ts";
import { updateEndpoint } from "./update-endpoint.ts";

export const integrationsRouter = {
  listApiKeys: forPerson(integrations.listApiKeys, listApiKeys),
  createApiKey: forPerson(integrations.createApiKey, createApiKey),
  revokeApiKey: forPerson(integrations.revokeApiKey, revokeApiKey),
  revokeApiKeyAsAdmin: forPerson(integrations.revokeApiKeyAsAdmin, revokeApiKeyAsAdmin),
  listEndpoints: forPerson(integrations.listEndpoints, listEndpoints),
  createEndpoint: forPerson(integrations.createEndpoint, createEndpoint),
  updateEndpoint: forPerson(integrations.updateEndpoint, updateEndpoint),
  deleteEndpoint: forPerson(integrations.deleteEndpoint, deleteEndpoint),
  rotateEndpointSecret: forPerson(integrations.rotateEndpointSecret, rotateEndpointSecret),
  pingEndpoint: forPerson(integrations.pingEndpoint, pingEndpoint),
  listDeliveries: forPerson(integrations.listDeliveries, listDeliveries),
  replayDelivery: forPerson(integrations.replayDelivery, replayDelivery),
};
