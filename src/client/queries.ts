import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { api } from "./api.ts";

/** Query and mutation options of every procedure: `useQuery(queries.reviews.listReviews.queryOptions({ input }))`. */
export const queries = createTanstackQueryUtils(api);
