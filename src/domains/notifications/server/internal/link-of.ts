import { type NotificationKind, ruleOf } from "#domains/notifications/notification-kinds.ts";
import { withQuery } from "#kernel/with-query.ts";

type Subject = string | null;
type Linker = (id: Subject, isOne: boolean) => string;

const order: Linker = (id) => `/orders/${id}`;
const parcel: Linker = (id, isOne) =>
  withQuery("/vendor/dashboard", { tab: "orders", parcel: isOne ? id : undefined });
const saleProblem: Linker = (id, isOne) =>
  withQuery("/vendor/dashboard", { tab: "problems", problem: isOne ? id : undefined });
const ownProduct: Linker = (id, isOne) =>
  withQuery("/vendor/dashboard", { tab: "products", product: isOne ? id : undefined });
const conversation: Linker = (id) => `/messages/${id}`;
const favorite: Linker = (id, isOne) => (isOne ? `/products/${id}` : "/wishlist");
const money: Linker = () => "/vendor/dashboard?tab=money";
const decision: Linker = () => "/vendor/dashboard?tab=shop";
const approvals: Linker = () => "/admin?tab=security";
const ownReviews: Linker = () => "/dashboard?tab=orders#reviews";
const ownReports: Linker = () => "/profile/settings?panel=privacy#reports";
const reported: Linker = (id, isOne) =>
  withQuery("/admin", { tab: "moderation", report: isOne ? id : undefined });
const reviewed: Linker = (id) => `/products/${id}#reviews`;
const plan: Linker = () => "/vendor-subscription";
const team: Linker = () => "/vendor/dashboard?tab=team";

/** Several of a kind lead to their list, one to the thing itself. */
const links: Record<NotificationKind, Linker> = {
  orderPaid: order,
  orderRefunded: order,
  parcelShipped: order,
  parcelDelivered: order,
  parcelCancelled: order,
  parcelRefunded: order,
  problemAnswered: order,
  problemMoved: order,
  problemClosed: order,
  refundFound: order,
  refundBorne: order,
  messageFromVendor: conversation,
  messageFromBuyer: conversation,
  messageAboutProduct: conversation,
  messageAboutOrder: conversation,
  backInStock: favorite,
  priceDrop: favorite,
  reviewPublished: reviewed,
  reviewRefused: ownReviews,
  reviewRestored: ownReviews,
  reviewReplied: reviewed,
  reviewObjectionGranted: ownReviews,
  reviewObjectionRefused: ownReviews,
  messageRemoved: ownReports,
  messageRestored: ownReports,
  messageObjectionGranted: ownReports,
  messageObjectionRefused: ownReports,
  reportActed: ownReports,
  reportDismissed: ownReports,
  reportObjectionGranted: ownReports,
  reportObjectionRefused: ownReports,
  reviewReceived: () => "/vendor/dashboard?tab=reviews",
  parcelSold: parcel,
  parcelLate: parcel,
  saleCancelled: parcel,
  saleRefunded: parcel,
  problemReported: saleProblem,
  saleProblemMoved: saleProblem,
  saleProblemClosed: saleProblem,
  saleRefundFound: parcel,
  saleRefundBorne: parcel,
  applicationApproved: () => "/vendor/dashboard",
  applicationRejected: () => "/vendor/pending",
  applicationReopened: () => "/vendor/pending",
  productApproved: ownProduct,
  productRejected: ownProduct,
  revisionApproved: ownProduct,
  revisionRejected: ownProduct,
  productReopened: ownProduct,
  shopSuspended: decision,
  shopTerminated: decision,
  shopReinstated: decision,
  payoutsPaused: decision,
  payoutsResumed: decision,
  productTakenDown: decision,
  productRestored: decision,
  vendorTrusted: () => "/vendor/dashboard?tab=products",
  trustRevoked: decision,
  productEdited: decision,
  productEditUndone: decision,
  promotionMoved: () => "/vendor/dashboard?tab=promotions",
  stockCorrected: ownProduct,
  uploadUndone: () => "/vendor/dashboard?tab=enterprise&panel=bulk",
  shopMessageRemoved: decision,
  shopMessageRestored: decision,
  objectionGranted: decision,
  objectionRefused: decision,
  payoutPaid: money,
  payoutReturned: money,
  payoutTakenBack: money,
  planFreeEnds: plan,
  planFreeEnded: plan,
  planRenewalFailed: plan,
  planRenewalReminder: plan,
  planShopHidden: plan,
  planShopBack: plan,
  planProductsRest: plan,
  planGranted: plan,
  planGrantEnded: plan,
  managerChanged: () => "/vendor/dashboard?tab=enterprise&panel=manager",
  planTerms: plan,
  teamJoined: team,
  teamLeft: team,
  applicationWaiting: () => "/admin?tab=vendors",
  traderChanged: (id) => withQuery("/admin", { tab: "vendors", vendor: id }),
  objectionReceived: () => "/admin?tab=vendors",
  productWaiting: () => "/admin?tab=products",
  reviewReported: reported,
  productReported: reported,
  vendorReported: reported,
  banObjected: () => withQuery("/admin", { tab: "users", state: "objected" }),
  reportObjected: () => withQuery("/admin", { tab: "moderation", list: "objections" }),
  reviewWaiting: () => withQuery("/admin", { tab: "reviews" }),
  messageReported: reported,
  inquiryReceived: (id, isOne) => withQuery("/admin", { tab: "support", inquiry: isOne ? id : undefined }),
  problemEscalated: (id, isOne) => withQuery("/admin", { tab: "problems", problem: isOne ? id : undefined }),
  jobFailed: () => "/admin?tab=jobs",
  latePaymentRefunded: () => "/admin?tab=orders",
  lateRefundReturned: () => "/admin?tab=orders",
  latePaymentDisputed: () => "/admin?tab=orders",
  vendorPayoutReturned: (id) => withQuery("/admin", { tab: "vendors", vendor: id }),
  vendorPayoutTakenBack: (id) => withQuery("/admin", { tab: "vendors", vendor: id }),
  approvalWaiting: approvals,
  approvalApproved: approvals,
  approvalDeclined: approvals,
};

/** The path of the screen that a notification, or several shown as one, is about. */
export const linkOf = (kind: NotificationKind, subjectId: Subject, count: number): string =>
  links[kind](subjectId, count === 1 || ruleOf(kind).together === "subject");
