/** What the parts of a report look like; any page they lie in may nest it and name the colours. */
export const PARTS_STYLE = `
h2 { font-size: 1.5rem; margin: 0 0 .3rem; }
h3 { font-size: 1.08rem; margin: 1.4rem 0 .4rem; }
h3 small, .about { color: var(--soft); font-weight: 400; }
.about { font-size: .92rem; margin: 0 0 1rem; max-width: 62ch; }
.tables { list-style: none; margin: 0; padding: 0; color: var(--soft); }
.warning { border-left: 4px solid var(--b); padding: .4rem .8rem; background: var(--card); border-radius: 0 .5rem .5rem 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)); gap: .9rem; margin: 1.2rem 0; }
.fact { background: var(--card); border: 1px solid var(--line); border-radius: .9rem; padding: .9rem 1.1rem; box-shadow: var(--shadow); }
.fact b { display: block; font: 600 1.75rem/1.15 "Iowan Old Style", Palatino, Georgia, serif; font-variant-numeric: tabular-nums; }
.fact span { color: var(--soft); font-size: .88rem; display: block; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 1.1rem; padding: 1.4rem 1.5rem 1.6rem; margin: 0 0 1.3rem; box-shadow: var(--shadow); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0 1.3rem; align-items: stretch; }
.grid-of-plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 1rem 2rem; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
th, td { padding: .22rem .55rem; text-align: right; vertical-align: middle; white-space: nowrap; }
th:first-child, td:first-child { padding-left: 0; } th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--soft); font-weight: 500; font-size: .8rem; border-bottom: 1px solid var(--line); }
tbody tr + tr > * { border-top: 1px solid color-mix(in srgb, var(--line) 55%, transparent); }
th.name { text-align: left; font-weight: 500; white-space: normal; width: 28%; min-width: 5rem; } .scale { display: flex; justify-content: space-between; }
.plot { width: 40%; min-width: 7rem; } thead th.plot { text-align: center; } .two-plots .plot { width: 27%; } td small { color: var(--soft); }
.scroll { overflow-x: auto; overflow-y: hidden; }
svg { display: block; width: 100%; overflow: visible; }
.track { fill: var(--track); } .grid { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.fill.a { fill: var(--a); } .fill.b { fill: var(--b); } .fill.c { fill: var(--c); } .fill.d { fill: var(--d); } .fill.e { fill: var(--unsure); }
.whisker { stroke: var(--ink); stroke-width: 1.5; opacity: .75; } .fair { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3; opacity: .6; }
.axis { stroke: var(--line); stroke-width: 2; } .range { stroke-width: 3; stroke-linecap: round; opacity: .45; }
.range.good { stroke: var(--good); } .range.bad { stroke: var(--bad); } .range.unsure { stroke: var(--unsure); }
.dot.good { fill: var(--good); } .dot.bad { fill: var(--bad); } .dot.unsure { fill: var(--unsure); }
.good-text { color: var(--good); font-weight: 600; } .bad-text { color: var(--bad); font-weight: 600; }
.figure { position: relative; margin: .6rem 0 .4rem; } .columns { height: 11rem; border-bottom: 1px solid var(--line); }
.plane { position: relative; padding-left: 2.2rem; } .curves { height: 11rem; }
.plane .top, .plane .half { position: absolute; left: 0; width: 1.8rem; text-align: right; font-size: .75rem; color: var(--soft); transform: translateY(-50%); top: 0; } .plane .half { top: 50%; }
.plane + .axis-labels { margin-left: 2.2rem; width: calc(100% - 2.2rem); }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; } .band { opacity: .14; }
.curve.a { stroke: var(--a); } .curve.b { stroke: var(--b); } .curve.c { stroke: var(--c); } .curve.d { stroke: var(--d); }
.band.a { fill: var(--a); } .band.b { fill: var(--b); } .band.c { fill: var(--c); } .band.d { fill: var(--d); }
.axis-labels { font-size: .75rem; fill: var(--soft); text-anchor: middle; }
.unit { text-align: right; font-size: .75rem; color: var(--soft); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; font-size: .85rem; color: var(--soft); margin: .2rem 0; padding: 0; list-style: none; }
.legend i { display: inline-block; width: .75rem; height: .75rem; border-radius: 50%; margin-right: .35rem; vertical-align: -.05rem; }
i.a { background: var(--a); } i.b { background: var(--b); } i.c { background: var(--c); } i.d { background: var(--d); }
details > summary { cursor: pointer; color: var(--soft); font-size: .9rem; margin: .6rem 0 .3rem; }
details > summary:hover { color: var(--ink); } summary:focus-visible { outline: 2px solid var(--a); outline-offset: 3px; border-radius: .3rem; }
code { font-family: ui-monospace, "SF Mono", Menlo, monospace; font-size: .92em; }
@media (max-width: 40rem) {
  .wide { display: none; } section { padding: 1.1rem 1rem 1.2rem; border-radius: .9rem; }
  th, td { padding: .2rem .3rem; }
  .plot, .two-plots .plot { width: 26%; min-width: 3.6rem; } .scale span { font-size: .68rem; } table { font-size: .84rem; } th.name { width: 36%; min-width: 4rem; hyphens: auto; overflow-wrap: break-word; } .facts { grid-template-columns: 1fr 1fr; } .fact { padding: .7rem .8rem; } .fact b { font-size: 1.4rem; }
}
`;

/** Colours are named once for daylight and once for the night. */
const COLOURS = `
:root {
  color-scheme: light dark;
  --paper: #f6f1e6; --card: #fffdf8; --ink: #2a241d; --soft: #6d6253; --line: #e2d8c5; --track: #efe7d7;
  --a: #1d746c; --b: #b0413a; --c: #b9822b; --d: #5b5ea6; --good: #1d746c; --bad: #b0413a; --unsure: #a89b87;
  --shadow: 0 1px 2px rgb(60 40 10 / .08), 0 8px 24px rgb(60 40 10 / .06);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16130f; --card: #201c17; --ink: #efe6d6; --soft: #ab9f8d; --line: #372f26; --track: #2c2620;
    --a: #56c0b3; --b: #ec7d6d; --c: #e2b04f; --d: #a3a6ee; --good: #56c0b3; --bad: #ec7d6d; --unsure: #7c705f;
    --shadow: 0 1px 2px rgb(0 0 0 / .4);
  }
}
`;

const PAGE = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", sans-serif; }
main, header, footer { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; padding-bottom: 1rem; }
h1, h2, h3 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.8rem, 5vw, 3rem); margin: 0 0 .3rem; letter-spacing: -.01em; }
footer { color: var(--soft); font-size: .85rem; padding-top: .6rem; padding-bottom: 3rem; overflow-wrap: anywhere; }
@media print { body { background: none; } section, .fact { box-shadow: none; break-inside: avoid; } details { display: block; } }
@media (max-width: 40rem) { main, header, footer { padding-left: .8rem; padding-right: .8rem; } }
`;

/** Everything a page of its own looks like. */
export const STYLE = `${COLOURS}${PARTS_STYLE}${PAGE}`;
