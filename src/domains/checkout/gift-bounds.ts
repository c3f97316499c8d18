/** The longest note of a gift, in characters. */
export const giftNoteLength = 300;
