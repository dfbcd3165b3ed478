import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isItem, itemOf } from '../content/index.ts';
import { tire } from '../rules/damage.ts';
import { begin } from '../rules/lasting.ts';
import { freshness } from '../rules/using.ts';
import { type CardInPlay, heroOf, isHero, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

const shieldsOf = (state: State, by: string): CardInPlay[] =>
  isHero(state, by)
    ? heroOf(state, by).cards.filter(({ id, worn }) => worn && isItem(id) && itemOf(id).traits.includes('shield'))
    : [];

/** For this attack the figure it works on uses a shield of the owner as if it had it equipped; the shield is exhausted. */
export interface LendShield {
  readonly do: 'lend-shield';
}

export const lendShield: DescentWord<LendShield> = {
  can: ({ state, by }) => shieldsOf(state, by).some(({ tired }) => !tired),
  *act({ state, by, seat, on, source }) {
    const ready = shieldsOf(state, by).filter(({ tired }) => !tired);
    // What answered the cost may have used the last of them.
    if (ready.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2-EQUIP-02',
      about: source.id,
      options: ready.map(({ id }) => ({ do: 'card', card: id })),
    });
    const shield = ready.find(({ id }) => choice.do === 'card' && choice.card === id);
    if (shield === undefined) return;
    shield.tired = true;
    const { abilities = [], standing = [] } = itemOf(shield.id);
    for (const figure of on) {
      const lay = (key: string, what: Parameters<typeof begin>[1]['what']): void =>
        begin(state, { source: source.id, key, on: figure, by, until: 'attack-end', next: false, what });
      for (const [i, what] of standing.entries()) lay(`shield-${i}`, what);
      for (const [i, { cost: _, ...ability }] of abilities.entries()) {
        const { at } = ability;
        if (typeof at === 'string' && at !== 'action' && at !== 'own-turn')
          lay(`use-${i}`, { do: 'on', at, ability: { ...ability, limit: 'attack' } });
      }
    }
  },
  say: (_, { lang }) =>
    speak(lang)(
      'For this attack it uses a shield you have equipped, which is exhausted.',
      'Für diesen Angriff setzt sie einen deiner ausgerüsteten Schilde ein, der erschöpft wird.',
    ),
};

/** The owner suffers 1 fatigue to refresh this card and the shields he has equipped. */
export interface Reclaim {
  readonly do: 'reclaim';
}

export const reclaim: DescentWord<Reclaim> = {
  can: ({ state, by }) => isHero(state, by) && freshness(state, heroOf(state, by)) > 0,
  *act({ state, io, by, source }) {
    yield* tire(state, io, by, 1, { by: source.id, willing: true });
    for (const shield of shieldsOf(state, by)) shield.tired = false;
    for (const card of heroOf(state, by).cards) if (card.id === source.id) card.tired = false;
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Suffer 1 fatigue to refresh this card and that shield.',
      'Erleide 1 Erschöpfung, um diese Karte und jenen Schild wieder bereit zu machen.',
    ),
};
