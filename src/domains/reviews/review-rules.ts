/** Shortest and longest text of a review, and longest reply, in characters. */
export const commentBounds = [10, 2_000] as const;
export const longestReply = 2_000;
/** How many pictures one review may have. */
export const maxReviewPictures = 4;
/** For how many days after it was written a review may be changed by its author. */
export const editableDays = 30;

/** Why a review waits for a person to look at it before it is shown. Texts are `holds.<name>` in the locales. */
export const holdReasons = [
  "unverified",
  "link",
  "contact",
  "related",
  "burst",
  "copied",
  "refusedBefore",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** `waiting` for a moderator, or `refused` by one. */
export const reviewStates = ["published", "waiting", "refused"] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewSorts = ["helpful", "newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const stateOf = (review: { isPublished: boolean; refusedAt: unknown }): ReviewState =>
  review.isPublished ? "published" : review.refusedAt ? "refused" : "waiting";

/** A link, or what looks like one to a person. */
const link = /https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|shop|store|io|co|br|mx|info|biz|me|ly)\b/iu;
const mailAddress = /[^\s@]+\s?(?:@|\(at\)|\[at\])\s?[^\s@]+\.[a-z]{2,}/i;
/** Seven digits or more, with what people write between them; not a year or a price. */
const phone = /\+?\d(?:[\s().-]{0,2}\d){6,}/;

/** What a text shows that may not stand in a review: a link, or how to reach somebody. */
export function findInText(text: string): HoldReason[] {
  const isMail = mailAddress.test(text);
  const found: HoldReason[] = [];
  if (link.test(isMail ? text.replace(new RegExp(mailAddress, "gi"), " ") : text)) found.push("link");
  if (isMail || phone.test(text)) found.push("contact");
  return found;
}
