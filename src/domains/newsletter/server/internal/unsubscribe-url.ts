/** The address that ends a subscription: by POST at once, and in a browser after a question. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletter/unsubscribe/${token}`;
