import rooms from "./rooms-en.ts";
import shop from "./shop-en.ts";

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default { ...shop, ...rooms };
