/** The hosted page's own look, unlike any shop's: ink blue and white, system fonts, no pictures of its own. */
export const style = `
:root {
  color-scheme: light dark;
  --ink: #10182b; --soft: #55617a; --line: #d9dfe8; --edge: #75819a; --page: #ffffff; --well: #f5f7fb;
  --accent: #2747c9; --accent-strong: #1c37a6; --on-accent: #ffffff;
  --bad: #b3142c; --bad-well: #fdf0f1; --bad-line: #e8a6ae;
  --good: #17653a; --good-well: #eef8f1; --good-line: #9fcfb1;
  --side: #111d3c; --side-deep: #0b1430; --side-ink: #ffffff; --side-soft: #b9c5e2; --side-line: #2c3b66;
  --badge: #ffd98a; --badge-ink: #4a3000;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #eef2fa; --soft: #a9b4c9; --line: #2b3547; --edge: #7d8aa3; --page: #10151f; --well: #182030;
    --accent: #8fa8ff; --accent-strong: #b0c1ff; --on-accent: #0c1430;
    --bad: #ff98a4; --bad-well: #2b171c; --bad-line: #7a3540;
    --good: #8ddba9; --good-well: #14261b; --good-line: #2f5f42;
    --side: #0b1226; --side-deep: #080d1c; --side-line: #26335a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--page); color: var(--ink); -webkit-text-size-adjust: 100%; }
h1, h2, p, ul, dl, dd, fieldset { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.fine, .hint { font-size: .8125rem; line-height: 1.4; color: var(--soft); }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }
.badge { margin-left: auto; padding: .2rem .6rem; border-radius: 6px; background: var(--badge); color: var(--badge-ink); font-size: .75rem; font-weight: 700; letter-spacing: .02em; text-transform: uppercase; }
.merchant { display: flex; align-items: center; gap: .625rem; font-weight: 600; }
.mark { display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: 50%; background: var(--side-ink); color: var(--side); font-weight: 700; }

body.pay { display: grid; grid-template-rows: auto 1fr auto; }
.summary { background: linear-gradient(160deg, var(--side), var(--side-deep)); color: var(--side-ink); padding: 1.25rem 1.25rem 1.75rem; --accent: #b9c9ff; --soft: var(--side-soft); }
.summary > * { max-width: 27rem; margin-inline: auto; }
.back { display: inline-flex; align-items: center; gap: .375rem; min-height: 2rem; color: var(--side-soft); font-size: .875rem; font-weight: 500; text-decoration: none; }
.back:hover { color: var(--side-ink); text-decoration: underline; }
.summary .merchant { margin-top: 1.5rem; }
.due { margin-top: 1rem; }
.due span { display: block; color: var(--side-soft); font-size: .9375rem; }
.due strong { font-size: clamp(2rem, 1.5rem + 2vw, 2.75rem); line-height: 1.15; font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.summary section { margin-top: 1.5rem; }
.summary h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.lines li { display: flex; align-items: flex-start; gap: .875rem; padding: .75rem 0; border-top: 1px solid var(--side-line); }
.what { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.name { font-weight: 500; font-size: .9375rem; line-height: 1.35; }
.what .fine { margin-top: .125rem; }
.amount { flex: none; font-size: .9375rem; font-variant-numeric: tabular-nums; }
.sums { border-top: 1px solid var(--side-line); padding-top: .75rem; }
.sums div { display: flex; justify-content: space-between; gap: 1rem; padding: .25rem 0; color: var(--side-soft); font-size: .9375rem; font-variant-numeric: tabular-nums; }
.sums .sum { margin-top: .5rem; padding-top: .75rem; border-top: 1px solid var(--side-line); color: var(--side-ink); font-weight: 600; }

.payment { padding: 1.75rem 1.25rem 1.5rem; }
.payment > * { max-width: 28rem; margin-inline: auto; }
.payment h1 { font-size: 1.5rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
form { margin-top: 1.25rem; }
fieldset { min-width: 0; border: 0; margin-bottom: 1.5rem; }
legend { padding: 0; margin-bottom: .75rem; font-weight: 600; font-size: 1rem; }
.field { margin-bottom: .875rem; }
.field label { display: block; font-size: .875rem; font-weight: 500; }
.box { position: relative; }
.field .box, .field select { margin-top: .3125rem; }
input, select, button { font: inherit; color: inherit; }
input, select { display: block; width: 100%; min-height: 2.875rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--page); }
input[readonly] { background: var(--well); color: var(--soft); }
input::placeholder { color: var(--soft); opacity: 1; }
#number, #expiry, #cvc { font-variant-numeric: tabular-nums; letter-spacing: .01em; }
#number { padding-right: 8.25rem; }
input:focus-visible, select:focus-visible { outline-offset: 0; border-color: var(--accent); border-radius: 8px; }
.brands { position: absolute; inset: 0 .75rem 0 auto; display: flex; align-items: center; gap: .25rem; pointer-events: none; }
.brand { display: block; }
.wrong input, .wrong select { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.problem { margin-top: .3125rem; color: var(--bad); font-size: .875rem; font-weight: 500; line-height: 1.4; }
.problems { margin-top: 1rem; padding: .875rem 1rem; border: 1px solid var(--bad-line); border-left: 4px solid var(--bad); border-radius: 8px; background: var(--bad-well); font-size: .9375rem; }
.problems ul { margin-top: .375rem; padding-left: 1.125rem; list-style: disc; }
.problems li { padding: .125rem 0; }
.problems li a { color: var(--bad); }
button, .button { display: flex; align-items: center; justify-content: center; gap: .5rem; width: 100%; min-height: 3.125rem; padding: .625rem 1.25rem; border: 1px solid transparent; border-radius: 10px; background: var(--accent); color: var(--on-accent); font-size: 1.0625rem; font-weight: 600; text-decoration: none; cursor: pointer; transition: background-color .12s; }
button:hover, .button:hover { background: var(--accent-strong); }
button svg, .bank-name svg { flex: none; }
.second { background: transparent; border-color: var(--edge); color: var(--ink); }
.second:hover { background: var(--well); }
.secure { margin-top: .75rem; text-align: center; }

.test-cards { margin-top: 1.75rem; border: 1px solid var(--line); border-radius: 10px; background: var(--well); }
.test-cards summary { padding: .75rem 1rem; font-weight: 600; cursor: pointer; border-radius: 10px; }
.test-cards .fine { padding: 0 1rem .5rem; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .5rem 1rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
th { color: var(--soft); font-weight: 500; }
td:first-child { padding-right: 0; white-space: nowrap; }
code { font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; user-select: all; }

.foot { padding: 1rem 1.25rem 1.5rem; color: var(--soft); font-size: .8125rem; text-align: center; }
.bank, .note { display: grid; grid-template-rows: 1fr auto; justify-items: center; background: var(--well); }
.panel { align-self: center; width: min(27rem, 100% - 2rem); margin: 2rem 1rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 14px; background: var(--page); box-shadow: 0 12px 32px -18px rgb(10 20 50 / .35); }
.panel h1 { margin: 1.5rem 0 .5rem; font-size: 1.375rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
.panel .mark { background: var(--side); color: var(--side-ink); }
.panel .button { margin-top: 1.5rem; }
.bank-name { display: flex; align-items: center; gap: .5rem; font-weight: 600; }
.facts { margin: 1.25rem 0; border-top: 1px solid var(--line); }
.facts div { display: flex; justify-content: space-between; gap: 1rem; padding: .625rem 0; border-bottom: 1px solid var(--line); }
.facts dt { color: var(--soft); }
.facts dd { text-align: right; font-weight: 500; }
.choices { display: grid; gap: .75rem; margin-top: 1rem; }

@media (min-width: 28rem) {
  .pair { display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: repeat(4, auto); column-gap: .875rem; }
  .pair .field { display: grid; grid-row: span 4; grid-template-rows: subgrid; align-content: start; }
}
@media (min-width: 60rem) {
  body.pay { grid-template: 1fr auto / 1fr 1fr; }
  .summary { grid-row: 1 / -1; padding: 3rem 4rem; }
  .summary > * { margin-inline: auto 0; }
  .inner { position: sticky; top: 3rem; }
  .payment { padding: 3rem 4rem 1rem; }
  .payment > * { margin-inline: 0 auto; }
  .foot { padding-inline: 4rem; }
  .pay .foot { text-align: left; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { button, .button { border-color: ButtonText; } }
`;
