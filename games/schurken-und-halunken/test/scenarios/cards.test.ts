import { expect, test } from 'vitest';
import { hero, type InstanceId } from '../../content/index.ts';
import { newCreature } from '../../content/scenarios/creatures.ts';
import { card, claws, magicWith } from '../content/printed.ts';
import { type GroupSpec, lifeOf, position, totals, who } from '../positions.ts';

/** One hero against one creature that no player leads. */
const against = (scenario: string, you: GroupSpec, id: InstanceId) =>
  position(scenario === 'dragon' ? [you, { heroes: { troll: [] } }] : [you], {
    scenario,
    change: state => {
      const band = state.groups.at(-1);
      if (!band || scenario === 'dragon') return;
      Object.assign(band, { turns: 1, creatures: [{ ...newCreature(id, 1), reactions: 1 }] });
      Object.assign(state.notes, { waves: 1, last: 1 });
    },
  });

/** What it parries and resists with, and what is left of it after the claws of the Werewolf. */
const defends = (scenario: string, id: InstanceId) => {
  const blow = against(scenario, { heroes: { werewolf: [] } }, id).choose(`attack:werewolf,claws,${id}`, [5, 1]);
  const [attack, parry = 0] = totals(blow);
  const spell = against(scenario, { heroes: { lich: ['bone-spear'] } }, id);
  const [magic, resistance = 0] = totals(spell.choose(`attack:lich,bone-spear#1,${id}`, [1, 1]));
  expect([attack, magic]).toEqual([hero('werewolf').attack + 5, magicWith('lich', 'bone-spear') + 1]);
  return { parry: parry - 1, magicResistance: resistance - 1, left: lifeOf(blow, id) };
};

test.each([
  ['Sleepy Watchman', 'sleepy-watchman', 7, 5, 5, 1, 5, 8],
  ['Crossbow Apprentice', 'crossbow-apprentice', 7, 4, 4, 0, 4, 7],
  ['Sniffer Dog', 'sniffer-dog', 7, 5, 4, 0, 5, 7],
  ['Captain of the Watch', 'captain-of-the-watch', 8, 6, 6, 2, 6, 14],
] as const)(
  '%s: attacks, parries, resists and is hurt as printed',
  (_, of, attack, parry, magicResistance, armour, damage, life) => {
    const id: InstanceId = `${of}#1`;
    const { left, ...values } = defends('night-watch', id);
    expect(values).toEqual({ parry, magicResistance });
    expect(left).toBe(life - (claws('werewolf') - armour));
    const t = against('night-watch', { heroes: { lich: [] } }, id)
      .choose('end')
      .choose('waive', [1]);
    expect([totals(t)[0], lifeOf(t, 'lich')]).toEqual([attack + 1, 15 - (damage - hero('lich').armour)]);
    expect(card('summoning', of).creature.form).toBe(of === 'crossbow-apprentice' ? 'ranged' : 'melee');
  },
);

test('Old Scorcher: attacks, parries, resists and is hurt as printed; two reactions in every turn', () => {
  const id = 'old-scorcher#1';
  const { left, ...values } = defends('dragon', id);
  expect(values).toEqual({ parry: 7, magicResistance: 7 });
  expect(left).toBe(62 - (claws('werewolf') - 2));
  expect(who(against('dragon', { heroes: { lich: [] } }, id), id).reactions).toBe(2);
  expect(card('summoning', 'old-scorcher').creature).toMatchObject({ attack: 10, damage: 8 });
});

test.each([
  ['Great-Aunt Hedwig', 'great-aunt-hedwig', 0],
  ['Lucky Piglet', 'lucky-piglet', 1],
  ['Mislaid Crown Prince', 'crown-prince', 2],
  ['Tax Adviser', 'tax-adviser', 3],
  ['Prize Goldfish', 'goldfish', 4],
] as const)('%s: 18 life points, one armour, no parry and nothing to use', (_, of, seat) => {
  const groups: GroupSpec[] = ['lich', 'troll', 'shaman', 'necromancer', 'bog-witch'].map(id => ({
    heroes: { [id]: [] },
  }));
  const active = (seat + 1) % 5;
  groups[active] = { heroes: { werewolf: [] } };
  const t = position(groups, { scenario: 'wards', active });
  expect([t.state.groups[seat]?.npc?.id, lifeOf(t, `${of}#1`)]).toEqual([`${of}#1`, 18]);
  t.choose(`attack:werewolf,claws,${of}#1`).choose('refuse');
  while (t.kind === 'protect') t.choose('pass', [1]);
  expect([totals(t).length, lifeOf(t, `${of}#1`)]).toEqual([1, 18 - (claws('werewolf') - 1)]);
  expect(t.explain(`use:${of}#1`, seat).allowed).toBe(false);
});
