import { languages } from "#kernel/languages.ts";
import { languageParam } from "#kernel/local-path.ts";
import { languageCookieRules, languageKey } from "./language-key.ts";

const known = languages.join("|");

/**
 * An inline script for the document's head. The server knows the cookie and Accept-Language; if this browser
 * remembers another language in local storage, which has precedence (a browser may drop the cookie and keep the
 * rest), the cookie is written again and the page reloaded before anything is visible. If the cookie already says so,
 * the server had its reasons, and there is no reload. An address that names its language wins.
 */
export const earlyLanguageScript = `try{let d=document,e=d.documentElement,l=localStorage.getItem("${languageKey}"),c="${languageKey}="+l,has=()=>d.cookie.split("; ").includes(c);if(/^(${known})$/.test(l)&&l!==e.lang&&!/[?&]${languageParam}=(${known})(&|$)/.test(location.search)&&!has()){d.cookie=c+"; ${languageCookieRules}";if(has()){e.style.visibility="hidden";location.reload()}}}catch{}`;
