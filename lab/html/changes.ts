import type { Change, Comparison } from '../compare.ts';
import type { Format } from '../format.ts';
import { type Markup, percent, table, tag } from './markup.ts';
import { section } from './section.ts';

/** How many unclear changes are shown besides the clear ones. */
const UNCLEAR = 6;

/** What a change of content did, largest change first. */
export function changes({ changes: found, before, sameContent }: Comparison, f: Format): Markup {
  const { w } = f;
  const clear = found.filter(change => change.clear);
  const essential = found.filter(change => !change.clear && (change.of === 'wins' || change.of === 'rounds'));
  const shown = [...clear, ...essential, ...found.filter(c => !c.clear && !essential.includes(c)).slice(0, UNCLEAR)];
  const about = [
    w.changesAbout(before.seed, before.games, before.content),
    sameContent ? w.sameContent : '',
    clear.length === 0 ? w.noChange : w.clear(clear.length, found.length),
  ];
  return section(w.changes, about.filter(sentence => sentence !== '').join(' '), changesTable(shown, f));
}

function changesTable(found: readonly Change[], f: Format): Markup {
  const { w } = f;
  return table(
    [
      { title: w.what, name: true },
      { title: ['−', '0', '+'], plot: true },
      { title: w.before, wide: true },
      { title: w.after },
      { title: w.change },
    ],
    found.map(change => {
      const { of, difference, low, high, clear } = change;
      const tone = clear ? (difference > 0 ? 'good-text' : 'bad-text') : undefined;
      const range = `${f.delta(of, low)} … ${f.delta(of, high)}`;
      return [
        f.changed(change),
        changeBar(change, `${f.changed(change)}: ${f.delta(of, difference)} (${range})`),
        f.value(of, change.before),
        f.value(of, change.after),
        tag('span', { class: tone }, f.delta(of, difference)),
      ];
    }),
  );
}

/** The interval of a change around 0, in parts of the value it changes. */
function changeBar({ difference, low, high, before, clear }: Change, title: string): Markup {
  const reach = Math.max(Math.abs(low), Math.abs(high), Math.abs(before) / 2, 1e-9);
  const at = (value: number): string => percent(0.5 + value / reach / 2);
  const tone = clear ? (difference > 0 ? 'good' : 'bad') : 'unsure';
  return tag(
    'svg',
    { height: 22, role: 'img' },
    tag('title', {}, title),
    tag('line', { class: 'axis', x1: '50%', x2: '50%', y1: 0, y2: 22 }),
    tag('line', { class: `range ${tone}`, x1: at(low), x2: at(high), y1: 11, y2: 11 }),
    tag('circle', { class: `dot ${tone}`, cx: at(difference), cy: 11, r: 5 }),
  );
}
