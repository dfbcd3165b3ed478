import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { type ClassId, HERO_IDS } from '../../content/heroes.ts';
import { POWER_IDS, type PowerId, powerOf } from '../../content/powers/index.ts';
import { type State, swordAndSorcery } from '../../index.ts';
import { learnable } from '../../rules/ranks.ts';
import { heroOf } from '../../state.ts';
import { dice } from '../cards.ts';
import { guard, lastTurn, told } from '../laid.ts';
import { blue, body, enemy, give, hero, heroWith, learn, red, sit, stand, zone } from '../positions.ts';
import { glasses } from '../wolf.ts';

/** What a hero of this class and rank could choose, having these. */
const choices = (own: ClassId, rank: number, ...has: PowerId[]): PowerId[] => {
  const id = heroWith(own);
  const t = sit({ heroes: [own, id === 'ecarus' ? 'archer' : 'white-rose'] as const, rank }, state => {
    guard(state);
    learn(state, id, ...has);
  });
  return learnable(t.state, heroOf(t.state, id));
};
const isTalent = (id: PowerId): boolean => powerOf(id).of === 'talent';

/** The time phase in which Auriel rises to rank II. */
const rises = (arrange: (state: State) => void) =>
  sit({ heroes: ['white-mage', 'white-rose'] }, state => {
    lastTurn(state);
    state.shards = 4;
    arrange(state);
  })
    .choose('end')
    .choose('raise:auriel');

