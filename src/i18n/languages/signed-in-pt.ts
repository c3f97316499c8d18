import accounts from "#domains/accounts/locales/pt.json" with { type: "json" };
import auth from "#domains/auth/locales/pt.json" with { type: "json" };
import checkout from "#domains/checkout/locales/pt.json" with { type: "json" };
import identities from "#domains/identities/locales/pt.json" with { type: "json" };
import messaging from "#domains/messaging/locales/pt.json" with { type: "json" };
import notifications from "#domains/notifications/locales/pt.json" with { type: "json" };
import orders from "#domains/orders/locales/pt.json" with { type: "json" };
import payments from "#domains/payments/locales/pt.json" with { type: "json" };
import privacy from "#domains/privacy/locales/pt.json" with { type: "json" };
import problems from "#domains/problems/locales/pt.json" with { type: "json" };
import reviewForm from "#domains/reviews/locales/form/pt.json" with { type: "json" };
import ownReviews from "#domains/reviews/locales/own/pt.json" with { type: "json" };
import secondFactor from "#domains/second-factor/locales/pt.json" with { type: "json" };
import inquiries from "#domains/support/locales/inquiries/pt.json" with { type: "json" };
import trader from "#domains/vendors/locales/trader/pt.json" with { type: "json" };

/** Texts of the signed-in area: account, orders, messages. Loaded with its pages. */
export default {
  accounts,
  auth,
  checkout,
  identities,
  inquiries,
  messaging,
  notifications,
  orders,
  payments,
  privacy,
  problems,
  reviewForm,
  ownReviews,
  secondFactor,
  trader,
};
