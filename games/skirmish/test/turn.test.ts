import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../content/cards.ts';
import { drawCard } from '../rules/cards.ts';
import { playerOf, unitOf } from '../state.ts';
import { BLUE_ARCHER, BLUE_KNIGHT, BLUE_MAGE, deal, fell, put, RED_ARCHER, RED_KNIGHT, RED_MAGE, sit } from './sit.ts';

describe('a turn', () => {
  test('SK-TURN-01 begins with 2 action points, 3 mana and without blessings and shields on own units', () => {
    const t = sit(state => {
      for (const unit of state.units) Object.assign(unit, { actions: 1, attacked: true, blessings: 2, shield: 4 });
      unitOf(state, BLUE_KNIGHT).actions = 5;
      playerOf(state, 1).mana = 1;
      playerOf(state, 0).mana = 2;
    });
    t.choose('end');
    expect(t.seat).toBe(1);
    expect(t.happened()[0]).toEqual({ kind: 'turn', seat: 1, turn: 2, rule: 'SK-TURN-01' });
    for (const unit of [BLUE_KNIGHT, BLUE_ARCHER, BLUE_MAGE])
      expect(unitOf(t.state, unit)).toMatchObject({ actions: 2, attacked: false, blessings: 0, shield: 0 });
    for (const unit of [RED_KNIGHT, RED_ARCHER, RED_MAGE])
      expect(unitOf(t.state, unit)).toMatchObject({ actions: 1, attacked: true, blessings: 2, shield: 4 });
    expect(t.state.players.map(p => p.mana)).toEqual([2, 3]);
  });

  test('SK-TURN-02 the player draws 1 card, which only that player sees', () => {
    const t = sit(state => {
      deal(state, 1, 'heal');
      playerOf(state, 1).deck.push('fireball');
    });
    const { length } = playerOf(t.state, 1).deck;
    t.choose('end');
    expect(playerOf(t.state, 1).hand).toEqual(['heal', 'fireball']);
    expect(playerOf(t.state, 1).deck).toHaveLength(length - 1);
    const drew = (card: CardId | null) => ({ kind: 'drew', seat: 1, card, rule: 'SK-TURN-02' });
    expect(t.happened(1)).toContainEqual(drew('fireball'));
    expect(t.happened(0)).toContainEqual(drew(null));
    expect(t.happened('spectator')).toContainEqual(drew(null));
    expect(t.happened(0)).not.toContainEqual(drew('fireball'));
  });

  test('SK-TURN-02 nobody but the player learns which card was drawn', () => {
    const { state } = sit(({ players }) => players[1]?.deck.push('fireball'));
    const shown: unknown[] = [];
    drawCard(state, { chance: newChance('test'), reveal: (...what) => shown.push(what) }, 1);
    expect(shown).toEqual([[[1], { drawn: 1, card: 'fireball' }]]);
  });

  test('SK-TURN-02 with 6 cards in hand none is drawn, with 5 one is', () => {
    const six = sit(state => deal(state, 1, 'heal', 'heal', 'heal', 'heal', 'haste', 'haste'));
    const before = [...playerOf(six.state, 1).deck];
    six.choose('end');
    expect(playerOf(six.state, 1).hand).toHaveLength(6);
    expect(playerOf(six.state, 1).deck).toEqual(before);
    expect(six.happened().map(e => e.kind)).toEqual(['turn']);
    const five = sit(state => deal(state, 1, 'heal', 'heal', 'heal', 'heal', 'haste')).choose('end');
    expect(playerOf(five.state, 1).hand).toHaveLength(6);
  });

  test('SK-TURN-03 an empty deck is made anew from the shuffled discard pile', () => {
    const t = sit(state => {
      const { deck, discard } = playerOf(state, 1);
      deal(state, 1);
      deck.splice(0);
      discard.push('heal', 'haste', 'shield', 'shield');
    });
    t.choose('end');
    const { hand, deck, discard } = playerOf(t.state, 1);
    expect(discard).toEqual([]);
    expect(hand).toHaveLength(1);
    expect([...hand, ...deck].toSorted()).toEqual(['haste', 'heal', 'shield', 'shield']);
    expect(t.happened(1).map(e => e.kind)).toEqual(['turn', 'shuffled', 'drew']);
    expect(t.happened()[1]).toEqual({ kind: 'shuffled', seat: 1, rule: 'SK-TURN-03' });
  });

  test('SK-TURN-03 the order of the new deck is left to chance', () => {
    const first = new Set(
      Array.from({ length: 30 }, (_, i) => {
        const t = sit(state => {
          const { deck, discard } = playerOf(state, 1);
          deck.splice(0);
          discard.push('heal', 'haste', 'shield', 'fireball', 'blessing');
        });
        const { match } = t;
        match.choose(match.find('end'), { fresh: [i, 2, 3, 4] });
        return playerOf(match.state, 1).hand.at(-1);
      }),
    );
    expect(first.size).toBe(5);
  });

  test('SK-TURN-03 without deck and discard pile nothing is drawn', () => {
    const t = sit(state => {
      deal(state, 1);
      playerOf(state, 1).deck.splice(0);
    }).choose('end');
    expect(playerOf(t.state, 1)).toMatchObject({ hand: [], deck: [], discard: [] });
    expect(t.happened().map(e => e.kind)).toEqual(['turn']);
  });

  test('SK-TURN-04 moves, attacks and cards come in any order until the turn is ended', () => {
    const t = sit(state => {
      deal(state, 0, 'haste', 'blessing');
      put(state, BLUE_ARCHER, 7, 6);
    });
    t.choose('attack:red-knight,blue-archer', [1, 1, 1, 1])
      .choose('play:0,haste,red-knight')
      .choose('move:red-knight,6,5')
      .choose('play:0,blessing,red-archer')
      .choose('move:red-archer,6,9')
      .choose('attack:red-archer,blue-archer', [6, 6, 6, 1])
      .choose('move:red-knight,6,6');
    expect(t.seat).toBe(0);
    expect(unitOf(t.state, BLUE_ARCHER).life).toBe(9 - 6);
    t.choose('end');
    expect([t.seat, t.state.turn]).toEqual([1, 2]);
    expect(t.leftover).toEqual([]);
  });

  test('SK-TURN-04 only the units of the player on turn act, whatever action points the others have left', () => {
    const t = sit(state => put(state, BLUE_ARCHER, 7, 6));
    t.choose('end');
    expect(unitOf(t.state, RED_KNIGHT).actions).toBe(2);
    expect(t.offered('move:red').concat(t.offered('attack:red'))).toEqual([]);
    expect(t.offered('attack:blue-archer,red-knight')).toHaveLength(1);
  });

  test('SK-TURN-04 the turn can be ended at once, and must be when nothing else is left', () => {
    expect(sit().offered('end')).toEqual(['end']);
    const t = sit(state => {
      deal(state, 0);
      for (const unit of state.units) unit.actions = 0;
    });
    expect(t.offered()).toEqual(['end']);
    expect(t.explain('attack:red-knight,blue-knight', 1)).toEqual({
      allowed: false,
      text: { en: 'Seat 1 decides now.', de: 'Jetzt entscheidet Platz 1.' },
      rule: 'SK-TURN-04',
    });
  });
});

