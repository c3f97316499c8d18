import accounts from "#domains/accounts/locales/es.json" with { type: "json" };
import auth from "#domains/auth/locales/es.json" with { type: "json" };
import checkout from "#domains/checkout/locales/es.json" with { type: "json" };
import identities from "#domains/identities/locales/es.json" with { type: "json" };
import messaging from "#domains/messaging/locales/es.json" with { type: "json" };
import notifications from "#domains/notifications/locales/es.json" with { type: "json" };
import orders from "#domains/orders/locales/es.json" with { type: "json" };
import payments from "#domains/payments/locales/es.json" with { type: "json" };
import privacy from "#domains/privacy/locales/es.json" with { type: "json" };
import problems from "#domains/problems/locales/es.json" with { type: "json" };
import reviewForm from "#domains/reviews/locales/form/es.json" with { type: "json" };
import ownReviews from "#domains/reviews/locales/own/es.json" with { type: "json" };
import secondFactor from "#domains/second-factor/locales/es.json" with { type: "json" };
import inquiries from "#domains/support/locales/inquiries/es.json" with { type: "json" };
import trader from "#domains/vendors/locales/trader/es.json" with { type: "json" };

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
