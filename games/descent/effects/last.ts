import { speak, type Text } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import { membersKey, untilRefreshed } from '../rules/plot.ts';
import { type FigureId, monsterOf, type State } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** How long it lasts: turns are those of the figure it lies on, `own-…` those of its owner. */
export type Until =
  | 'attack-end'
  /** Until what answers the end of the attack has been done. */
  | 'attack-over'
  | 'move-begun'
  | 'turn-start'
  | 'turn-end'
  | 'next-turn-end'
  | 'own-turn-start'
  | 'own-turn-end'
  | 'overlord-turn-start'
  | 'overlord-turn-end'
  | 'round-end'
  | 'encounter-end'
  | 'travel-over'
  /** Until the plot card it stands on is refreshed. */
  | 'refreshed'
  | 'quest-end';

/** Passive words in force for the figures it works on, for a whole side, or only for their next attack. */
export interface Last {
  readonly do: 'last';
  readonly until: Until;
  readonly next?: true;
  readonly for?: 'heroes' | 'monsters' | 'all' | 'group';
  /** The overlord decides what there is to decide in it. */
  readonly overlord?: true;
  readonly effects: readonly Effect[];
}

const UNTIL: Readonly<Record<Until, Text>> = {
  'attack-end': { en: 'For this attack', de: 'Für diesen Angriff' },
  'attack-over': { en: 'For this attack', de: 'Für diesen Angriff' },
  'move-begun': { en: 'For this move action', de: 'Für diese Bewegungsaktion' },
  'turn-start': { en: 'Until the start of its next turn', de: 'Bis zum Beginn des nächsten eigenen Zugs' },
  'turn-end': { en: 'Until the end of its turn', de: 'Bis zum Ende des eigenen Zugs' },
  'next-turn-end': { en: 'Until the end of its next turn', de: 'Bis zum Ende des nächsten eigenen Zugs' },
  'own-turn-start': { en: 'Until the start of your next turn', de: 'Bis zum Beginn deines nächsten Zugs' },
  'own-turn-end': { en: 'Until the end of your turn', de: 'Bis zum Ende deines Zugs' },
  'overlord-turn-start': {
    en: "Until the overlord's next turn begins",
    de: 'Bis der nächste Zug des Overlords beginnt',
  },
  'overlord-turn-end': { en: "Until the end of the overlord's turn", de: 'Bis zum Ende des Overlord-Zugs' },
  'round-end': { en: 'This round', de: 'In dieser Runde' },
  'quest-end': { en: 'For this quest', de: 'Für dieses Abenteuer' },
  refreshed: { en: 'Until this card is refreshed', de: 'Bis diese Karte wieder bereit ist' },
  'travel-over': { en: 'Until the end of the journey', de: 'Bis zum Ende der Reise' },
  'encounter-end': { en: 'For this encounter', de: 'Für diese Szene' },
};

/** The groups of these figures, whoever comes into them later. */
const groupsOf = (state: State, on: readonly FigureId[]): string[] => [
  ...new Set(on.flatMap(id => monsterOf(state, id)?.group ?? []).map(group => membersKey(group))),
];

export const last: DescentWord<Last> = {
  act({ state, io, by, source, on }, { until, next, for: whom, overlord, effects }) {
    for (const figure of whom === undefined ? on : whom === 'group' ? groupsOf(state, on) : [whom]) {
      for (const [i, what] of effects.entries())
        begin(state, {
          source: source.id,
          key: `${what.do}-${i}`,
          on: figure,
          by: overlord ? '' : by,
          until: until === 'refreshed' ? untilRefreshed(source.id) : until,
          what,
          next: next ?? false,
        });
      io.tell?.({ kind: 'lasts', figure, source: source.id, until, rule: 'D2-ABIL-01' });
    }
  },
  say({ until, next, effects }, scribe) {
    const t = speak(scribe.lang);
    const when = next ? t('Next attack', 'Nächster Angriff') : UNTIL[until][scribe.lang];
    return `${when}: ${vocabulary.sentences(effects, scribe).join(' ')}`;
  },
};
