import rooms from "./rooms-es.ts";
import shop from "./shop-es.ts";

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default { ...shop, ...rooms };
