import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { canWear } from '../../rules/equipment.ts';
import {
  acts,
  at,
  face,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  reanimate,
  sit,
  strike,
} from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

proving(
  {
    goals: [{ side: 'heroes', counter: 'won', least: 1, text: { en: 'Win.', de: 'Gewinnt.' } }],
    abilities: [{ at: 'rested', must: true, effects: [{ do: 'count', counter: 'won' }] }],
    actions: {
      pray: { name: { en: 'Pray', de: 'Beten' }, by: 'heroes', effects: [{ do: 'count', counter: 'prayers' }] },
    },
  },
  {},
);

const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const none = face('gray', { shield: 0 });
const blue = (range: number) => face('blue', { range });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const FAIL = [face('gray', { shield: 3 }), face('black', { shield: 4 })];
const fell = (state: State, id: string, space: string, damage = 12) => {
  const one = state.heroes.find(hero => hero.id === id);
  if (one !== undefined) Object.assign(one, { down: at(state, space), cells: [], damage, fatigue: 4 });
};

describe('knocked out', () => {
  test('D2-KO-03 D2-KO-04 by damage equal to the health, or by an effect that defeats at once', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5').damage = 9;
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), none]).chooseWhile('answer', 'pass');
    expect(t.state.heroes[0]?.down).toBe(at(t.state, 'F5'));
    const trapped = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E3');
        hero(state, AVRIC, 'disciple', 'E8');
        monster(state, 'zombie', 'J8');
        holds(state, ['uthuk-demon-trap']);
        state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E3'), face: null, hidden: true }];
      }),
      'syndrael',
    ).choose('search:search-1');
    trapped.choose('play:uthuk-demon-trap');
    trapped.choose('attribute:awareness', FAIL);
    expect(trapped.state.heroes[0]).toMatchObject({ damage: 12, fatigue: 4, down: at(trapped.state, 'E3') });
  });

  test('D2-KO-12 what answers the steps answers each of them', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5').damage = 11;
      monster(state, 'zombie', 'G5');
      for (const moment of ['defeating', 'knocked-out', 'defeated'] as const)
        lay(state, 'zombie-1', { at: moment, must: true, effects: [{ do: 'count', counter: moment }] }, moment);
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), none]).chooseWhile('answer', 'pass');
    expect(t.state.counters).toMatchObject({ defeating: 1, 'knocked-out': 1, defeated: 1 });
  });

  test('D2-KO-07 his turn is over at once', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5').damage = 10;
        hero(state, AVRIC, 'disciple', 'E8');
        monster(state, 'zombie', 'J8');
        state.ground[at(state, 'F5')] = 'pit';
      }),
      'syndrael',
    ).choose('move');
    t.choose(go(t, 'F5'));
    expect([t.state.heroes[0]?.acted, t.state.turns.map(one => one.figure)]).toEqual([true, [AVRIC]]);
  });

  test('D2-OLGEN-11 each hero who falls may bring him a card, however many have fallen', () => {
    const t = raid(state => {
      hero(state, LEORIC, 'necromancer', 'F3').damage = 7;
      hero(state, 'syndrael', 'knight', 'F5').damage = 11;
      hero(state, AVRIC, 'disciple', 'J8');
      monster(state, 'zombie', 'G3');
      monster(state, 'zombie', 'G5');
      holds(state, [], ['dash', 'dash', 'frenzy', 'frenzy']);
    }, 'zombie-1');
    const drawn = () => t.state.overlord.hand.length;
    expect(drawn()).toBe(1);
    t.choose(strike(t, 'zombie', LEORIC, 'F3'), [blue(3), yellow(1), none]).choose('draw');
    expect(drawn()).toBe(2);
    t.choose('end');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), none]).chooseWhile('answer', 'pass');
    expect([t.kind, t.choose('draw').state.overlord.hand.length]).toEqual(['knock-out', 3]);
  });

  test('D2-KO-11 D2-FAM-12 D2C-OL-08 a familiar that falls brings the overlord no card and no Bloodlust; it stays when its hero falls', () => {
    const t = raid(state => {
      hero(state, LEORIC, 'necromancer', 'J3').damage = 7;
      reanimate(state, LEORIC, 'F5').damage = 3;
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'I3');
      holds(state, ['bloodlust'], ['dash', 'dash', 'dash', 'dash']);
    }, 'zombie-2');
    const before = t.state.overlord.hand.length;
    t.choose(strike(t, 'zombie', LEORIC, 'J3'), [blue(3), yellow(1), none])
      .choose('draw')
      .chooseWhile('answer', 'pass');
    expect([t.state.heroes[0]?.down, t.state.companions.length, t.state.overlord.hand.length]).toEqual([
      at(t.state, 'J3'),
      1,
      before + 1,
    ]);
    t.choose('end');
    const held = t.state.overlord.hand.length;
    t.choose(strike(t, 'zombie', 'reanimate', 'F5'), [blue(3), yellow(1)]);
    expect([t.kind, t.state.companions, t.state.overlord.hand.length]).toEqual(['monster-turn', [], held]);
  });

  /** Syndrael is down at E5, Avric stands beside her. */
  const down = (change: (state: State) => void = () => undefined, active: string | null = AVRIC): Played => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, AVRIC, 'disciple', 'E6', ['lucky-charm']);
      fell(state, 'syndrael', 'E5');
      monster(state, 'zombie', 'J8');
      change(state);
    });
    return active === null ? t : acts(t, active);
  };

  test('D2-KO-15 she trades with nobody', () => {
    const t = down();
    if (t.offered('move').length > 0) t.choose('move');
    expect(t.offered('give')).toEqual([]);
    const standing = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'E6', ['lucky-charm']);
      }),
      AVRIC,
    );
    expect(standing.choose('move').offered('give')).toEqual(['give:lucky-charm,syndrael']);
  });

  test('D2-KO-17 D2-KO-18 she suffers neither damage nor fatigue beyond what she has, and recovers no fatigue alone', () => {
    const t = down(state => {
      lay(state, AVRIC, {
        at: 'rested',
        must: true,
        aim: { who: 'hero', downToo: true },
        effects: [
          { do: 'suffer', n: 3 },
          { do: 'tire', n: 3 },
          { do: 'rest', n: 2 },
        ],
      });
    }).choose('rest');
    if (t.kind === 'pick') t.choose('pick:syndrael');
    expect(t.state.heroes[0]).toMatchObject({ damage: 12, fatigue: 4 });
  });

  test('D2-KO-21 D2-KO-22 in her turn she may stand up or not, and equip herself before', () => {
    const t = down(state => {
      state.heroes[0]?.cards.push({ id: 'iron-battleaxe', tired: false, worn: false, used: false, on: null });
    }, null).choose('hero:syndrael');
    expect([t.kind, t.offered('take-off')]).toEqual([
      'equip',
      ['take-off:iron-longsword', 'take-off:wooden-shield-knight'],
    ]);
    t.choose('done');
    expect(t.offered()).toEqual(['stand-up', 'end']);
    t.choose('end');
    expect(t.state.heroes[0]).toMatchObject({ down: at(t.state, 'E5'), acted: true });
  });

  test('D2-KO-23 her familiar acts while she is down, but not in the turn in which she fell and not after she stood up', () => {
    const fallen = () =>
      sit(state => {
        hero(state, LEORIC, 'necromancer', 'E5');
        reanimate(state, LEORIC, 'E7');
        fell(state, LEORIC, 'E5', 8);
        monster(state, 'zombie', 'J8');
      });
    const t = fallen().choose('done').choose('end');
    expect([t.kind, t.offered()]).toEqual(['familiars', ['familiar:reanimate', 'done']]);
    const stood = fallen().choose('done').choose('stand-up', [1, 1]);
    expect([stood.state.stage, stood.state.heroes[0]?.down]).toEqual(['overlord', null]);
    const fell2 = sit(state => {
      hero(state, LEORIC, 'necromancer', 'E5').damage = 6;
      reanimate(state, LEORIC, 'E7');
      monster(state, 'zombie', 'J8');
      state.ground[at(state, 'F5')] = 'pit';
    })
      .choose('done')
      .choose('move');
    fell2.choose(go(fell2, 'F5'));
    expect([fell2.state.heroes[0]?.down, fell2.state.stage]).toEqual([at(fell2.state, 'F5'), 'overlord']);
  });

  test('D2-REV-07 D2-STAND-06 D2-KO-27 what answers the recovery counts its spaces to the token, not to where she stands then', () => {
    const near = (how: 'revive' | 'prayer' | 'stand-up', within: number) => {
      const t = down(
        state => {
          // Somebody stands on the token.
          monster(state, 'zombie', 'E5');
          monster(state, 'zombie', 'H5');
          lay(state, 'zombie-3', {
            at: 'recovered',
            must: true,
            if: { is: 'near', within },
            effects: [{ do: 'count', counter: 'near' }],
          });
        },
        how === 'stand-up' ? null : AVRIC,
      );
      if (how === 'revive') t.choose('revive:syndrael', [1, 1]);
      else if (how === 'prayer') t.choose(`use:${AVRIC},prayer-of-healing,0`).chooseWhile('pick', 'pick:syndrael');
      else acts(t, 'syndrael').choose('stand-up', [1, 1]);
      expect(t.kind).toBe('where');
      t.choose(`space:${at(t.state, 'F5')}`);
      return t.state.counters.near ?? 0;
    };
    // H5 is 3 spaces from the token on E5, 2 from F5.
    for (const how of ['revive', 'prayer', 'stand-up'] as const) expect([near(how, 2), near(how, 3)]).toEqual([0, 1]);
  });

  test('D2-REV-09 monsters revive nobody', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'I8');
      fell(state, 'syndrael', 'I8');
      monster(state, 'zombie', 'J8');
      const splig = monster(state, 'splig', 'J7');
      Object.assign(splig, { down: at(state, 'J7'), cells: [], damage: 99 });
    }, 'zombie-1');
    expect([t.state.turns[0]?.figure, t.offered('revive')]).toEqual(['zombie-1', []]);
  });
});

