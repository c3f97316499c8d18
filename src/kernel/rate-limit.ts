/** How often a thing may be done: `points` times in `seconds`, per account or per address. */
export type RateLimit = {
  readonly name: string;
  /** Where no administrator has set it otherwise. */
  readonly points: number;
  readonly seconds: number;
  /** So many times `points` at most. */
  readonly mostTimes: number;
};

const declared: RateLimit[] = [];
/** Every limit that the running code declares, as administrators see which were reached. */
export const declaredLimits: readonly RateLimit[] = declared;

/** Declares a limit of a domain's table (`limits.ts`). The name counts in the database and is unique. */
export const defineLimit = (name: string, points: number, seconds: number): RateLimit =>
  declare({ name, points, seconds, mostTimes: 10 });

/** The same for one that keeps passwords, codes and links from being guessed: it can be doubled at most. */
export const defineGuessLimit = (name: string, points: number, seconds: number): RateLimit =>
  declare({ name, points, seconds, mostTimes: 2 });

function declare(limit: RateLimit): RateLimit {
  declared.push(limit);
  return limit;
}

/** The key of the setting that says how often a thing may be done. */
export const limitKeyOf = (name: string): string => `limits.${name}`;

/** Within what an administrator may set a limit. */
export const limitBounds = ({ points, mostTimes }: RateLimit): { min: number; max: number } => ({
  min: Math.ceil(points / 4),
  max: points * mostTimes,
});

/**
 * Limits of mails and messages that a visitor may have sent to anyone. A sender's requests to one recipient count on their
 * own, so that strangers can't use up the owner's; the recipient's bound, which only many senders reach, ends a flood.
 */
export const defineSendingLimits = (name: string, perSender: number) => ({
  sender: defineLimit(`${name}_sender`, 20, 3_600),
  pair: defineLimit(`${name}_pair`, perSender, 3_600),
  recipient: defineLimit(`${name}_recipient`, 30, 3_600),
});
export type SendingLimits = ReturnType<typeof defineSendingLimits>;
