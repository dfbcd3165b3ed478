import { capital, speak } from '@tafelrunde/engine';
import { itemOf } from '../content/items/index.ts';
import { tally } from '../rules/dice.ts';
import { discardItem } from '../rules/equipment.ts';
import { begin } from '../rules/lasting.ts';
import { attackOf, heroOf, isHero } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { SorceryWord } from './word.ts';

/** Projectiles for the next pointed attack with a weapon of range: only one kind, only once for each attack (SS-INV-05, -06). */
export interface Nock {
  readonly do: 'nock';
  readonly effects: readonly Effect[];
}

export const nock: SorceryWord<Nock> = {
  can: ({ state, by }) => !state.lasting.some(({ on, key }) => on === by && key.startsWith('nock')),
  act({ state, by, source }, { effects }) {
    const fits = {
      is: 'all',
      of: [
        { is: 'weapon', tag: 'long' },
        { is: 'damage', damage: 'pointed' },
      ],
    } as const;
    for (const [i, what] of [
      ...effects,
      {
        do: 'on',
        at: 'attack-counted',
        if: { is: 'own-attack' },
        effects: [{ do: 'use-up', item: source.id }],
      } as const,
    ].entries())
      begin(state, { source: source.id, key: `nock-${i}`, on: by, by, until: 'turn-end', what, next: 'attack', fits });
  },
  say: ({ effects }, scribe) => {
    const t = speak(scribe.lang);
    const does = vocabulary.sentences(effects, scribe).map(capital).join(' ');
    return t(
      `Next pointed ranged attack: ${does} A gremlin in the roll uses them up.`,
      `Nächster spitzer Fernkampfangriff: ${does} Ein Gremlin im Wurf verbraucht sie.`,
    );
  },
};

/** The projectiles are used up if the roll shows a gremlin, after any re-roll (SS-INV-07). */
export interface UseUp {
  readonly do: 'use-up';
  readonly item: string;
}

export const useUp: SorceryWord<UseUp> = {
  act({ state, io, by }, { item }) {
    if (!isHero(state, by) || state.attacks.length === 0 || tally(attackOf(state).dice).gremlin === 0) return;
    const hero = heroOf(state, by);
    const used = hero.pack.find(one => one.id === item && itemOf(one.id).kind === 'projectile');
    if (used === undefined) return;
    hero.pack = hero.pack.filter(one => one !== used);
    discardItem(state, io, hero.id, used);
  },
  say: (_, { lang }) => speak(lang)('A gremlin uses it up.', 'Ein Gremlin verbraucht es.'),
};
