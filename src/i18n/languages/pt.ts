import rooms from "./rooms-pt.ts";
import shop from "./shop-pt.ts";

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default { ...shop, ...rooms };
