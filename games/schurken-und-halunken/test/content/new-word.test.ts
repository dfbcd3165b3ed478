import { endWith, newChance, Vocabulary } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { who } from '../../effects/phrases.ts';
import { pickTargets, type Target } from '../../effects/targets.ts';
import { type Effect, words } from '../../effects/vocabulary.ts';
import type { At, CardWord, Scribe } from '../../effects/word.ts';
import type { Play } from '../../state.ts';
import type { SchurkenUndHalunken } from '../../types.ts';
import { duel } from '../positions.ts';

/** What a new word needs: its file (here the next lines), its place in the list, a card, and the test of the card. */

/** Whatever lasts on the target ends. Legal targets: those on whom something lasts. */
interface Soothe {
  readonly do: 'soothe';
  readonly target: Target;
}

const soothe: CardWord<Soothe> = {
  can: ({ state }) => state.boosts.length > 0,
  *act({ state, cause }, { target }) {
    const isCursed = ({ id }: { readonly id: string }) => state.boosts.some(({ on }) => on === id);
    for (const { id } of yield* pickTargets(state, target, cause, isCursed)) endWith(state.boosts, id);
  },
  say: ({ target }, scribe) => {
    const subject = who(target, scribe);
    return scribe.t(`${subject} is rid of all that lasts.`, `${subject} ist frei von allem, was anhält.`);
  },
};

const vocabulary = new Vocabulary<Effect | Soothe, At, Scribe, SchurkenUndHalunken>({ ...words(), soothe });

const camomile: readonly (Effect | Soothe)[] = [
  { do: 'heal', target: 'own-hero', amount: 2 },
  { do: 'soothe', target: 'own' },
];

test('a word is its file and a line in the list: cards can use it, say it and offer it among the others', () => {
  const say = (lang: 'en' | 'de') =>
    vocabulary.sentences(camomile, { kind: 'event', lang, t: (en, de) => (lang === 'de' ? de : en) });
  expect(say('en')).toEqual([
    'A hero of your group regains 2 life points.',
    'A hero or creature of your group is rid of all that lasts.',
  ]);
  expect(say('de')[1]).toBe('Ein Held oder eine Kreatur deiner Gruppe ist frei von allem, was anhält.');

  const t = duel({ heroes: { werewolf: [], lich: [] } }, { heroes: { troll: [] } });
  const { state } = t;
  const at: At = {
    state,
    io: { chance: newChance('camomile') },
    cause: { group: 0, self: null, source: 'camomile', same: [] },
  };
  expect(vocabulary.usable(at, camomile)).toBe(false);
  for (const on of ['lich', 'troll', 'werewolf'])
    state.boosts.push({ source: 'x', key: 'attack', on, by: '1', until: 'round', stat: 'attack', amount: -1 });
  expect(vocabulary.usable(at, camomile)).toBe(true);
  const flow = vocabulary.carryOut(at, camomile) as Play;
  const ask = flow.next(0).value;
  expect(ask?.options).toEqual([
    { do: 'target', who: 'werewolf' },
    { do: 'target', who: 'lich' },
  ]);
  expect(flow.next(1).done).toBe(true);
  expect(state.boosts.map(({ on }) => on)).toEqual(['troll', 'werewolf']);
});
