import reporting from "./reporting-en.ts";
import shop from "./shop-en.ts";
import signedIn from "./signed-in-en.ts";
import work from "./work-en.ts";

/** Every text of this language by namespace; a domain's words are in the domain. */
export default { ...shop, ...signedIn, ...reporting, ...work };
