const without = [
  /^\/auth$/,
  /^\/(forgot|reset)-password$/,
  /^\/checkout$/,
  /^\/payment-success$/,
  /^\/messages\/./,
  /^\/vendor\//,
  /^\/admin/,
];

/** Shopping and account routes have the bottom bar; where a form, a chat or a desk needs the room it stays away. */
export function hasBottomBar(pathname: string): boolean {
  return !without.some((pattern) => pattern.test(pathname));
}
