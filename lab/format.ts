import type { Lang } from '@tafelrunde/engine';
import type { Change } from './compare.ts';
import type { Report, ReportTable, Side, Use } from './report.ts';
import type { Multiple, Share } from './statistics.ts';
import { type LabWords, words } from './words.ts';

/** How the numbers of a report are written in one language, the same in text and on the page. */
export class Format {
  readonly w: LabWords;
  readonly lang: Lang;

  constructor(lang: Lang) {
    this.lang = lang;
    this.w = words[lang];
  }

  interval({ low, high }: Share): string {
    return `${this.w.number(low * 100)}–${this.w.percent(high)}`;
  }

  multiple({ ratio, spread }: Multiple): string {
    return `${this.w.number(ratio, 2)} ± ${this.w.number(spread, 2)}`;
  }

  signed(value: number, digits = 1): string {
    return `${value < 0 ? '−' : '+'}${this.w.number(Math.abs(value), digits)}`;
  }

  /** "Overlord", or "2 seats: 1st in the turn order" where tables of several sizes are mixed. */
  side({ name, seats }: Side, { lengths }: Report): string {
    return seats !== null && lengths.length > 1 ? `${this.w.seats(seats)}: ${name[this.lang]}` : name[this.lang];
  }

  use({ name, role }: Use, all: readonly Use[]): string {
    const shared = all.filter(other => other.name.en === name.en).length > 1;
    return shared && role ? `${name[this.lang]} (${role[this.lang]})` : name[this.lang];
  }

  /** A whole number as such, any other with one digit. */
  amount(value: number): string {
    return this.w.number(value, Number.isInteger(value) ? 0 : 1);
  }

  table({ scenario, seats, changed, bots }: ReportTable): string {
    const set = changed.map(({ name, called }) => `${name[this.lang]}: ${called[this.lang]}`);
    const who = new Set(bots).size === 1 ? [bots[0] ?? ''] : bots;
    return [scenario.name[this.lang], this.w.seats(seats), who.join(', '), ...set].join(' · ');
  }

  /** "Heroes dealt: Troll, effect". */
  changed({ of, name, within }: Change): string {
    const { w, lang } = this;
    const aspect: Record<Change['of'], string> = {
      wins: w.winShare,
      end: w.endShare,
      rounds: '',
      luck: w.effectOf,
      use: w.effectOf,
      used: w.usedShare,
      count: w.perGame,
    };
    const what = within ? `${within[lang]}: ${name[lang]}` : name[lang];
    return aspect[of] === '' ? what : `${what}, ${aspect[of]}`;
  }

  value(of: Change['of'], value: number): string {
    if (of === 'wins' || of === 'end' || of === 'used') return this.w.percent(value);
    return this.w.number(value, 2);
  }

  /** A change in the unit of its value: percentage points, rounds, multiples. */
  delta(of: Change['of'], value: number): string {
    return of === 'wins' || of === 'end' || of === 'used' ? this.signed(value * 100) : this.signed(value, 2);
  }
}

/** The command that makes this report again. */
export function commandOf({ game, tables, turns, seed, games, failures }: Report): string {
  const [table] = tables;
  if (!table) return '';
  const { scenario, bots, settings } = table;
  const same = tables.every(t => new Set([...t.bots, ...bots]).size === 1);
  const seats = turns.map(turn => tables[turn]?.seats ?? 0).join(',');
  const set = Object.entries(settings).map(([id, value]) => `--set ${id}=${String(value)}`);
  return [
    `tafelrunde simulate ${game.id} --scenario ${scenario.id} --seats ${seats}`,
    ...set,
    `--bots ${same ? bots[0] : bots.join(',')} --games ${games + failures.length} --seed ${seed}`,
  ].join(' ');
}