describe('power cards', () => {
  test('SS-POW-02 standard powers are for their own hero alone', () => {
    for (const hero of HERO_IDS) expect(POWER_IDS.filter(id => powerOf(id).of === hero)).toHaveLength(8);
    expect(choices('archer', 1).every(id => powerOf(id).of === 'laegon')).toBe(true);
  });

  test('SS-POW-03 SS-DECK-19 talents are one common set: what one hero has no other can take', () => {
    expect(POWER_IDS.filter(isTalent)).toHaveLength(7);
    const t = sit({ heroes: ['white-mage', 'cleric'], rank: 2 }, state => {
      guard(state);
      learn(state, 'thorgar', 'fleet');
    });
    expect(learnable(t.state, heroOf(t.state, 'auriel')).filter(isTalent)).toEqual([
      'lucky-child',
      'sorcery',
      'tough',
      'steady-hand',
      'quartermaster',
      'iron-will',
    ]);
  });

  test('SS-POW-04 the digit of the gem counts powers, its asterisks talents', () => {
    // Auriel at rank I: 1*; Laegon: 1.
    expect(choices('white-mage', 1).some(isTalent)).toBe(true);
    expect(choices('white-mage', 1, 'tough').some(isTalent)).toBe(false);
    expect(choices('white-mage', 1, 'tough', 'mirage')).toEqual([]);
    expect(choices('ranger', 1).some(isTalent)).toBe(false);
    expect(choices('ranger', 1, 'balm')).toEqual([]);
  });

  test('SS-POW-05 what stands on a power card', () => {
    for (const id of POWER_IDS) {
      const { name, action, nature, levels } = powerOf(id);
      expect([name.en, name.de].every(text => text.length > 0)).toBe(true);
      expect(['passive', 'move', 'combat', 'standard', 'free', 'reaction']).toContain(action);
      expect(['law', 'neutral', 'chaos']).toContain(nature);
      expect(levels.length).toBeGreaterThan(0);
      expect(levels.map(({ level }) => level)).toEqual(levels.map(({ level }) => level).toSorted((a, b) => a - b));
    }
    const { name, action, nature, aim, properties, levels } = powerOf('thunder-god');
    expect([name.en, action, nature, aim?.range]).toEqual(['Thunder God', 'combat', 'neutral', 2]);
    expect(properties).toHaveLength(2);
    expect(levels.map(({ level, cooldown }) => [level, cooldown])).toEqual([
      [1, 1],
      [3, 2],
      [6, 3],
    ]);
  });

  test('SS-POW-06 at the start everybody has the powers and talents of the gem', () => {
    const t = table(swordAndSorcery, { config: { scenario: 'sparring-yard', seats: 1, settings: { heroes: 2 } } });
    t.choose('hero:auriel,white-mage').choose('hero:ecarus,white-rose');
    expect(t.kind).toBe('learn');
    t.choose('learn:auriel,mirage');
    expect(t.offered().every(option => isTalent(option.replace('learn:auriel,', '') as PowerId))).toBe(true);
    t.choose('learn:auriel,tough');
    t.choose('learn:ecarus,charge');
    expect(t.state.heroes.map(({ powers }) => powers.map(({ id }) => id))).toEqual([['mirage', 'tough'], ['charge']]);
    expect(t.kind).not.toBe('learn');
  });

  test('SS-POW-07 new ones are laid at the right', () => {
    const t = rises(state => learn(state, 'auriel', 'mirage', 'tough')).choose('learn:auriel,ward');
    expect(hero(t, 'auriel').powers.map(({ id }) => id)).toEqual(['mirage', 'tough', 'ward']);
  });

  test('SS-POW-08, SS-POW-15 with a lost rank what was gained last goes, and what the rank forbids', () => {
    const dies = (own: ClassId, rank: number, wounds: number, ...powers: PowerId[]) => {
      const id = heroWith(own);
      const t = sit({ heroes: [own, 'white-rose'] as const, rank, passing: ['react'] }, state => {
        lastTurn(state);
        learn(state, id, ...powers);
        heroOf(state, id).wounds = wounds;
        heroOf(state, id).fire = [1];
      }).choose('end');
      expect(hero(t, id)).toMatchObject({ ghost: true, rank: rank - 1 });
      return hero(t, id).powers.map(one => one.id);
    };
    // Auriel II 2*, I 1*: the power at the right goes, the talent right of it stays.
    expect(dies('white-mage', 2, 5, 'mirage', 'ward', 'fleet')).toEqual(['mirage', 'fleet']);
    // Laegon III 2*, II 2: only the talent.
    expect(dies('archer', 3, 7, 'fleet', 'balm', 'eagle-eye')).toEqual(['balm', 'eagle-eye']);
    // Pinning Shot needs rank III: it goes although there are no more than two.
    expect(dies('archer', 3, 7, 'pinning-shot', 'balm')).toEqual(['balm']);
    // It goes first: then one power is left, as the gem of rank II shows.
    expect(dies('cleric', 3, 7, 'lightning-strike', 'heal-wounds')).toEqual(['heal-wounds']);
  });

  test('SS-POW-09 some powers lay tokens', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'], rank: 4 }, state => {
      guard(state);
      learn(state, 'auriel', 'mirage');
    }).choose('power:mirage,4,-');
    expect(hero(t, 'auriel').tokens).toEqual({ mirage: 2 });
    expect(told(t, 'tokens')).toMatchObject([{ figure: 'auriel', token: 'mirage', n: 2, rule: 'SS-POW-09' }]);
  });

  test('SS-POW-10, SS-POW-EX1 a risen rank brings as many new cards as the gem shows: from 1* to 2* one power, no talent', () => {
    const t = rises(state => learn(state, 'auriel', 'mirage', 'tough'));
    expect(t.kind).toBe('learn');
    expect(t.offered().some(option => isTalent(option.replace('learn:auriel,', '') as PowerId))).toBe(false);
    t.choose('learn:auriel,ward');
    expect(hero(t, 'auriel').powers.map(({ id }) => id)).toEqual(['mirage', 'tough', 'ward']);
    expect(t.kind).not.toBe('learn');
  });

  test('SS-POW-11, SS-POW-12 the nature of the card must fit; neutral cards are for all, neutral heroes take any', () => {
    const natures = (own: ClassId) => [
      ...new Set(
        choices(own, 7)
          .filter(id => !isTalent(id))
          .map(id => powerOf(id).nature),
      ),
    ];
    expect(natures('white-mage')).toEqual(['neutral', 'law']);
    expect(natures('black-mage')).toEqual(['neutral', 'chaos']);
    expect(choices('ranger', 7).filter(id => !isTalent(id))).toEqual(
      POWER_IDS.filter(id => powerOf(id).of === 'laegon'),
    );
  });

  test('SS-POW-11 which cards are lawful, which chaotic; all others are neutral', () => {
    const of = (nature: string) => POWER_IDS.filter(id => powerOf(id).nature === nature);
    expect(of('law')).toEqual([
      'light-of-anere',
      'ward',
      'guardian',
      'rally',
      'disarm',
      'distract',
      'command',
      'sanctuary',
    ]);
    expect(of('chaos')).toEqual([
      'fire-storm',
      'soul-drain',
      'blood-rage',
      'cleave',
      'venom',
      'heartseeker',
      'rune-of-attack',
      'rune-of-ward',
    ]);
    expect(of('neutral')).toHaveLength(31);
  });

  test('SS-POW-13 the rank must reach the lowest level, to choose it and to use it', () => {
    expect(choices('white-rose', 2)).not.toContain('whirlwind');
    expect(choices('white-rose', 3)).toContain('whirlwind');
    const offered = (rank: number) =>
      sit({ heroes: ['white-rose', 'archer'], rank }, state => {
        give(state, 'ecarus', 'main', 'longsword');
        learn(state, 'ecarus', 'whirlwind');
        enemy(state, 'brigand-red-1', '2A.c');
      }).offered('power');
    expect([offered(2), offered(3)]).toEqual([[], ['power:whirlwind,3,brigand-red-1']]);
  });

  test('SS-POW-EX2 the chaotic Thorgar at rank III: Lightning Strike yes, the lawful Command no', () => {
    const found = choices('runemaster', 3);
    expect([found.includes('lightning-strike'), found.includes('command')]).toEqual([true, false]);
    expect(found.filter(id => !isTalent(id)).map(id => powerOf(id).nature)).toEqual([
      'neutral',
      'neutral',
      'neutral',
      'neutral',
      'chaos',
      'chaos',
    ]);
  });
});

