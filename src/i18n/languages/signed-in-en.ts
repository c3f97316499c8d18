import accounts from "#domains/accounts/locales/en.json" with { type: "json" };
import auth from "#domains/auth/locales/en.json" with { type: "json" };
import checkout from "#domains/checkout/locales/en.json" with { type: "json" };
import identities from "#domains/identities/locales/en.json" with { type: "json" };
import messaging from "#domains/messaging/locales/en.json" with { type: "json" };
import notifications from "#domains/notifications/locales/en.json" with { type: "json" };
import orders from "#domains/orders/locales/en.json" with { type: "json" };
import payments from "#domains/payments/locales/en.json" with { type: "json" };
import privacy from "#domains/privacy/locales/en.json" with { type: "json" };
import problems from "#domains/problems/locales/en.json" with { type: "json" };
import reviewForm from "#domains/reviews/locales/form/en.json" with { type: "json" };
import ownReviews from "#domains/reviews/locales/own/en.json" with { type: "json" };
import secondFactor from "#domains/second-factor/locales/en.json" with { type: "json" };
import inquiries from "#domains/support/locales/inquiries/en.json" with { type: "json" };
import trader from "#domains/vendors/locales/trader/en.json" with { type: "json" };

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