describe('the end', () => {
  test('SK-AIM-01 whoever has felled all units of the other side wins', () => {
    const t = sit(state => {
      fell(state, BLUE_KNIGHT, BLUE_MAGE);
      put(state, BLUE_ARCHER, 7, 6, { life: 1 });
    });
    expect(t.match.outcome).toBeNull();
    t.choose('attack:red-knight,blue-archer', [6, 1, 1, 1]);
    expect(t.match.outcome).toEqual({ winners: [0], kind: 'felled', rule: 'SK-AIM-01' });
    expect(t.seat).toBeNull();
    const lost = sit(state => {
      fell(state, RED_ARCHER, RED_MAGE);
      put(state, RED_KNIGHT, 6, 6, { life: 1 });
      put(state, BLUE_KNIGHT, 7, 6);
    });
    lost.choose('end').choose('attack:blue-knight,red-knight', [6, 1, 1, 1, 1, 1]);
    expect(lost.match.outcome).toEqual({ winners: [1], kind: 'felled', rule: 'SK-AIM-01' });
  });

  test.each([
    [14, 13, { winners: [0], kind: 'time', rule: 'SK-AIM-02' }],
    [12, 13, { winners: [1], kind: 'time', rule: 'SK-AIM-02' }],
    [13, 13, { winners: [], kind: 'drawn', rule: 'SK-AIM-02' }],
  ])('SK-AIM-02 after 60 turns the side with more life points wins: %d against %d', (red, blue, outcome) => {
    const t = sit(state => {
      fell(state, RED_ARCHER, BLUE_ARCHER);
      unitOf(state, RED_KNIGHT).life = red;
      unitOf(state, BLUE_KNIGHT).life = blue;
      state.turn = 59;
    });
    t.choose('end');
    expect([t.state.turn, t.match.outcome]).toEqual([60, null]);
    t.choose('end');
    expect(t.match.outcome).toEqual(outcome);
  });

  test('SK-AIM-03 if the last units of both sides fall at the same moment, nobody wins', () => {
    const t = sit(state => {
      deal(state, 0, 'fireball');
      fell(state, RED_ARCHER, RED_MAGE, BLUE_KNIGHT, BLUE_MAGE);
      put(state, RED_KNIGHT, 6, 6, { life: 1 });
      put(state, BLUE_ARCHER, 7, 7, { life: 2 });
    });
    t.choose('play:0,fireball,blue-archer', [4, 4, 1, 4]);
    expect(t.match.outcome).toEqual({ winners: [], kind: 'drawn', rule: 'SK-AIM-03' });
    expect(t.happened().filter(e => e.kind === 'fell')).toHaveLength(2);
    expect(t.leftover).toEqual([]);
  });
});
