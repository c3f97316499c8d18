/**
 * Everybody's page is whole without its code: links lead, lists are sorted by their addresses. So its code waits for the
 * first sign of somebody who means to do more than read (`src/client/early-presses.ts`), and costs a first look nothing. A
 * page that holds a place (`ui/skeleton.tsx`) for what only its code can draw is no such page, unless it holds the place only
 * for those who have something stored (`ui/until-stored.tsx`): they get their code at once by themselves.
 */
export function awaitSign(html: string): string {
  if (html.includes(" data-skeleton") && !html.includes(" data-newcomer")) return html;
  return html
    .replace('<script type="module" async="">', '<script type="text/plain" id="beginning">')
    .replaceAll('rel="modulepreload"', 'rel="later"');
}
