import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before the program (`node --import`): its calls to the real card provider go to the sandbox at CARD_PROVIDER_AT, which
 * several processes share and which survives them.
 */
const { hostname, port } = new URL(process.env.CARD_PROVIDER_AT!);
const agent = new http.Agent({ keepAlive: true });
const send = https.request;

https.request = ((options: https.RequestOptions, ...rest: []) =>
  options.host === "api.stripe.com"
    ? http.request({ ...options, protocol: "http:", hostname, host: hostname, port, agent }, ...rest)
    : send(options, ...rest)) as typeof https.request;
syncBuiltinESMExports();