describe('equipment, encounters', () => {
  test('D2-HGEN-08 after the encounter the sheet lies face up again', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E5').feat = false;
        monster(state, 'zombie', 'J8');
      },
      { quest: PROVING_GROUND },
    ).choose('rest');
    expect([t.state.encounter, t.state.heroes[0]?.feat]).toEqual([1, true]);
  });

  test('D2-FAM-06 familiars are not set up with an encounter: they are summoned anew', () => {
    const t = sit(
      state => {
        hero(state, LEORIC, 'necromancer', 'E5');
        reanimate(state, LEORIC, 'E6');
        monster(state, 'zombie', 'J8');
      },
      { quest: PROVING_GROUND },
    )
      .choose('done')
      .choose('rest');
    expect([t.state.encounter, t.state.companions]).toEqual([1, []]);
  });

  test('D2-EQUIP-01 D2-EQUIP-04 D2-EQUIP-05 D2-EQUIP-06 class items, shop items and search cards are equipment: one armour, two others, of the rest as many as one likes', () => {
    const { state } = sit(one => {
      const syndrael = hero(one, 'syndrael', 'knight', 'E5', [
        'leather-armor',
        'lucky-charm',
        'health-potion',
        'stamina-potion',
        'curse-doll',
      ]);
      syndrael.cards.push({ id: 'chainmail', tired: false, worn: false, used: false, on: null });
    });
    const [syndrael] = state.heroes;
    if (syndrael === undefined) throw new Error('Nobody is there.');
    expect([
      canWear(state, syndrael, 'chainmail'),
      canWear(state, syndrael, 'mana-weave'),
      canWear(state, syndrael, 'iron-battleaxe'),
    ]).toEqual([false, true, false]);
    syndrael.cards.push({ id: 'mana-weave', tired: false, worn: true, used: false, on: null });
    expect([canWear(state, syndrael, 'ring-of-power'), canWear(state, syndrael, 'power-potion')]).toEqual([
      false,
      true,
    ]);
    // Items of the class, of the shop, and relics are put on; search cards need not be.
    const t = sit(one => {
      const cards = hero(one, 'syndrael', 'knight', 'E5', ['chainmail', 'dawnblade', 'health-potion']).cards;
      for (const own of cards) own.worn = false;
    });
    expect(t.offered('wear:').sort()).toEqual(
      ['chainmail', 'dawnblade', 'iron-longsword', 'wooden-shield-knight'].map(id => `wear:${id}`),
    );
  });

  test('D2-EQUIP-02 D2-SRCH-12 weapons and armor that are not equipped do nothing, search cards do', () => {
    const laid = (worn: boolean): Played =>
      sit(state => {
        const syndrael = hero(state, 'syndrael', 'knight', 'E5', ['chainmail', 'health-potion']);
        syndrael.damage = 4;
        for (const one of syndrael.cards) one.worn = worn && one.id !== 'health-potion';
        monster(state, 'zombie', 'F5');
      });
    const [bare, armed] = [false, true].map(worn => acts(laid(worn), 'syndrael'));
    const weapons = (t?: Played): unknown => t?.offered('attack:').map(id => id.split(/[:,]/)[1]);
    expect([weapons(bare), weapons(armed)]).toEqual([['unarmed'], ['iron-longsword', 'unarmed']]);
    for (const t of [bare, armed]) expect(t?.offered('use:syndrael,health-potion')).toHaveLength(1);
    // A die of her own, and one of the chainmail.
    const dice = [blue(2), face('yellow', { damage: 1 })];
    const defence = (t?: Played): unknown => {
      t?.choose('end').choose(strike(t, 'zombie', 'syndrael', 'E5'), [...dice, none, none]);
      return t?.leftover;
    };
    expect([defence(bare), defence(armed)]).toEqual([[none], []]);
  });
});
