/** Why a bank refused: `message` is the API's English one; the page says it in the buyer's language. */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

interface Behavior {
  /** null: the bank pays. */
  declineCode: ShownDecline | null;
  needsAuthentication: boolean;
  /** How the bank answers once the card is stored and its holder offline; null: it pays. */
  laterDecline: DeclineCode | null;
  /** The money need not wait two days. */
  isAvailableAtOnce: boolean;
  /** Why its holder has the payment taken back at once; null: never. */
  disputeReason: "fraudulent" | "product_not_received" | null;
}

export type DeclineCode = keyof typeof declines;

/** A refusal that the one who typed the card is told. */
export type ShownDecline = Exclude<DeclineCode, "authentication_required">;

const declines = {
  generic_decline: decline("card_declined", "generic_decline", "Your card was declined."),
  insufficient_funds: decline("card_declined", "insufficient_funds", "Your card has insufficient funds."),
  expired_card: decline("expired_card", "expired_card", "Your card has expired."),
  incorrect_cvc: decline("incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect."),
  processing_error: decline(
    "processing_error",
    "processing_error",
    "The card could not be processed. Try again.",
  ),
  authentication_required: decline(
    "authentication_required",
    "authentication_required",
    "Your card was declined. This transaction requires authentication.",
  ),
  test_mode_live_card: decline(
    "card_declined",
    "test_mode_live_card",
    "Only test cards are taken in test mode.",
  ),
};

function decline(code: string, declineCode: string, message: string): Decline {
  return { code, declineCode, message };
}

/** The provider's published test numbers and what each does, in the order that the page lists them. */
export const testCards: ReadonlyMap<string, Behavior> = new Map([
  ["4242424242424242", pays()],
  ["5555555555554444", pays()],
  ["378282246310005", pays()],
  ["4000000000000077", { ...pays(), isAvailableAtOnce: true }],
  ["4000002500003155", { ...pays(), needsAuthentication: true }],
  ["4000000000003220", { ...pays(), needsAuthentication: true }],
  ["4000002760003184", { ...pays(), needsAuthentication: true, laterDecline: "authentication_required" }],
  ["4000000000000341", { ...pays(), laterDecline: "generic_decline" }],
  ["4000000000000259", { ...pays(), disputeReason: "fraudulent" }],
  ["4000000000002685", { ...pays(), disputeReason: "product_not_received" }],
  ["4000000000000002", refuses("generic_decline")],
  ["4000000000009995", refuses("insufficient_funds")],
  ["4000000000000069", refuses("expired_card")],
  ["4000000000000127", refuses("incorrect_cvc")],
  ["4000000000000119", refuses("processing_error")],
]);

function pays(): Behavior {
  return {
    declineCode: null,
    needsAuthentication: false,
    laterDecline: null,
    isAvailableAtOnce: false,
    disputeReason: null,
  };
}

function refuses(declineCode: ShownDecline): Behavior {
  return { ...pays(), declineCode, laterDecline: declineCode };
}

export type CardBehavior = Behavior;

/** What a card does; any number that is no test card is refused, like a real card in the provider's test mode. */
export function getBehavior(number: string): Behavior {
  return testCards.get(number) ?? refuses("test_mode_live_card");
}

export function getDecline(code: DeclineCode): Decline {
  return declines[code];
}
