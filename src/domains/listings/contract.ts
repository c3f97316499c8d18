import { allProductsCalls } from "./all-products-calls.ts";
import { ownProductCalls } from "./own-product-calls.ts";
import { productQueueCalls } from "./product-queue-calls.ts";

/** A vendor's own products, and their approval by administrators. */
export const listings = { ...ownProductCalls, ...productQueueCalls, ...allProductsCalls };
