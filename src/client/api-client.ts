import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "#contract";

/** Every procedure as a function, with the contract's types; over HTTP in the browser, in process on the server. */
export type ApiClient = ContractRouterClient<typeof contract>;
