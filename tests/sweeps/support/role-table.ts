import type { AdminRole } from "#kernel/permissions.ts";

/** `domain.name` of each, from the names of each domain. */
export const namesOf = (domains: Record<string, string>) =>
  Object.entries(domains).flatMap(([domain, names]) => names.split(" ").map((name) => `${domain}.${name}`));

/**
 * What each kind of administrator may call, written out, so that a mistake in the product's own table of permissions
 * shows.
 */
export const mayCall: Record<AdminRole, readonly string[]> = {
  owner: namesOf({
    analytics: "getMarketAnalytics exportMarketAnalytics",
    auth: "listUsers createUser getUserById changeUser endSessions",
    bulkUpload: "listAllBulkUploads undoBulkUploadAsAdmin getBulkResultAsAdmin listExports",
    checkout: "listTaxRates listDeliveryZones simulatePlatformPromotion",
    decisions:
      "suspendVendor terminateVendor reinstateVendor pausePayouts resumePayouts takeDownProduct restoreProduct editProduct undoProductEdit trustVendor revokeTrust rejectPublishedEdit rejectApplication rejectProduct listDecisions decideObjection publishReview refuseReview restoreReview",
    disputes:
      "listDisputes answerDispute acceptDispute relieveVendors listOutsideRefunds assignOutsideRefund bearOutsideRefund",
    listings:
      "listProductQueue getQueuedProduct listDueChecks passCheck approveProduct approveProducts undoApprovals approveWaitingProducts listAllProducts exportAllProducts",
    mails:
      "listMails retryMail listMailKinds previewMail sendTestMail listSuppressed suppressAddress releaseAddress",
    moderation:
      "getOverview listDeadLetters retryDeadLetters getOrderRecords resendOrderMail listReports getReport getTransparencyReport exportTransparencyReport takeReport releaseReport decideReport answerReportObjection",
    newsletter: "countSubscribers exportSubscribers",
    notes: "listNotes addNote",
    palette: "findAnything",
    orders:
      "listOrdersAsAdmin exportOrdersAsAdmin getOrderAsAdmin refundAsAdmin cancelParcelAsAdmin retryRefundAsAdmin setOrderLimit removeOrderLimit",
    payouts: "getVendorMoney recordManualPayout listReconciliations",
    reports: "getReport listReportLines exportReport listBookMonths closeMonth requestReopening",
    integrations: "revokeApiKeyAsAdmin",
    enterprise: "listEnterpriseVendors getEnterpriseVendor",
    plans:
      "setEnterpriseTerms getVendorTerms getPlanGrant grantPlan endPlanGrant setAccountContact listAccountManagers",
    problems: "listProblemsAsAdmin getProblemAsAdmin decideProblem decideProblemObjection",
    security: "listApprovals approve decline withdraw listAuditEntries exportAuditEntries getWatch",
    promotions: "listPromotions createPlatformPromotion movePromotionAsAdmin",
    reviews: "listReviewQueue listAllReviews",
    settings: "listSettings listLimits listSettingChanges changeSetting withdrawSettingChange",
    stockControl:
      "listHeldOrders releaseHeldOrder listLowStock listAllMovements getLastStockCheck checkStock repairStock",
    support: "listHelpRatings listInquiries getInquiry answerInquiry closeInquiry reopenInquiry",
    users:
      "listPeople exportPeople getPerson banUser liftBan decideBanObjection signOutUser endUserSession unlockUser clearUserLimit verifyUserEmail changeAdminRole requestFactorReset",
    vendors:
      "listVendors exportVendors getVendorForReview approveVendor listWaitingRates acceptWaitingRates declineWaitingRates",
  }),
  operations: namesOf({
    analytics: "getMarketAnalytics exportMarketAnalytics",
    auth: "listUsers getUserById",
    bulkUpload: "listAllBulkUploads undoBulkUploadAsAdmin getBulkResultAsAdmin listExports",
    checkout: "listTaxRates listDeliveryZones simulatePlatformPromotion",
    decisions:
      "suspendVendor terminateVendor reinstateVendor takeDownProduct restoreProduct editProduct undoProductEdit trustVendor revokeTrust rejectPublishedEdit rejectApplication rejectProduct listDecisions decideObjection publishReview refuseReview restoreReview",
    disputes: "listDisputes listOutsideRefunds",
    listings:
      "listProductQueue getQueuedProduct listDueChecks passCheck approveProduct approveProducts undoApprovals approveWaitingProducts listAllProducts exportAllProducts",
    mails:
      "listMails retryMail listMailKinds previewMail sendTestMail listSuppressed suppressAddress releaseAddress",
    moderation:
      "getOverview listDeadLetters retryDeadLetters getOrderRecords resendOrderMail listReports getReport getTransparencyReport exportTransparencyReport takeReport releaseReport decideReport answerReportObjection",
    newsletter: "countSubscribers exportSubscribers",
    notes: "listNotes addNote",
    palette: "findAnything",
    orders:
      "listOrdersAsAdmin exportOrdersAsAdmin getOrderAsAdmin refundAsAdmin cancelParcelAsAdmin retryRefundAsAdmin setOrderLimit removeOrderLimit",
    payouts: "getVendorMoney listReconciliations",
    reports: "getReport listReportLines exportReport listBookMonths",
    integrations: "revokeApiKeyAsAdmin",
    enterprise: "listEnterpriseVendors getEnterpriseVendor",
    plans: "getVendorTerms getPlanGrant setAccountContact listAccountManagers",
    problems: "listProblemsAsAdmin getProblemAsAdmin decideProblem decideProblemObjection",
    security: "listApprovals approve decline withdraw",
    promotions: "listPromotions createPlatformPromotion movePromotionAsAdmin",
    reviews: "listReviewQueue listAllReviews",
    settings: "listSettings listLimits listSettingChanges",
    stockControl:
      "listHeldOrders releaseHeldOrder listLowStock listAllMovements getLastStockCheck checkStock repairStock",
    support: "listHelpRatings listInquiries getInquiry answerInquiry closeInquiry reopenInquiry",
    users: "listPeople exportPeople getPerson",
    vendors:
      "listVendors exportVendors getVendorForReview approveVendor listWaitingRates acceptWaitingRates declineWaitingRates",
  }),
  finance: namesOf({
    analytics: "getMarketAnalytics exportMarketAnalytics",
    auth: "listUsers getUserById",
    checkout: "listTaxRates listDeliveryZones",
    decisions: "pausePayouts resumePayouts listDecisions",
    disputes:
      "listDisputes answerDispute acceptDispute relieveVendors listOutsideRefunds assignOutsideRefund bearOutsideRefund",
    moderation: "getOverview getOrderRecords",
    notes: "listNotes addNote",
    palette: "findAnything",
    orders: "listOrdersAsAdmin exportOrdersAsAdmin getOrderAsAdmin",
    payouts: "getVendorMoney recordManualPayout listReconciliations",
    reports: "getReport listReportLines exportReport listBookMonths closeMonth requestReopening",
    enterprise: "listEnterpriseVendors getEnterpriseVendor",
    plans: "setEnterpriseTerms getVendorTerms getPlanGrant grantPlan endPlanGrant listAccountManagers",
    problems: "listProblemsAsAdmin getProblemAsAdmin",
    security: "listApprovals approve decline withdraw",
    promotions: "listPromotions",
    settings: "listSettings listLimits listSettingChanges",
    users: "listPeople exportPeople getPerson",
    vendors: "listVendors exportVendors getVendorForReview listWaitingRates",
  }),
  support: namesOf({
    analytics: "getMarketAnalytics exportMarketAnalytics",
    auth: "listUsers getUserById endSessions",
    decisions: "listDecisions",
    listings: "listProductQueue getQueuedProduct listDueChecks listAllProducts exportAllProducts",
    mails: "listMails listMailKinds previewMail listSuppressed",
    moderation:
      "getOverview getOrderRecords resendOrderMail listReports getReport getTransparencyReport exportTransparencyReport",
    newsletter: "countSubscribers exportSubscribers",
    notes: "listNotes addNote",
    palette: "findAnything",
    orders:
      "listOrdersAsAdmin exportOrdersAsAdmin getOrderAsAdmin refundAsAdmin cancelParcelAsAdmin retryRefundAsAdmin setOrderLimit removeOrderLimit",
    enterprise: "listEnterpriseVendors getEnterpriseVendor",
    plans: "getVendorTerms getPlanGrant listAccountManagers",
    problems: "listProblemsAsAdmin getProblemAsAdmin decideProblem decideProblemObjection",
    security: "listApprovals approve decline withdraw",
    reviews: "listReviewQueue listAllReviews",
    support: "listHelpRatings listInquiries getInquiry answerInquiry closeInquiry reopenInquiry",
    users:
      "listPeople exportPeople getPerson banUser liftBan decideBanObjection signOutUser endUserSession unlockUser clearUserLimit verifyUserEmail requestFactorReset",
    vendors: "listVendors exportVendors getVendorForReview listWaitingRates",
  }),
  moderator: namesOf({
    analytics: "getMarketAnalytics exportMarketAnalytics",
    auth: "listUsers getUserById",
    decisions:
      "suspendVendor terminateVendor reinstateVendor takeDownProduct restoreProduct editProduct undoProductEdit trustVendor revokeTrust rejectPublishedEdit rejectApplication rejectProduct listDecisions decideObjection publishReview refuseReview restoreReview",
    listings:
      "listProductQueue getQueuedProduct listDueChecks passCheck approveProduct approveProducts undoApprovals approveWaitingProducts listAllProducts exportAllProducts",
    moderation:
      "getOverview listReports getReport getTransparencyReport exportTransparencyReport takeReport releaseReport decideReport answerReportObjection",
    notes: "listNotes addNote",
    palette: "findAnything",
    integrations: "revokeApiKeyAsAdmin",
    enterprise: "listEnterpriseVendors getEnterpriseVendor",
    plans: "getVendorTerms getPlanGrant setAccountContact listAccountManagers",
    security: "listApprovals approve decline withdraw",
    reviews: "listReviewQueue listAllReviews",
    users: "listPeople exportPeople getPerson",
    vendors:
      "listVendors exportVendors getVendorForReview approveVendor listWaitingRates acceptWaitingRates declineWaitingRates",
  }),
  readOnly: namesOf({
    analytics: "getMarketAnalytics exportMarketAnalytics",
    auth: "listUsers getUserById",
    checkout: "listTaxRates listDeliveryZones",
    decisions: "listDecisions",
    disputes: "listDisputes listOutsideRefunds",
    listings: "listProductQueue getQueuedProduct listDueChecks listAllProducts exportAllProducts",
    mails: "listMails listMailKinds previewMail listSuppressed",
    moderation:
      "getOverview listDeadLetters getOrderRecords listReports getReport getTransparencyReport exportTransparencyReport",
    newsletter: "countSubscribers",
    notes: "listNotes addNote",
    palette: "findAnything",
    orders: "listOrdersAsAdmin exportOrdersAsAdmin getOrderAsAdmin",
    payouts: "getVendorMoney listReconciliations",
    promotions: "listPromotions",
    reviews: "listReviewQueue listAllReviews",
    reports: "getReport listReportLines exportReport listBookMonths",
    enterprise: "listEnterpriseVendors getEnterpriseVendor",
    plans: "getVendorTerms getPlanGrant listAccountManagers",
    problems: "listProblemsAsAdmin getProblemAsAdmin",
    settings: "listSettings listLimits listSettingChanges",
    stockControl: "listHeldOrders listLowStock listAllMovements getLastStockCheck checkStock",
    support: "listHelpRatings listInquiries getInquiry",
    users: "listPeople exportPeople getPerson",
    vendors: "listVendors exportVendors getVendorForReview listWaitingRates",
  }),
};
