import { expect, test } from 'vitest';
import { itemOf } from '../../content/index.ts';
import { weaponOf } from '../../rules/attack/weapons.ts';
import { hero, sit } from '../positions.ts';

/** A surge in a few words: "damage 2", "2: pierce 1". */
function said({ cost = 1, effects }: { readonly cost?: number; readonly effects: readonly object[] }): string {
  const words = effects.map(effect => {
    const { do: what, to, n, condition } = effect as { do: string; to?: string; n?: number; condition?: string };
    return what === 'add' ? `${to} ${n}` : (condition ?? what);
  });
  return `${cost === 1 ? '' : `${cost}: `}${words.join(' ')}`;
}

test.each([
  ['Elm Greatbow', 'elm-greatbow', ['ranged', 'two-hands', 'blue yellow', 0, 100], ['damage 2', 'range 2']],
  ['Immolation', 'immolation', ['ranged', 'two-hands', 'blue red', 1, 150], ['damage 1', 'range 1']],
  ['Iron Battleaxe', 'iron-battleaxe', ['melee', 'two-hands', 'blue red', 1, 100], ['damage 2', 'pierce 1']],
  ['Sunburst', 'sunburst', ['ranged', 'two-hands', 'blue yellow', 0, 125], ['stunned', 'damage 2']],
  ['Dragontooth Hammer', 'dragontooth-hammer', ['melee', 'one-hand', 'blue red red', 1, 250], ['pierce 2']],
  [
    'Dwarven Firebomb',
    'dwarven-firebomb',
    ['ranged', 'one-hand', 'blue red yellow', 0, 175],
    ['range 1 damage 1', 'blast', 'stunned'],
  ],
  ['Grinding Axe', 'grinding-axe', ['melee', 'two-hands', 'blue red red', 0, 175], ['damage 1', '2: damage 5']],
  ['Ice Storm', 'ice-storm', ['ranged', 'two-hands', 'blue yellow yellow', 0, 150], ['immobilized', 'damage 2']],
  ['Latari Longbow', 'latari-longbow', ['ranged', 'two-hands', 'blue yellow yellow', 1, 200], ['range 2', 'damage 2']],
  [
    'Lightning Strike',
    'lightning-strike',
    ['ranged', 'two-hands', 'blue yellow yellow', 0, 200],
    ['blast', 'damage 2', 'damage 2'],
  ],
  ['Mace of Kellos', 'mace-of-kellos', ['melee', 'one-hand', 'blue red yellow', 0, 175], ['aimed', 'aimed']],
  ['Steel Greatsword', 'steel-greatsword', ['melee', 'two-hands', 'blue red yellow', 0, 200], ['pierce 2', 'damage 1']],
  ["Reaper's Scythe", 'reapers-scythe', ['ranged', 'two-hands', 'blue yellow', 0, 0], ['range 1']],
] as const)('%s: type, hands, dice, Pierce, price and surges', (_, id, wanted, surges) => {
  const { state } = sit(one => {
    hero(one, 'syndrael', 'berserker', 'F5', [id]);
  });
  const weapon = weaponOf(state, 'syndrael', id);
  const { slot, gold = 0 } = itemOf(id);
  expect([weapon?.type, slot, weapon?.dice.join(' '), weapon?.pierce, gold]).toEqual(wanted);
  expect(weapon?.surges.map(said)).toEqual(surges);
});
