/** What the pages of the portal, the accounts and the invoices add to the look of the payment page. */
export const portalStyle = `
body.portal { display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); background: var(--well); }
.bar { background: linear-gradient(160deg, var(--side), var(--side-deep)); color: var(--side-ink); --accent: #b9c9ff; }
.bar .inner { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; max-width: 48rem; margin-inline: auto; padding: 1rem 1.25rem; }
.bar .badge { margin-left: 0; }
.bar .back { margin-left: auto; }
.desk { width: 100%; max-width: 48rem; margin-inline: auto; padding: 1.75rem 1.25rem 1rem; }
.desk h1 { font-size: 1.5rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
.desk h2 { margin-bottom: .75rem; font-size: 1.0625rem; font-weight: 650; }
.card { margin-top: 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--page); }
.desk > .card:first-child { margin-top: 0; }
.card .facts { margin-block: 0; }
.card .facts div:last-child { border-bottom: 0; padding-bottom: 0; }
.card.form { max-width: 32rem; margin-inline: auto; }
.card h1 + p { margin-top: .5rem; color: var(--soft); }
.notice { margin-top: 1rem; padding: .875rem 1rem; border: 1px solid var(--good-line); border-left: 4px solid var(--good); border-radius: 8px; background: var(--good-well); font-size: .9375rem; }
.plan + .plan { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.plan .name { font-size: 1.125rem; font-weight: 600; }
.plan .price { font-variant-numeric: tabular-nums; color: var(--soft); }
.plan form, td form { margin-top: 0; }
.desk h3 { margin: 1.25rem 0 .5rem; font-size: .9375rem; font-weight: 600; }
.desk td .actions { margin-top: 0; align-items: center; gap: .5rem; }
.desk td .actions button { min-height: 2rem; padding: .25rem .75rem; font-size: .875rem; }
.plan .problems form { margin-top: .75rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
.actions > * { flex: 0 1 auto; }
.desk .actions button, .desk .actions .button, .desk .problems button { width: auto; min-height: 2.75rem; font-size: 1rem; }
.state { display: inline-block; padding: .15rem .55rem; border: 1px solid var(--line); border-radius: 999px; background: var(--well); color: var(--soft); font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.state.active, .state.paid { border-color: var(--good-line); background: var(--good-well); color: var(--good); }
.state.past_due, .state.unpaid, .state.incomplete, .state.open, .state.failed { border-color: var(--bad-line); background: var(--bad-well); color: var(--bad); }
.method { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; }
.scroll { overflow-x: auto; margin-inline: -1.25rem; }
.scroll td:first-child, .scroll th:first-child { padding-left: 1.25rem; }
.scroll tr:first-child th, .scroll tr:first-child td { border-top: 0; }
.invoices td { white-space: nowrap; vertical-align: middle; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.scroll { position: relative; }
.invoices a { display: inline-block; min-height: 1.5rem; }
.desk .sum { text-align: right; font-variant-numeric: tabular-nums; }
.number { font-variant-numeric: tabular-nums; }
.sheet { padding: 1.5rem; }
.sheet .mark { background: var(--side); color: var(--side-ink); }
.sheet h1 { margin-top: .75rem; }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1rem; margin: 1.25rem 0 1.5rem; }
.parties dt { color: var(--soft); font-size: .8125rem; }
.parties dd { overflow-wrap: anywhere; }
.sheet .lines td:first-child { padding-left: 0; white-space: normal; }
.sheet .lines th:first-child { padding-left: 0; }
.sheet .lines th:last-child, .sheet .lines td:last-child { padding-right: 0; }
.sheet .lines .sum { white-space: nowrap; }
.sheet .lines .fine { display: block; }
.sheet .lines { border-bottom: 1px solid var(--line); }
.sheet .sums { max-width: 20rem; margin: .75rem 0 0 auto; padding-top: 0; border-top: 0; }
.sheet .sums div { color: var(--soft); }
.sheet .sums .sum { border-top-color: var(--line); color: var(--ink); }
.sheet .hint { margin-top: 1.5rem; }
.choice { display: flex; align-items: center; gap: .625rem; min-height: 2.25rem; }
.choice input { flex: none; width: 1.25rem; min-height: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.choice label { font-size: .9375rem; }
.agree { align-items: flex-start; }
.agree input { margin-top: .125rem; }
.amounts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1rem; }
.amounts dt { color: var(--soft); font-size: .875rem; }
.amounts dd { font-size: 1.375rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.card.form .actions + .fine { margin-top: .75rem; }
@media (max-width: 30rem) {
  .desk { padding-inline: .875rem; }
  .card { padding: 1rem; }
  .scroll { margin-inline: -1rem; }
  .scroll td:first-child, .scroll th:first-child { padding-left: 1rem; }
  .invoices .number { display: none; }
  .invoices th, .invoices td { padding-inline: .5rem; }
  .card .test-cards th, .card .test-cards td { padding-inline: .75rem; }
}
@media (min-width: 60rem) { .portal .foot { padding-inline: 1.25rem; } }
@media print {
  body.portal { display: block; background: none; }
  .foot, .no-print, .badge { display: none; }
  .desk { max-width: none; padding: 0; }
  .sheet { margin: 0; padding: 0; border: 0; }
}
`;
