import { procedure } from "#kernel/procedure.ts";
import { nothing } from "#kernel/schemas.ts";
import { applicationInput, applicationView } from "./shapes.ts";

/** Applicants' calls. */
export const applicationCalls = {
  apply: procedure("signedIn", ["CONFLICT"])
    .route({
      method: "POST",
      path: "/api/vendor/application",
      summary: "Apply as a vendor; an administrator decides",
      tags: ["Vendors"],
    })
    .input(applicationInput)
    .output(applicationView),
  getApplication: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/vendor/application",
      summary: "One's application and where it stands",
      tags: ["Vendors"],
    })
    .input(nothing)
    .output(applicationView),
  resubmitApplication: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "PUT",
      path: "/api/vendor/application",
      summary: "Hand one's application in again, as long as it is not approved",
      tags: ["Vendors"],
    })
    .input(applicationInput)
    .output(applicationView),
};
