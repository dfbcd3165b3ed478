import type { Format } from '../format.ts';
import type { PoolReport, Report, Use, UseReport } from '../report.ts';
import type { Multiple } from '../statistics.ts';
import { type Markup, table, tag } from './markup.ts';
import { amountBar, MultipleScale } from './plots.ts';
import { folding, section } from './section.ts';

export function luck({ pools }: Report, f: Format): Markup {
  return pools.length === 0 ? '' : section(f.w.luck, f.w.luckAbout, ...pools.map(pool => poolPlot(pool, f)));
}

function poolPlot({ name, early, effects, limit, any, start }: PoolReport, f: Format): Markup {
  const { w } = f;
  const scale = new MultipleScale(effects);
  const draw = (rows: readonly PoolReport['effects'][number][]): Markup =>
    table(
      [
        { title: '', name: true },
        { title: scale.marks(w.number), plot: true },
        { title: w.effect },
        { title: 'z', wide: true },
        { title: w.had, wide: true },
      ],
      rows.map(effect => [
        effect.name[f.lang],
        scale.dot(effect, limit, `${effect.name[f.lang]}: ${f.multiple(effect)}`),
        effectText(effect, limit, f),
        f.signed(effect.z),
        w.count(effect.count),
      ]),
    );
  const byNumber = start.map(({ number, ...m }) => `${number}: ${f.multiple(m)}`).join(' · ');
  return [
    tag('h3', {}, name[f.lang], early === null ? '' : tag('small', {}, ` ${w.early(early)}`)),
    effects.length === 0 ? '' : folding(effects, draw, w.more(effects.length)),
    note(
      effects.length === 0 ? '' : w.certain(effects.length, w.number(limit, 2)),
      `${w.anyOf} ${w.count(any.count)}, ${f.multiple(any)}.`,
      byNumber === '' ? '' : `${w.atStart} ${byNumber}.`,
    ),
  ];
}

export function uses({ uses: kinds }: Report, f: Format): Markup {
  return kinds.length === 0 ? '' : section(f.w.use, f.w.useAbout, ...kinds.map(kind => usePlot(kind, f)));
}

function usePlot({ name, things, limit }: UseReport, f: Format): Markup {
  const { w } = f;
  const scale = new MultipleScale(things.flatMap(({ effect }) => effect ?? []));
  const most = Math.max(...things.map(({ perGame }) => perGame));
  const row = (thing: Use): Markup[] => {
    const called = f.use(thing, things);
    return [
      called,
      amountBar(thing.perGame, most, 'c', `${called}: ${w.number(thing.perGame, 2)} ${w.perGame}`),
      w.number(thing.perGame, 2),
      w.percent(thing.games.share),
      thing.effect ? scale.dot(thing.effect, limit, `${called}: ${f.multiple(thing.effect)}`) : '',
      thing.effect ? effectText(thing.effect, limit, f) : '',
    ];
  };
  const draw = (rows: readonly Use[]): Markup =>
    table(
      [
        { title: '', name: true },
        { title: '', plot: true, wide: true },
        { title: w.perGame },
        { title: w.usedIn, wide: true },
        { title: scale.marks(w.number), plot: true },
        { title: w.effect },
      ],
      rows.map(row),
    );
  return tag('div', { class: 'two-plots' }, tag('h3', {}, name[f.lang]), folding(things, draw, w.more(things.length)));
}

function effectText(m: Multiple, limit: number, f: Format): Markup {
  const certain = Math.abs(m.z) > limit;
  return tag('span', { class: certain ? (m.z > 0 ? 'good-text' : 'bad-text') : undefined }, f.multiple(m));
}

const note = (...sentences: readonly string[]): Markup =>
  tag('p', { class: 'about' }, sentences.filter(sentence => sentence !== '').join(' '));
