import type { TeamRole } from "#kernel/permissions.ts";
import { namesOf } from "./role-table.ts";

/** What everybody in a team may call. */
const everybody = {
  decisions: "listOwnDecisions",
  palette: "findInShop",
  team: "listTeam",
  vendors: "getShop",
};
const seesProducts = {
  bulkUpload: "getBulkTemplate exportProducts",
  plans: "getProductLimit",
};

/**
 * What each member of a vendor's team may call, written out, so that a mistake in the product's own table of
 * permissions shows.
 */
export const teamMayCall: Record<TeamRole, readonly string[]> = {
  owner: namesOf({
    analytics: "getVendorOverview listVendorSales getVendorAnalytics exportVendorAnalytics",
    bulkUpload:
      "startBulkUpload listBulkUploads getBulkUpload listBulkErrors applyBulkUpload undoBulkUpload getBulkMapping previewBulkMapping mapBulkUpload getBulkResult getBulkTemplate exportProducts",
    decisions: "listOwnDecisions objectToDecision",
    integrations:
      "listApiKeys createApiKey revokeApiKey listEndpoints createEndpoint updateEndpoint deleteEndpoint rotateEndpointSecret pingEndpoint listDeliveries replayDelivery",
    listings:
      "listMyProducts getMyProduct createProduct updateProduct withdrawRevision setProductPrice setProductActive duplicateProduct deleteProduct adjustStock listStockMovements",
    messaging:
      "listBuyerParcels listSavedReplies addSavedReply changeSavedReply removeSavedReply getAwayReply setAwayReply",
    checkout: "simulatePromotion",
    promotions: "listMyPromotions createPromotion movePromotion getMyFeatured setMyFeatured",
    orders:
      "listParcels getParcel acceptParcel shipParcel deliverParcel cancelParcel cancelLine refundParcel exportParcels",
    palette: "findInShop",
    payouts:
      "getBalance listPayouts requestPayout getStatement exportStatement getPayoutAccount refreshPayoutAccount startOnboarding openPayoutDashboard",
    plans:
      "getSubscription refreshSubscription startSubscription previewUpgrade upgradePlan scheduleDowngrade undoScheduledChange openPortal listInvoices listProductsToKeep getProductLimit getEnterpriseTerms",
    reviews: "listShopReviews setReply",
    problems: "listProblems getProblem offerSolution declineProblem shipReplacement receiveReturn",
    team: "listTeam inviteMember resendInvitation revokeInvitation changeMemberRole removeMember",
    vendors: "getShop updateShop updateTrader updateShopLook updateShipping setAway endAway",
  }),
  manager: namesOf({
    analytics: "getVendorOverview listVendorSales getVendorAnalytics exportVendorAnalytics",
    bulkUpload:
      "startBulkUpload listBulkUploads getBulkUpload listBulkErrors applyBulkUpload undoBulkUpload getBulkMapping previewBulkMapping mapBulkUpload getBulkResult getBulkTemplate exportProducts",
    decisions: "listOwnDecisions objectToDecision",
    listings:
      "listMyProducts getMyProduct createProduct updateProduct withdrawRevision setProductPrice setProductActive duplicateProduct deleteProduct adjustStock listStockMovements",
    messaging:
      "listBuyerParcels listSavedReplies addSavedReply changeSavedReply removeSavedReply getAwayReply setAwayReply",
    checkout: "simulatePromotion",
    promotions: "listMyPromotions createPromotion movePromotion getMyFeatured setMyFeatured",
    orders:
      "listParcels getParcel acceptParcel shipParcel deliverParcel cancelParcel cancelLine refundParcel exportParcels",
    palette: "findInShop",
    payouts:
      "getBalance listPayouts requestPayout getStatement exportStatement getPayoutAccount refreshPayoutAccount",
    plans:
      "getSubscription refreshSubscription listInvoices listProductsToKeep getProductLimit getEnterpriseTerms",
    reviews: "listShopReviews setReply",
    problems: "listProblems getProblem offerSolution declineProblem shipReplacement receiveReturn",
    team: "listTeam",
    vendors: "getShop updateShop updateTrader updateShopLook updateShipping setAway endAway",
  }),
  packer: namesOf({
    ...everybody,
    ...seesProducts,
    listings: "listMyProducts getMyProduct adjustStock listStockMovements",
    orders: "listParcels getParcel acceptParcel shipParcel deliverParcel",
  }),
  accountant: namesOf({
    ...everybody,
    analytics: "getVendorOverview listVendorSales getVendorAnalytics exportVendorAnalytics",
    orders: "exportParcels",
    payouts: "getBalance listPayouts getStatement exportStatement getPayoutAccount refreshPayoutAccount",
    plans: "getSubscription refreshSubscription listInvoices listProductsToKeep getEnterpriseTerms",
  }),
};
