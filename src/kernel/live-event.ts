/** A change that a person's open screens hear of, and what they fetch again because of it. */
export type LiveEvent = {
  readonly type: string;
  /** The domain, as the contract names it, whose queries are out of date. */
  readonly reloads?: string;
  /** The session, and with it every page's guard, is out of date. */
  readonly revalidates?: boolean;
  /** Fetched also when the page arrives or returns, and can't learn what happened before. */
  readonly catchesUp?: "always" | "onReturn";
  /** Only for who listens at that moment: it is not sent again to those who return. */
  readonly isTransient?: boolean;
  /** Visitors hear of it, too. */
  readonly isForVisitors?: boolean;
};

/** Declares a live event of a domain's table (`events.ts`). */
export const defineLiveEvent = <const Event extends LiveEvent>(event: Event): Event => event;
