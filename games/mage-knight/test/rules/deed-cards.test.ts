import { newChance, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardId, cardOf, coloursOf, isWound } from '../../content/cards.ts';
import { HEROES, type HeroId } from '../../content/heroes.ts';
import { manaFor } from '../../rules/card-sides.ts';
import { startingDeck } from '../../rules/heroes.ts';
import { mayPlay, NO_MANA, NOT_IN_HAND, NOT_NOW, WOUNDS_ARE_NOT_PLAYED } from '../../rules/plays.ts';
import { crystals, deck, fight, hexOn, hold, me, parts, sit, source, stand, tokens, turn } from '../positions.ts';

/** Asking whether something may be done rolls nothing. */
const io = { chance: newChance('unused') };
const VILLAGE = hexOn(1, 0, 2);

describe('deed cards', () => {
  test('MK-CARD-01 five kinds of cards; a hero begins with sixteen basic actions', () => {
    expect(new Set([...CARDS.values()].map(({ type }) => type))).toEqual(
      new Set(['basic-action', 'advanced-action', 'spell', 'artifact']),
    );
    expect(isWound('wound')).toBe(true);
    for (const hero of Object.keys(HEROES) as HeroId[]) {
      const cards = startingDeck(hero);
      expect(cards).toHaveLength(16);
      expect(new Set(cards.map(card => cardOf(card).type))).toEqual(new Set(['basic-action']));
    }
  });

  test('MK-CARD-02 a played card lies in the play area, and its effect is carried out', () => {
    const t = sit({}, state => hold(state, 0, 'march', 'rage'));
    t.choose('play:march,basic');
    expect(me(t).hand).toEqual(['rage']);
    expect(me(t).played).toEqual([{ card: 'march', as: 'basic', goes: 'discard' }]);
    expect(turn(t)).toMatchObject({ move: 2, cards: 1 });
    expect(mayPlay(t.state, io, turn(t), 'march', 'basic')).toBe(NOT_IN_HAND);
  });

  test('MK-CARD-03 the basic side of an action is free, the strong one costs a mana of its colour', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'stamina');
      tokens(state, 0, 'green');
    });
    expect(t.offered('play')).toEqual([
      'play:march,basic',
      'play:march,strong',
      'play:march,move',
      'play:stamina,basic',
      'play:stamina,move',
    ]);
    t.choose('play:march,strong');
    expect([turn(t).move, me(t).tokens.green]).toEqual([4, 0]);
    expect(mayPlay(t.state, io, turn(t), 'stamina', 'strong')).toBe(NO_MANA);
  });

  test('MK-CARD-04 the colour of an action is the colour that powers it; two colours are both', () => {
    for (const [id, card] of CARDS)
      if (card.type === 'basic-action' || card.type === 'advanced-action') {
        expect(manaFor(card, 'basic').one).toEqual([]);
        expect(manaFor(card, 'strong').one).toEqual(coloursOf(id));
      }
    const t = sit({}, state => {
      hold(state, 0, 'chilling-stare');
      tokens(state, 0, 'white', 'red');
      stand(state, 0, VILLAGE);
    });
    t.choose('interact').choose('play:chilling-stare,strong');
    expect([turn(t).influence, me(t).tokens.white]).toEqual([5, 0]);
  });

  test('MK-CARD-05 MK-CARD-07 a spell costs a mana of its colour even for its basic effect', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fireball');
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual([]);
    for (const card of CARDS.values())
      if (card.type === 'spell') {
        expect(card.colours).toHaveLength(1);
        expect(manaFor(card, 'basic')).toEqual({ one: card.colours, more: [] });
      }
    const u = sit({}, state => {
      hold(state, 0, 'fireball');
      tokens(state, 0, 'red', 'green');
      fight(state, ['prowlers']);
    });
    u.choose('target:0').choose('play:fireball,basic');
    expect(parts(u)).toEqual(['5 ranged fire']);
    expect([me(u).tokens.red, me(u).tokens.green]).toEqual([0, 1]);
  });

  test('MK-CARD-06 the strong effect of a spell costs a black mana besides, at night only', () => {
    const at = (night: boolean, ...mana: ('red' | 'black')[]): string[] => {
      const t = sit({ night }, state => {
        hold(state, 0, 'fireball');
        tokens(state, 0, ...mana);
        fight(state, ['prowlers'], { night });
      });
      return t.choose('target:0').offered('play');
    };
    expect(at(true, 'red', 'black')).toEqual(['play:fireball,basic', 'play:fireball,strong']);
    expect(at(true, 'red')).toEqual(['play:fireball,basic']);
    expect(at(true, 'black')).toEqual([]);
    expect(at(false, 'red', 'black')).toEqual(['play:fireball,basic']);
  });

  test('MK-CARD-06 both mana are paid', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'fireball');
      tokens(state, 0, 'black');
      crystals(state, 0, 'red');
      source(state, 'red', 'black');
      fight(state, ['prowlers'], { night: true });
    });
    t.choose('target:0').choose('play:fireball,strong').choose('pay:die,red,red');
    // The die of the turn is used: the black mana can only be the token.
    expect([me(t).tokens.black, me(t).crystals.red]).toEqual([0, 1]);
    expect(parts(t)).toEqual(['8 siege fire']);
  });

  test('MK-CARD-08 an artifact is free; its strong effect throws it away', () => {
    const t = sit({}, state => hold(state, 0, 'ruby-ring', 'sapphire-ring'));
    t.choose('play:ruby-ring,basic').choose('play:sapphire-ring,strong');
    expect(me(t).played.map(({ card, goes }) => [card, goes])).toEqual([
      ['ruby-ring', 'discard'],
      ['sapphire-ring', 'away'],
    ]);
    t.choose('end');
    expect([me(t).discard, me(t).hand, pileCards(me(t).deck)]).toEqual([['ruby-ring'], [], []]);
  });

  test('MK-CARD-09 wounds cannot be played, not even sideways', () => {
    const t = sit({}, state => hold(state, 0, 'wound', 'march'));
    expect(t.offered('play:wound')).toEqual([]);
    for (const as of ['basic', 'strong', 'move'] as const)
      expect(mayPlay(t.state, io, turn(t), 'wound', as)).toBe(WOUNDS_ARE_NOT_PLAYED);
  });

  test('MK-CARD-10 any card but a wound is worth 1 sideways: move, influence, attack or block', () => {
    const cards: CardId[] = ['fireball', 'rage', 'ruby-ring'];
    const t = sit({}, state => hold(state, 0, ...cards));
    for (const card of cards) t.choose(`play:${card},move`);
    expect(turn(t).move).toBe(3);
    const u = sit({}, state => {
      hold(state, 0, ...cards);
      stand(state, 0, VILLAGE);
    });
    u.choose('interact');
    for (const card of cards) u.choose(`play:${card},influence`);
    expect(turn(u).influence).toBe(3);
    for (const phase of ['block', 'attack'] as const) {
      const v = sit({}, state => {
        hold(state, 0, ...cards);
        fight(state, ['prowlers'], { phase });
      });
      v.choose(phase === 'block' ? 'block:0,0' : 'target:0');
      for (const card of cards) v.choose(`play:${card},${phase}`);
      expect(parts(v)).toEqual(['1 melee physical', '1 melee physical', '1 melee physical']);
    }
  });

  test('MK-CARD-11 a sideways card is neither a ranged nor a siege attack, and has no element', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fire-bolt', 'fireball');
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:fire-bolt,basic']);
    const u = sit({}, state => {
      hold(state, 0, 'fire-bolt');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:fire-bolt,attack');
    expect(parts(u)).toEqual(['1 melee physical']);
  });

  test('MK-CARD-12 cards of different kinds are played together, and their values add up', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'fireball', 'march');
      tokens(state, 0, 'red', 'red');
      fight(state, ['swamp-dragon'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:rage,strong').choose('play:fireball,basic');
    // 4 and 5 are just enough for armor 9.
    expect(t.offered('strike')).toEqual(['strike']);
  });

  test('MK-CARD-13 at the end of the turn played cards are discarded; others stay, or are discarded but for wounds', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage', 'stamina', 'wound');
      deck(state, 0);
    });
    t.choose('play:march,basic').choose('end');
    expect(me(t).discard).toEqual(['march']);
    expect(t.offered()).toEqual(['discard:rage', 'discard:stamina', 'done']);
    t.choose('discard:rage').choose('done');
    expect([me(t).discard, me(t).hand]).toEqual([
      ['march', 'rage'],
      ['stamina', 'wound'],
    ]);
  });

  test('MK-CARD-14 what demands mana or a card cannot be played without them', () => {
    const t = sit({}, state => hold(state, 0, 'crystallize', 'improvisation'));
    expect(t.offered('play:crystallize,basic')).toEqual([]);
    t.choose('play:crystallize,move');
    expect(t.offered('play:improvisation,basic')).toEqual([]);
    // One mana cannot power the card and be what it demands.
    const once = sit({}, state => {
      hold(state, 0, 'pure-magic');
      tokens(state, 0, 'blue');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    once.choose('block:0,0');
    expect(once.offered('play')).toEqual(['play:pure-magic,basic', 'play:pure-magic,block']);
    const u = sit({}, state => hold(state, 0, 'decompose', 'fireball'));
    // A spell is no action card.
    expect(u.offered('play:decompose,basic')).toEqual([]);
  });

  test('MK-CARD-15 any card is any but a wound, unless wounds are named', () => {
    const t = sit({}, state => hold(state, 0, 'improvisation', 'wound'));
    expect(t.offered('play:improvisation,basic')).toEqual([]);
    const u = sit({}, state => hold(state, 0, 'improvisation', 'wound', 'march'));
    u.choose('play:improvisation,basic');
    expect(u.offered()).toEqual(['card:march']);
    const v = sit({}, state => hold(state, 0, 'stout-resolve', 'wound', 'march'));
    v.choose('play:stout-resolve,basic');
    expect(v.offered()).toEqual(['card:wound', 'done']);
  });

  test('MK-CARD-16 mana is paid when the card is played, and never later', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'concentration');
      source(state, 'green');
    });
    t.choose('play:march,basic');
    expect(t.offered('play:march')).toEqual([]);
    expect(t.state.source[0]?.by).toBe(null);
    expect(turn(t).move).toBe(2);
    const u = sit({}, state => {
      hold(state, 0, 'march');
      source(state, 'green', 'gold');
      tokens(state, 0, 'green');
      crystals(state, 0, 'green');
    });
    u.choose('play:march,strong');
    expect(u.kind).toBe('pay');
    expect(u.offered()).toEqual([
      'pay:token,green,green',
      'pay:crystal,green,green',
      'pay:die,green,green',
      'pay:die,gold,green',
    ]);
    expect(turn(u).move).toBe(0);
    u.choose('pay:crystal,green,green');
    expect(turn(u).move).toBe(4);
  });

  test('MK-CARD-18 a card of two colours is powered by either, and counts as the one its player chooses', () => {
    const t = sit({}, state => {
      hold(state, 0, 'power-of-crystals');
      tokens(state, 0, 'blue', 'green', 'red');
    });
    t.choose('play:power-of-crystals,strong');
    expect(t.offered()).toEqual(['pay:token,green,green', 'pay:token,blue,blue']);
    const u = sit({}, state => {
      hold(state, 0, 'decompose', 'power-of-crystals');
      state.offers.actions = [];
    });
    u.choose('play:decompose,basic').choose('card:power-of-crystals');
    expect(u.offered()).toEqual(['colour:green', 'colour:blue']);
    u.choose('colour:green').choose('colour:blue');
    expect(me(u).crystals).toEqual({ red: 0, blue: 1, green: 1, white: 0 });
    const v = sit({}, state => {
      hold(state, 0, 'training', 'march');
      state.offers.actions = ['power-of-crystals', 'agility'];
    });
    v.choose('play:training,basic').choose('card:march');
    expect(me(v).discard).toEqual(['power-of-crystals']);
  });

  test('MK-CARD-17 what could have no effect in this phase is not offered', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'march', 'tranquility');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    // Nothing is being blocked yet, nobody moves in combat, nobody heals and the deck is empty.
    expect(t.offered('play')).toEqual([]);
    expect(mayPlay(t.state, io, turn(t), 'rage', 'basic')).toBe(NOT_NOW);
    t.choose('block:0,0');
    expect(t.offered('play')).toEqual([
      'play:march,block',
      'play:rage,basic',
      'play:rage,block',
      'play:tranquility,block',
    ]);
  });
});
