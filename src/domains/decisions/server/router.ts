import { decisions } from "#domains/decisions/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { decideObjection } from "./decide-objection.ts";
import { editProduct } from "./edit-product.ts";
import { findApplicationDecision } from "./find-application-decision.ts";
import { listDecisions } from "./list-decisions.ts";
import { listDecisionsOnMyReviews } from "./list-decisions-on-my-reviews.ts";
import { listOwnDecisions } from "./list-own-decisions.ts";
import { objectAsApplicant } from "./object-as-applicant.ts";
import { objectAsAuthor } from "./object-as-author.ts";
import { objectToDecision } from "./object-to-decision.ts";
import { pausePayouts } from "./pause-payouts.ts";
import { publishReview } from "./publish-review.ts";
import { refuseReview } from "./refuse-review.ts";
import { reinstateVendor } from "./reinstate-vendor.ts";
import { rejectApplication } from "./reject-application.ts";
import { rejectProduct } from "./reject-product.ts";
import { rejectPublishedEdit } from "./reject-published-edit.ts";
import { restoreProduct } from "./restore-product.ts";
import { restoreReview } from "./restore-review.ts";
import { resumePayouts } from "./resume-payouts.ts";
import { revokeTrust } from "./revoke-trust.ts";
import { suspendVendor } from "./suspend-vendor.ts";
import { takeDownProduct } from "./take-down-product.ts";
import { terminateVendor } from "./terminate-vendor.ts";
import { trustVendor } from "./trust-vendor.ts";
import { undoProductEdit } from "./undo-product-edit.ts";

export const decisionsRouter = {
  suspendVendor: forPerson(decisions.suspendVendor, suspendVendor),
  terminateVendor: forPerson(decisions.terminateVendor, terminateVendor),
  reinstateVendor: forPerson(decisions.reinstateVendor, reinstateVendor),
  pausePayouts: forPerson(decisions.pausePayouts, pausePayouts),
  resumePayouts: forPerson(decisions.resumePayouts, resumePayouts),
  takeDownProduct: forPerson(decisions.takeDownProduct, takeDownProduct),
  restoreProduct: forPerson(decisions.restoreProduct, restoreProduct),
  trustVendor: forPerson(decisions.trustVendor, trustVendor),
  revokeTrust: forPerson(decisions.revokeTrust, revokeTrust),
  rejectPublishedEdit: forPerson(decisions.rejectPublishedEdit, rejectPublishedEdit),
  editProduct: forPerson(decisions.editProduct, editProduct),
  undoProductEdit: forPerson(decisions.undoProductEdit, undoProductEdit),
  rejectApplication: forPerson(decisions.rejectApplication, rejectApplication),
  rejectProduct: forPerson(decisions.rejectProduct, rejectProduct),
  findApplicationDecision: forPerson(decisions.findApplicationDecision, findApplicationDecision),
  objectAsApplicant: forPerson(decisions.objectAsApplicant, objectAsApplicant),
  publishReview: forPerson(decisions.publishReview, publishReview),
  refuseReview: forPerson(decisions.refuseReview, refuseReview),
  restoreReview: forPerson(decisions.restoreReview, restoreReview),
  listDecisionsOnMyReviews: forPerson(decisions.listDecisionsOnMyReviews, listDecisionsOnMyReviews),
  objectAsAuthor: forPerson(decisions.objectAsAuthor, objectAsAuthor),
  listDecisions: forPerson(decisions.listDecisions, listDecisions),
  decideObjection: forPerson(decisions.decideObjection, decideObjection),
  listOwnDecisions: forPerson(decisions.listOwnDecisions, listOwnDecisions),
  objectToDecision: forPerson(decisions.objectToDecision, objectToDecision),
};
