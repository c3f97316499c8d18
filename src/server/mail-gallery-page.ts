import { html, raw } from "hono/html";

const style = `
body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;background:#faf4ea;color:#2b1a12}
h1{font:600 1.75rem/1.2 Georgia,serif}h2{font:600 1.1rem/1.3 Georgia,serif;margin:1.5rem 0 0}
a{color:#a3152d}li{margin:.5rem 0}small{color:#5b483b}
nav{margin:0 0 1rem}[aria-current]{color:inherit;font-weight:700;text-decoration:none}
iframe{display:block;border:1px solid #8d7763;max-width:100%}
pre{background:#fffcf6;border:1px solid #8d7763;padding:1rem;overflow:auto}`;

/** A page for developers: in English, without the site's frame. */
export const devPage = (title: string, content: unknown) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${title}</title><style>${raw(style)}</style></head><body><h1>${title}</h1>${content}</body></html>`;
