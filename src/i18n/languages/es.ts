import reporting from "./reporting-es.ts";
import shop from "./shop-es.ts";
import signedIn from "./signed-in-es.ts";
import work from "./work-es.ts";

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default { ...shop, ...signedIn, ...reporting, ...work };
