/** Why a bank refused: `message` is the API's English one; the page says it in the buyer's language. */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

interface Behaviour {
  /** null: the bank pays. */
  declineCode: DeclineCode | null;
  needsAuthentication: boolean;
}

export type DeclineCode = keyof typeof declines;

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
export const testCards: ReadonlyMap<string, Behaviour> = new Map([
  ["4242424242424242", pays()],
  ["5555555555554444", pays()],
  ["378282246310005", pays()],
  ["4000002500003155", { declineCode: null, needsAuthentication: true }],
  ["4000000000003220", { declineCode: null, needsAuthentication: true }],
  ["4000000000000002", refuses("generic_decline")],
  ["4000000000009995", refuses("insufficient_funds")],
  ["4000000000000069", refuses("expired_card")],
  ["4000000000000127", refuses("incorrect_cvc")],
  ["4000000000000119", refuses("processing_error")],
]);

function pays(): Behaviour {
  return { declineCode: null, needsAuthentication: false };
}

function refuses(declineCode: DeclineCode): Behaviour {
  return { declineCode, needsAuthentication: false };
}

export type CardBehaviour = Behaviour;

/** What a card does; any number that is no test card is refused, like a real card in the provider's test mode. */
export function getBehaviour(number: string): Behaviour {
  return testCards.get(number) ?? refuses("test_mode_live_card");
}

export function getDecline(code: DeclineCode): Decline {
  return declines[code];
}
