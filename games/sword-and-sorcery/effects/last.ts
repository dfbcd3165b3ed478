import { capital, speak, type Text } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import { zoneNamed } from '../rules/zones.ts';
import type { Effect } from './effect.ts';
import { holds, type Test } from './tests.ts';
import { testText } from './tests-text.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** How long it lasts (SS-USE-06, -07). `event`: until the next event phase; `activation`: until the figure has activated. */
export type Until = 'turn-end' | 'time' | 'attack-end' | 'event' | 'adventure';

/** Passive words in force from now on for the figures it works on; with `next` only for their next attack or roll that fits (SS-USE-05). */
export interface Last {
  readonly do: 'last';
  readonly until: Until;
  readonly next?: 'attack' | 'roll';
  /** Which attack it waits for. */
  readonly fits?: Test;
  /** Where this holds when it is used, any attack will do. */
  readonly unless?: Test;
  readonly effects: readonly Effect[];
  /** For a whole side, or everybody, instead of the figures it works on. */
  readonly for?: 'heroes' | 'enemies' | 'all';
  /** For whoever is in these zones of the adventure. */
  readonly zones?: readonly string[];
}

const UNTIL: Readonly<Record<Until, Text>> = {
  'turn-end': { en: 'This turn', de: 'In diesem Zug' },
  time: { en: 'Until the time phase', de: 'Bis zur Zeitphase' },
  'attack-end': { en: 'For this attack', de: 'Für diesen Angriff' },
  event: { en: 'Until the next event phase', de: 'Bis zur nächsten Ereignisphase' },
  adventure: { en: 'For this adventure', de: 'Für dieses Abenteuer' },
};
const NEXT: Readonly<Record<'attack' | 'roll', Text>> = {
  attack: { en: 'Next attack', de: 'Nächster Angriff' },
  roll: { en: 'Next roll', de: 'Nächster Wurf' },
};

export const last: SorceryWord<Last> = {
  act({ state, io, by, source, on }, { until, next, fits, unless, effects, for: whom, zones }) {
    const any = unless !== undefined && holds(state, by, unless);
    const places = zones?.map(name => `zone-${zoneNamed(state, name)}`);
    for (const figure of places ?? (whom === undefined ? on : [whom])) {
      for (const [i, what] of effects.entries())
        begin(state, {
          source: source.id,
          key: `${what.do}-${i}`,
          on: figure,
          by,
          until,
          what,
          next: next ?? null,
          fits: any ? null : (fits ?? null),
        });
      io.tell?.({ kind: 'lasts', figure, source: source.id, until, rule: 'SS-USE-06' });
    }
  },
  say({ until, next, fits, unless, effects }, scribe) {
    const does = vocabulary.sentences(effects, scribe).map(capital).join(' ');
    const t = speak(scribe.lang);
    const or = unless === undefined ? '' : t(` or ${testText(unless, 'en')}`, ` oder ${testText(unless, 'de')}`);
    const which =
      fits === undefined ? '' : t(` (if ${testText(fits, 'en')}${or})`, ` (wenn ${testText(fits, 'de')}${or})`);
    return `${next === undefined ? UNTIL[until][scribe.lang] : NEXT[next][scribe.lang]}${which}: ${does}`;
  },
};
