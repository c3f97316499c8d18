import { adminCalls } from "./admin-calls.ts";
import { ownAccountCalls } from "./own-account-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";

/** The auth service, with the names and shapes of docs/product.md#authentication. */
export const auth = { ...signInCalls, ...ownAccountCalls, ...adminCalls };
