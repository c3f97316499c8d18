import workspace from "#domains/accounts/locales/workspace/es.json" with { type: "json" };
import analytics from "#domains/analytics/locales/es.json" with { type: "json" };
import marketFigures from "#domains/analytics/locales/market/es.json" with { type: "json" };
import approvals from "#domains/approvals/locales/es.json" with { type: "json" };
import bulkUpload from "#domains/bulk-upload/locales/es.json" with { type: "json" };
import applicationDecision from "#domains/decisions/locales/application/es.json" with { type: "json" };
import decisions from "#domains/decisions/locales/es.json" with { type: "json" };
import disputes from "#domains/disputes/locales/es.json" with { type: "json" };
import enterprise from "#domains/enterprise/locales/es.json" with { type: "json" };
import integrations from "#domains/integrations/locales/es.json" with { type: "json" };
import listings from "#domains/listings/locales/es.json" with { type: "json" };
import mails from "#domains/mails/locales/es.json" with { type: "json" };
import moderation from "#domains/moderation/locales/es.json" with { type: "json" };
import orderRecords from "#domains/moderation/locales/order-records/es.json" with { type: "json" };
import reportWork from "#domains/moderation/locales/report-work/es.json" with { type: "json" };
import subscribers from "#domains/newsletter/locales/subscribers/es.json" with { type: "json" };
import adminNotes from "#domains/notes/locales/es.json" with { type: "json" };
import palette from "#domains/palette/locales/es.json" with { type: "json" };
import payouts from "#domains/payouts/locales/es.json" with { type: "json" };
import planGrants from "#domains/plans/locales/grants/es.json" with { type: "json" };
import problemsDesk from "#domains/problems/locales/desk/es.json" with { type: "json" };
import promotionsManage from "#domains/promotions/locales/manage/es.json" with { type: "json" };
import bookReports from "#domains/reports/locales/book-reports/es.json" with { type: "json" };
import reviewWork from "#domains/reviews/locales/work/es.json" with { type: "json" };
import security from "#domains/security/locales/es.json" with { type: "json" };
import settings from "#domains/settings/locales/es.json" with { type: "json" };
import stockControl from "#domains/stock-control/locales/es.json" with { type: "json" };
import team from "#domains/team/locales/es.json" with { type: "json" };
import invitation from "#domains/team/locales/invitation/es.json" with { type: "json" };
import users from "#domains/users/locales/es.json" with { type: "json" };
import vendorReview from "#domains/vendors/locales/review/es.json" with { type: "json" };
import vendorShop from "#domains/vendors/locales/shop/es.json" with { type: "json" };
import table from "#ui/locales/table/es.json" with { type: "json" };

/** Texts that only vendors' and administrators' screens show. Loaded with them. */
export default {
  applicationDecision,
  payouts,
  disputes,
  analytics,
  enterprise,
  integrations,
  bulkUpload,
  moderation,
  invitation,
  adminNotes,
  approvals,
  decisions,
  listings,
  mails,
  marketFigures,
  orderRecords,
  palette,
  planGrants,
  promotionsManage,
  bookReports,
  reportWork,
  reviewWork,
  problemsDesk,
  security,
  settings,
  stockControl,
  subscribers,
  table,
  team,
  users,
  vendorReview,
  vendorShop,
  workspace,
};
