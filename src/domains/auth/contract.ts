import { adminCalls } from "./admin-calls.ts";
import { factorCalls } from "./factor-calls.ts";
import { ownAccountCalls } from "./own-account-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";

/** The auth service, named and shaped as the specification's section 7 asks. */
export const auth = { ...signInCalls, ...ownAccountCalls, ...factorCalls, ...adminCalls };
