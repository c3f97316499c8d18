import { roleChanged } from "#domains/accounts/events.ts";
import { sessionChanged } from "#domains/auth/events.ts";
import { cartChanged } from "#domains/cart/events.ts";
import { shownProductChanged } from "#domains/catalogue/events.ts";
import { decisionsChanged } from "#domains/decisions/events.ts";
import { productChanged } from "#domains/listings/events.ts";
import { messagesChanged, typing } from "#domains/messaging/events.ts";
import { notificationsChanged } from "#domains/notifications/events.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { payoutChanged } from "#domains/payouts/events.ts";
import { teamChanged } from "#domains/team/events.ts";
import { wishlistChanged } from "#domains/wishlist/events.ts";

/** Every change that open screens hear of; a visitor's only of those that are for visitors. */
export const liveEvents = [
  cartChanged,
  decisionsChanged,
  messagesChanged,
  notificationsChanged,
  orderChanged,
  payoutChanged,
  productChanged,
  roleChanged,
  sessionChanged,
  shownProductChanged,
  teamChanged,
  typing,
  wishlistChanged,
];
