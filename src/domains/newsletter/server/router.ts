import { newsletter } from "#domains/newsletter/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { countSubscribers } from "./count-subscribers.ts";
import { exportSubscribers } from "./export-subscribers.ts";
import { openUnsubscribePage } from "./open-unsubscribe-page.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const newsletterRouter = {
  subscribe: forVisitor(newsletter.subscribe, subscribe),
  confirmSubscription: forVisitor(newsletter.confirmSubscription, confirmSubscription),
  unsubscribe: forVisitor(newsletter.unsubscribe, unsubscribe),
  openUnsubscribePage: forVisitor(newsletter.openUnsubscribePage, openUnsubscribePage),
  countSubscribers: forPerson(newsletter.countSubscribers, countSubscribers),
  exportSubscribers: forPerson(newsletter.exportSubscribers, exportSubscribers),
};
