import reporting from "./reporting-pt.ts";
import shop from "./shop-pt.ts";
import signedIn from "./signed-in-pt.ts";
import work from "./work-pt.ts";

/** Every text of this language by namespace; a domain's words stand in the domain. */
export default { ...shop, ...signedIn, ...reporting, ...work };
