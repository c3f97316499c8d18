/** The heading of the account step, which takes the focus when an order needs an account first. */
export const accountStepId = "checkout-account";
