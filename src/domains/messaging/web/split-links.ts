type Part = { content: string; address?: string };

const candidate = /https?:\/\/[^\s<>"“”]+/gi;
/** Ends a sentence, not an address. */
const trailing = /[.,;:!?'’)\]}»…]+$/;

/** A text in parts: words, and what is an http or https address, as browsers read it. One with a password stays words. */
export function splitLinks(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const content = cut(found);
    const address = addressOf(content);
    if (!address) continue;
    if (index > end) parts.push({ content: text.slice(end, index) });
    parts.push({ content, address });
    end = index + content.length;
  }
  if (end < text.length) parts.push({ content: text.slice(end) });
  return parts;
}

/** Without what follows the address; a closing bracket stays if it was opened inside. */
function cut(found: string): string {
  const bare = found.replace(trailing, "");
  const isOpen = bare.split("(").length > bare.split(")").length;
  return isOpen && found[bare.length] === ")" ? `${bare})` : bare;
}

function addressOf(content: string): string | null {
  const url = URL.canParse(content) ? new URL(content) : null;
  return url && !url.username && !url.password && url.hostname.includes(".") ? url.href : null;
}
