import workspace from "#domains/accounts/locales/workspace/en.json" with { type: "json" };
import analytics from "#domains/analytics/locales/en.json" with { type: "json" };
import marketFigures from "#domains/analytics/locales/market/en.json" with { type: "json" };
import approvals from "#domains/approvals/locales/en.json" with { type: "json" };
import bulkUpload from "#domains/bulk-upload/locales/en.json" with { type: "json" };
import applicationDecision from "#domains/decisions/locales/application/en.json" with { type: "json" };
import decisions from "#domains/decisions/locales/en.json" with { type: "json" };
import disputes from "#domains/disputes/locales/en.json" with { type: "json" };
import enterprise from "#domains/enterprise/locales/en.json" with { type: "json" };
import integrations from "#domains/integrations/locales/en.json" with { type: "json" };
import listings from "#domains/listings/locales/en.json" with { type: "json" };
import mails from "#domains/mails/locales/en.json" with { type: "json" };
import moderation from "#domains/moderation/locales/en.json" with { type: "json" };
import orderRecords from "#domains/moderation/locales/order-records/en.json" with { type: "json" };
import reportWork from "#domains/moderation/locales/report-work/en.json" with { type: "json" };
import subscribers from "#domains/newsletter/locales/subscribers/en.json" with { type: "json" };
import adminNotes from "#domains/notes/locales/en.json" with { type: "json" };
import palette from "#domains/palette/locales/en.json" with { type: "json" };
import payouts from "#domains/payouts/locales/en.json" with { type: "json" };
import planGrants from "#domains/plans/locales/grants/en.json" with { type: "json" };
import problemsDesk from "#domains/problems/locales/desk/en.json" with { type: "json" };
import promotionsManage from "#domains/promotions/locales/manage/en.json" with { type: "json" };
import bookReports from "#domains/reports/locales/book-reports/en.json" with { type: "json" };
import reviewWork from "#domains/reviews/locales/work/en.json" with { type: "json" };
import security from "#domains/security/locales/en.json" with { type: "json" };
import settings from "#domains/settings/locales/en.json" with { type: "json" };
import stockControl from "#domains/stock-control/locales/en.json" with { type: "json" };
import team from "#domains/team/locales/en.json" with { type: "json" };
import invitation from "#domains/team/locales/invitation/en.json" with { type: "json" };
import users from "#domains/users/locales/en.json" with { type: "json" };
import vendorReview from "#domains/vendors/locales/review/en.json" with { type: "json" };
import vendorShop from "#domains/vendors/locales/shop/en.json" with { type: "json" };
import table from "#ui/locales/table/en.json" with { type: "json" };

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
