import type { Choice } from '@tafelrunde/schurken-und-halunken';
import { describe, expect, test } from 'vitest';
import { duel, position, type TestTable } from '../../../games/schurken-und-halunken/test/positions.ts';
import { impliedIn, thingsOf } from '../../games/schurken-und-halunken/things.ts';
import { wishFor } from '../../games/schurken-und-halunken/wishes.ts';
import { atHand, click, leadingOn, type Offer, offersOf, type Thing } from '../../kit/picking/picking.ts';

const viewOf = (t: TestTable) => t.match.view(t.seat ?? 0);
const offers = (t: TestTable): readonly Offer<Choice>[] =>
  offersOf(t.match.ask?.options, choice => thingsOf(choice, viewOf(t)));
const point = (t: TestTable, picked: readonly Thing[], thing: Thing, careful = true) =>
  click(offers(t), picked, thing, careful);
const glowing = (t: TestTable, ...picked: Thing[]) => [...leadingOn(offers(t), picked, impliedIn(viewOf(t)))].sort();
const buttons = (t: TestTable, few: number, ...picked: Thing[]) =>
  atHand(offers(t), picked, impliedIn(viewOf(t)), few).map(({ do: verb }) => verb);

const brawl = () =>
  duel(
    { heroes: { barbarian: ['thorn-club'], lich: [] }, hand: ['fireball', 'healing-potion'] },
    { heroes: { troll: ['buckler'], werewolf: [] } },
  );

describe('pointing', () => {
  test('a weapon, then a foe: with one way to wield it, that is the attack', () => {
    const t = duel({ heroes: { barbarian: ['barbarian-axe'] } }, { heroes: { troll: [], werewolf: [] } });
    expect(point(t, [], 'barbarian-axe#1')).toEqual({ picked: ['barbarian-axe#1'] });
    expect(glowing(t, 'barbarian-axe#1')).toEqual(['troll', 'werewolf']);
    expect(point(t, ['barbarian-axe#1'], 'troll')).toEqual({
      chosen: { do: 'attack', by: 'barbarian', with: 'barbarian-axe#1', target: 'troll' },
    });
  });

  test('a foe first, then the weapon, comes to the same', () => {
    const t = duel({ heroes: { barbarian: ['barbarian-axe'] } }, { heroes: { troll: [], werewolf: [] } });
    expect(glowing(t, 'werewolf')).toEqual(['barbarian', 'barbarian-axe#1']);
    expect(point(t, ['werewolf'], 'barbarian-axe#1')).toEqual({
      chosen: { do: 'attack', by: 'barbarian', with: 'barbarian-axe#1', target: 'werewolf' },
    });
  });

  test('where two options are alike on the table, buttons tell them apart', () => {
    const t = brawl();
    expect(point(t, ['thorn-club#1'], 'troll')).toEqual({ picked: ['thorn-club#1', 'troll'] });
    expect(buttons(t, 2, 'thorn-club#1', 'troll')).toEqual(['attack', 'attack']);
    expect(buttons(t, 2, 'thorn-club#1')).toEqual(['take-back']);
  });

  test('in the own turn one click never decides; the same thing again does', () => {
    const t = duel({ heroes: { troll: [] }, hand: ['payday'] }, { heroes: { werewolf: [] } });
    expect(point(t, [], 'payday#1')).toEqual({ picked: ['payday#1'] });
    expect(point(t, ['payday#1'], 'payday#1')).toEqual({ chosen: { do: 'play', card: 'payday#1' } });
  });

  test('in an answer one click decides', () => {
    const t = brawl().choose('attack:barbarian,thorn-club#1,troll');
    expect(t.kind).toBe('defend');
    expect(point(t, [], 'buckler#1', false)).toEqual({ chosen: { do: 'parry', with: 'buckler#1' } });
    expect(point(t, [], 'troll', false)).toEqual({ chosen: { do: 'dodge' } });
    expect(point(t, [], 'werewolf', false)).toEqual({ chosen: { do: 'accept', by: 'werewolf' } });
  });

  test('what is not offered beside the thing picked begins anew', () => {
    const t = brawl();
    expect(point(t, ['thorn-club#1'], 'fireball#1')).toEqual({ picked: ['fireball#1'] });
  });

  test('a second click lets go of what several things could still follow', () => {
    expect(point(brawl(), ['thorn-club#1'], 'thorn-club#1')).toEqual({ picked: [] });
  });

  test('every option can be reached by pointing, except those that need no thing', () => {
    const plain = new Set(['end', 'pass', 'done', 'waive', 'refuse', 'keep', 'redraw']);
    for (const t of [brawl(), brawl().choose('attack:barbarian,thorn-club#1,troll')])
      for (const { choice, things } of offers(t)) {
        if (plain.has(choice.do)) expect(things).toEqual([]);
        else expect(atHand(offers(t), things, impliedIn(viewOf(t)), 2)).toContainEqual(choice);
      }
  });
});

describe('a click on what is not offered is explained by its rule', () => {
  const why = (t: TestTable, picked: readonly Thing[], thing: Thing) => {
    const seat = t.seat ?? 0;
    return t.explain(wishFor(viewOf(t), seat, t.kind ?? '', picked, thing)).rule;
  };

  test('SH-POT-01 a potion outside a roll', () => expect(why(brawl(), [], 'healing-potion#1')).toBe('SH-POT-01'));

  test('SH-TURN-02 a hero without an action', () => {
    const t = duel({ heroes: { troll: [] } }, { heroes: { werewolf: [] } }, { spent: ['troll'] });
    expect(why(t, [], 'troll')).toBe('SH-TURN-02');
    expect(why(t, [], 'werewolf')).toBe('SH-TURN-02');
    expect(why(t, [], 'pile:magic')).toBe('SH-TURN-02');
  });

  test('SH-LIMIT-03 a second helmet', () => {
    const t = duel({ heroes: { troll: ['horned-helmet'] }, hand: ['cooking-pot'] }, { heroes: { werewolf: [] } });
    expect(why(t, [], 'cooking-pot#1')).toBe('SH-LIMIT-03');
  });

  test('SH-ATT-02 a shield to strike with', () => {
    const t = duel({ heroes: { troll: ['buckler'] } }, { heroes: { werewolf: [] } }, { spent: [] });
    expect(why(t, ['troll'], 'buckler#1')).toBe('SH-ATT-02');
  });

  test('SH-COOL-01 a spell that cools down', () => {
    const t = duel({ heroes: { lich: ['lightning'] } }, { heroes: { werewolf: [] } }, { cooldown: { lightning: 1 } });
    expect(why(t, [], 'lightning#1')).toMatch(/^SH-COOL-/);
  });

  test('SH-RANGED-02 a weapon against an arrow', () => {
    const t = position(
      [{ heroes: { 'dark-elf': ['sulking-bow'] } }, { heroes: { troll: ['halberd'], werewolf: [] } }],
      {},
    ).choose('attack:dark-elf,sulking-bow#1,troll');
    expect(why(t, [], 'halberd#1')).toBe('SH-RANGED-02');
  });

  test('SH-BUY-01 a hero for too few cards, SH-SWAP-01 a trade with too few', () => {
    const t = duel({ heroes: { troll: [] }, hand: ['payday'] }, { heroes: { werewolf: [] } });
    expect(why(t, [], 'heroes')).toBe('SH-BUY-01');
    expect(why(t, [], 'trade')).toBe('SH-SWAP-01');
  });
});
