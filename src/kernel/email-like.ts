const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Whether a text looks like an email address, before the server checks it: something, an at sign, a domain with an ending. */
export const isEmailLike = (text: string): boolean => emailLike.test(text);
