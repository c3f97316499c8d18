import { searchJobs } from "#domains/search/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { onIndexProduct } from "./on-index-product.ts";
import { onIndexShop } from "./on-index-shop.ts";
import { refreshPopularity } from "./refresh-popularity.ts";
import { refreshWords } from "./refresh-words.ts";
import { reindexProducts } from "./reindex-products.ts";

export const searchJobHandlers = handleJobs(searchJobs, {
  indexProduct: onIndexProduct,
  indexShop: onIndexShop,
  refreshPopularity,
  refreshWords,
  reindexProducts,
});
