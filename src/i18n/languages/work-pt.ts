import workspace from "#domains/accounts/locales/workspace/pt.json" with { type: "json" };
import marketFigures from "#domains/analytics/locales/market/pt.json" with { type: "json" };
import analytics from "#domains/analytics/locales/pt.json" with { type: "json" };
import approvals from "#domains/approvals/locales/pt.json" with { type: "json" };
import bulkUpload from "#domains/bulk-upload/locales/pt.json" with { type: "json" };
import applicationDecision from "#domains/decisions/locales/application/pt.json" with { type: "json" };
import decisions from "#domains/decisions/locales/pt.json" with { type: "json" };
import disputes from "#domains/disputes/locales/pt.json" with { type: "json" };
import enterprise from "#domains/enterprise/locales/pt.json" with { type: "json" };
import integrations from "#domains/integrations/locales/pt.json" with { type: "json" };
import listings from "#domains/listings/locales/pt.json" with { type: "json" };
import mails from "#domains/mails/locales/pt.json" with { type: "json" };
import orderRecords from "#domains/moderation/locales/order-records/pt.json" with { type: "json" };
import moderation from "#domains/moderation/locales/pt.json" with { type: "json" };
import reportWork from "#domains/moderation/locales/report-work/pt.json" with { type: "json" };
import subscribers from "#domains/newsletter/locales/subscribers/pt.json" with { type: "json" };
import adminNotes from "#domains/notes/locales/pt.json" with { type: "json" };
import palette from "#domains/palette/locales/pt.json" with { type: "json" };
import payouts from "#domains/payouts/locales/pt.json" with { type: "json" };
import planGrants from "#domains/plans/locales/grants/pt.json" with { type: "json" };
import problemsDesk from "#domains/problems/locales/desk/pt.json" with { type: "json" };
import promotionsManage from "#domains/promotions/locales/manage/pt.json" with { type: "json" };
import bookReports from "#domains/reports/locales/book-reports/pt.json" with { type: "json" };
import reviewWork from "#domains/reviews/locales/work/pt.json" with { type: "json" };
import security from "#domains/security/locales/pt.json" with { type: "json" };
import settings from "#domains/settings/locales/pt.json" with { type: "json" };
import stockControl from "#domains/stock-control/locales/pt.json" with { type: "json" };
import invitation from "#domains/team/locales/invitation/pt.json" with { type: "json" };
import team from "#domains/team/locales/pt.json" with { type: "json" };
import users from "#domains/users/locales/pt.json" with { type: "json" };
import vendorReview from "#domains/vendors/locales/review/pt.json" with { type: "json" };
import vendorShop from "#domains/vendors/locales/shop/pt.json" with { type: "json" };
import table from "#ui/locales/table/pt.json" with { type: "json" };

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
