import { capital, copy, type Lang, speak, type Text } from '@tafelrunde/engine';
import { lay } from '../rules/lasting.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { MageWord, Noted } from './word.ts';

/** How long effects last (MK-EFF-04). `played`: as long as the card lies in the play area, which is the turn. */
export type Until = 'turn-end' | 'combat-end' | 'phase-end' | 'round-end' | 'next-turn' | 'next-turn-end';

/** Passive effects, triggers and uses that hold from now on. `key` names them among what the same card can leave behind. */
export interface Last {
  readonly do: 'last';
  readonly until: Until;
  readonly effects: readonly Effect[];
  /** How often a trigger or use may act; left out: as often as its moment comes. */
  readonly times?: number;
  /** For whom it holds; left out: for you. `opponents`: others, but not allies (MK-TEAM-02). */
  readonly for?: 'others' | 'opponents' | 'all';
}

const UNTIL: Readonly<Record<Until, Text>> = {
  'turn-end': { en: 'This turn', de: 'In diesem Zug' },
  'combat-end': { en: 'In this combat', de: 'In diesem Kampf' },
  'phase-end': { en: 'In this phase', de: 'In dieser Phase' },
  'round-end': { en: 'This round', de: 'In dieser Runde' },
  'next-turn-end': { en: 'Until the end of your next turn', de: 'Bis zum Ende deines nächsten Zuges' },
  'next-turn': { en: 'Until your next turn', de: 'Bis zu deinem nächsten Zug' },
};
const FOR: Readonly<Record<'others' | 'opponents' | 'all', Text>> = {
  opponents: { en: ' for the other players but allies', de: ' für die anderen Spieler außer Verbündeten' },
  others: { en: ' for the other players', de: ' für die anderen Spieler' },
  all: { en: ' for all players', de: ' für alle Spieler' },
};

/** What stands in these is about what they note themselves when they act. */
const NOTES_ITSELF: readonly string[] = ['choose-colour', 'cost', 'roll-dice'];

/** "That colour" is the one noted when it begins, also when the effect acts later: the names are put in now. */
function bound(part: unknown, noted: Noted): unknown {
  if (Array.isArray(part)) return part.map(inner => bound(inner, noted));
  if (typeof part !== 'object' || part === null) return part;
  if ('do' in part && NOTES_ITSELF.includes(String(part.do))) return copy(part);
  const [colour] = noted.colours;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      value === 'noted' && colour !== undefined && (key === 'of' || key === 'colour')
        ? [key, colour]
        : [key, bound(value, noted)],
    ),
  );
}

export const last: MageWord<Last> = {
  can: (at, { effects, until }) =>
    (until !== 'combat-end' && until !== 'phase-end') || at.turn.combat !== null
      ? effects.some(e => vocabulary.can(at, e))
      : false,
  act(at, { until, effects, times, for: whom }) {
    const { source } = at;
    for (const effect of effects) {
      const what = bound(effect, at.noted) as Effect;
      lay(at, until, `${source.side}-${what.do}`, what, { left: times ?? null, ...(whom && { on: whom }) });
    }
  },
  say: ({ until, effects, times, for: whom }, scribe) => {
    const { lang } = scribe;
    // "At the end of the turn" says it already.
    const short =
      until === 'turn-end' && whom === undefined && effects.every(e => e.do === 'on' && e.at === 'turn-end');
    if (short) return vocabulary.sentences(effects, scribe).join(' ');
    const often = times === undefined ? '' : timesText(times, lang);
    const [first = '', ...rest] = vocabulary.sentences(effects, scribe);
    const does = [first, ...rest.map(capital)].join(' ');
    return `${UNTIL[until][lang]}${whom ? FOR[whom][lang] : ''}${often}: ${does}`;
  },
};

const timesText = (times: number, lang: Lang): string =>
  times === 1 ? speak(lang)(', once', ', einmal') : speak(lang)(`, ${times} times`, `, ${times}-mal`);
