/** How many addresses a buyer can save. */
export const maxSavedAddresses = 10;
