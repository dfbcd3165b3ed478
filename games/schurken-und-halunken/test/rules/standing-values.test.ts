import { expect, test } from 'vitest';
import { type InstanceId, supportCard } from '../../content/index.ts';
import { heroValues, wieldedValues } from '../../rules/standing-values.ts';
import { heroFigure } from '../../state.ts';
import { duel } from '../positions.ts';

const troll = { heroes: { troll: [] } };

/** What the hero's values become with this card. */
function wielded(heroId: string, card: string, others: readonly string[] = []): Record<string, number> {
  const { state } = duel({ heroes: { [heroId]: [card, ...others] } }, troll);
  const values = wieldedValues(state, heroFigure(state, heroId), `${card}#1` as InstanceId);
  return Object.fromEntries(values.map(({ stat, value }) => [stat, value]));
}

test('SH-MELEE-01 SH-DMG-03 the values of a hero with all it bears, beside the printed ones', () => {
  const { state } = duel({ heroes: { troll: ['ring-mail'] }, demon: 'trembler' }, { heroes: { lich: [] } });
  const hero = heroFigure(state, 'troll');
  const values = Object.fromEntries(
    heroValues(state, hero).map(({ stat, printed, value }) => [stat, [printed, value]]),
  );
  expect(values.armour).toEqual([1, 1 + 2]);
  // The Trembler costs 1 in attack and parry.
  expect(values.parry).toEqual([3, 2]);
  expect(values.magicResistance?.[0]).toBe(values.magicResistance?.[1]);
});

test('SH-MELEE-01 SH-PARRY-01 a weapon in as many hands as are free, with its specialisation', () => {
  // Attack 6 and parry 4, +2 with impact weapons; the club is +1 and 0 in one hand, +2 and +1 in both.
  expect(wielded('barbarian', 'thorn-club')).toEqual({ attack: 6 + 2 + 2, parry: 4 + 1 + 2 });
  expect(wielded('barbarian', 'thorn-club', ['buckler'])).toEqual({ attack: 6 + 1 + 2, parry: 4 + 0 + 2 });
});

test('SH-RANGED-01 SH-RANGED-02 a ranged weapon attacks and does not parry, a shield parries and does not attack', () => {
  expect(wielded('goblin-tinkerer', 'throwing-knives')).toEqual({ attack: 4 + 1 + 2 });
  expect(wielded('barbarian', 'buckler')).toEqual({ parry: 4 + 2 });
});

test('SH-MAGIC-02 an attack spell is cast with magic; other cards are wielded by nobody', () => {
  expect(wielded('shaman', 'lightning')).toEqual({ magic: 5 + 1 + 2 });
  expect(supportCard('ring-mail#1').kind).toBe('armour');
  expect(wielded('troll', 'ring-mail')).toEqual({});
});
