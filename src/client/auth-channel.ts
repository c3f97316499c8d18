/** On which this browser's tabs tell each other what was done to the session. */
export const authChannel = "cafeto-auth";