describe('using power cards', () => {
  test('SS-PUSE-01 by the action that stands on the card', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'], rank: 3 }, state => {
      guard(state);
      learn(state, 'thorgar', 'heal-wounds', 'blessing');
      heroOf(state, 'thorgar').wounds = 5;
    });
    t.choose('power:blessing,1,thorgar');
    expect(t.state.turn).toMatchObject({ standard: 2, combat: 1 });
    t.choose('power:heal-wounds,1,thorgar');
    expect(t.state.turn).toMatchObject({ standard: 1, combat: 1 });
  });

  test('SS-PUSE-02, SS-PUSE-03 every level up to the rank may be chosen, at each use', () => {
    const offered = (rank: number) =>
      sit({ heroes: ['cleric', 'white-rose'], rank }, state => {
        guard(state);
        learn(state, 'thorgar', 'heal-wounds');
        heroOf(state, 'thorgar').wounds = 5;
      }).offered('power');
    expect(offered(2)).toEqual(['power:heal-wounds,1,thorgar']);
    expect(offered(4)).toEqual(['power:heal-wounds,1,thorgar', 'power:heal-wounds,3,thorgar']);
    expect(offered(7)).toHaveLength(3);
  });

  test('SS-PUSE-EX1 SS-NCRD-10 Treasure Hunter: two treasures to choose from, from rank IV on three', () => {
    const finds = (rank: number, ...powers: PowerId[]) => {
      const t = sit({ heroes: ['rogue', 'archer'], rank }, state => {
        guard(state);
        learn(state, 'shae', ...powers);
        state.supplies.treasure.pile.rest = ['sting-of-greed', 'crystal-knife', 'purse-30', 'purse-50'];
        const ground = state.ground[zone('2A.c')];
        if (ground !== undefined) ground.treasure = 1;
      }).choose('pick-up');
      const offered = t.kind === 'card' ? t.offered() : [];
      if (t.kind === 'card') t.choose(offered[0] ?? '');
      return { offered: offered.length, t };
    };
    expect(finds(1, 'treasure-hunter')).toMatchObject({ offered: 2 });
    expect(finds(3, 'treasure-hunter')).toMatchObject({ offered: 2 });
    expect(finds(4, 'treasure-hunter')).toMatchObject({ offered: 3 });
    expect(finds(4)).toMatchObject({ offered: 0 });
    const { t } = finds(4, 'treasure-hunter');
    // One is kept, two lie on the discard pile; the card is not turned.
    expect(t.state.supplies.treasure.out.length + hero(t, 'shae').pack.length).toBe(3);
    expect(glasses(t, 'treasure-hunter')).toBe(0);
  });

  test('SS-PUSE-EX2 SS-NCRD-11 Lightning Strike: 1 + 2 red + 2 blue, at level V 1 + 3 + 3 with Lethal III; cooldown 3 or 4', () => {
    const strikes = (rank: number) =>
      sit({ heroes: ['cleric', 'white-rose'], rank, passing: ['react'] }, state => {
        learn(state, 'thorgar', 'lightning-strike');
        stand(state, 'ecarus', '1A.t');
        enemy(state, 'orc-shaman-green-1', '2A.s');
        enemy(state, 'brigand-red-1', '2A.s');
        enemy(state, 'gremlin-green-1', '4B.a');
        enemy(state, 'orc-warrior-green-1', '1A.t');
        enemy(state, 'gremlin-blue-1', '1A.y');
      });
    expect(strikes(3).offered('power')).toEqual([
      'power:lightning-strike,3,orc-shaman-green-1',
      'power:lightning-strike,3,brigand-red-1',
      'power:lightning-strike,3,orc-warrior-green-1',
    ]);
    expect(strikes(5).offered('power')).toHaveLength(6);
    // Magical: the orc is vulnerable.
    const orc = strikes(3).choose('power:lightning-strike,3,orc-warrior-green-1', [
      red('hit'),
      red('gremlin'),
      blue('block'),
      blue('block'),
    ]);
    expect([body(orc, 'orc-warrior-green-1').wounds, orc.state.turn?.combat]).toEqual([2, 0]);
    const third = strikes(3).choose('power:lightning-strike,3,brigand-red-1', [
      red('hit'),
      red('hit+magic'),
      blue('block'),
      blue('gremlin'),
    ]);
    // Magic pays for Area Effect {0}; Knock Down needs an energy as well.
    expect(third.offered()).toEqual(['property:0', 'done']);
    third.choose('property:0', [blue('gremlin'), blue('gremlin')]);
    // 3 hits: the captain's armour stops one, the shaman's shields two.
    expect([body(third, 'brigand-red-1').wounds, body(third, 'orc-shaman-green-1').wounds]).toEqual([2, 1]);
    expect([dice(third), glasses(third, 'lightning-strike')]).toEqual(['2 red 2 blue', 3]);
    expect(body(third, 'gremlin-green-1').wounds).toBe(0);
    const fifth = strikes(5).choose('power:lightning-strike,5,brigand-red-1', [
      red('hit+energy'),
      red('magic+sorcery'),
      red('hit'),
      blue('hit'),
      blue('block'),
      blue('gremlin'),
    ]);
    expect(fifth.offered()).toEqual(['property:0', 'property:1', 'property:2', 'done']);
    fifth.choose('property:1').choose('property:2', [blue('block')]);
    // 4 hits, 3 of them lethal; on the ground the captain has no armour, and one block.
    expect(body(fifth, 'brigand-red-1')).toMatchObject({ wounds: 3, conditions: ['knocked-down'] });
    expect(told(fifth, 'hits')).toMatchObject([{ lethal: 3, hits: { base: 3 } }]);
    expect([glasses(fifth, 'lightning-strike'), dice(fifth)]).toEqual([4, '3 red 3 blue']);
  });
});
