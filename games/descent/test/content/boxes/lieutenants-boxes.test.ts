import { describe, expect, test } from 'vitest';
import { LIEUTENANTS } from '../../../content/index.ts';
import { healthOf, speedOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { view } from '../../../view.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  monster,
  type Played,
  raid,
  strike,
} from '../../positions.ts';
import { black, blue, brown, gray, green, red, through, yellow } from './hero-positions.ts';
import { AVRIC, FAIL, faced, GRISBAN, led, PASS } from './lieutenant-turns.ts';

const SQUARE = ['G5', 'H5', 'G6', 'H6'];
const space = (t: Played, name: string): string => `space:${at(t.state, name)}`;
const token = (state: State, name: string): void =>
  void state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, name), face: null, hidden: true });
const surges = (t: Played): number => t.state.attacks[0]?.surges.reduce((sum, { amount }) => sum + amount, 0) ?? -1;
/** Figures hit one after the other, nothing else is used. */
const out = (t: Played): Played => {
  for (let i = 0; i < 30 && ['answer', 'surge', 'order'].includes(t.kind ?? ''); i++)
    t.choose(t.kind === 'answer' ? 'pass' : t.kind === 'surge' ? 'done' : (t.offered()[0] ?? ''));
  return t;
};

describe('Raythen', () => {
  test('Opportunist: 1 surge for each immobilized hero next to him, 2 for each who is stunned', () => {
    const t = led('raythen', ['G5'], 2, state => {
      hero(state, AVRIC, 'disciple', 'G6').conditions.push('immobilized');
      hero(state, 'syndrael', 'knight', 'J8').conditions.push('stunned');
      (state.heroes[0] as { conditions: string[] }).conditions.push('stunned');
    });
    expect([healthOf(t.state, 'raythen'), speedOf(t.state, 'raythen')]).toEqual([10, 5]);
    t.choose(strike(t, 'raythen', GRISBAN, 'F5'), [blue(1), red(1), green(1), gray(0)]);
    expect(surges(t)).toBe(3);
    t.choose('surge:raythen,1');
    expect(damageOf(through(t), GRISBAN)).toBe(6);
  });

  test('Pilfer: next to a search token the overlord alone sees the top search card and puts it where he likes', () => {
    const t = led('raythen', ['I5'], 2, state => token(state, 'I6'));
    t.choose('use:raythen,pilfer,0').choose('way:1');
    const { search } = t.state;
    expect([search.top.length, search.bottom.length]).toEqual([0, 1]);
    expect(view(t.state, 0).search).toEqual(search);
    expect(view(t.state, 1).search).toMatchObject({ top: [], bottom: [] });
    expect(view(t.state, 1).search.rest).toHaveLength(search.rest.length + 1);
    expect(led('raythen', ['I5'], 2, state => token(state, 'E8')).offered('use:raythen,pilfer')).toEqual([]);
  });
});

describe('Valyndra', () => {
  test('D2C-MAB-42 Hoarder: when a hero searches she may test awareness to move up to 2 spaces at once', () => {
    const position = () => faced('valyndra', ['H3', 'I3', 'H4', 'I4', 'H5', 'I5'], 1, state => token(state, 'E5'));
    const t = position();
    expect(healthOf(t.state, 'valyndra')).toBe(14);
    t.choose('search:search-1').choose('use:valyndra,hoarder,0', PASS);
    t.choose(space(t, 'G5'));
    if (t.kind === 'stretch') t.choose(t.offered()[0] ?? '');
    expect(figure(t, 'valyndra').cells).toContain(at(t.state, 'G5'));
    through(t);
    expect(t.state.heroes[0]?.cards.at(-1)?.id).toBeDefined();
    const failed = position().choose('search:search-1').choose('use:valyndra,hoarder,0', FAIL);
    expect(failed.offered('space')).toEqual([]);
    expect(position().choose('search:search-1').choose('pass').kind).toBe('turn');
  });

  test('Valyndra: a surge sets on fire', () => {
    const t = led('valyndra', ['G3', 'H3', 'G4', 'H4', 'G5', 'H5'], 1);
    t.choose(strike(t, 'valyndra', GRISBAN, 'F5'), [blue(2, 1), red(1), gray(0)]).choose('surge:valyndra,1');
    expect([damageOf(through(t), GRISBAN), figure(t, GRISBAN).conditions]).toEqual([3, ['burning']]);
  });
});

describe('Skarn', () => {
  test('Energy Drain 3: up to 3 damage of his attack is suffered as fatigue, as the overlord likes', () => {
    const t = led('skarn', SQUARE, 1);
    t.choose(strike(t, 'skarn', GRISBAN, 'F5'), [blue(2), yellow(1), gray(0)]);
    t.choose('use:skarn,energy-drain-3,0');
    expect(t.offered()).toEqual(['number:1', 'number:2', 'number:3']);
    t.choose('number:2');
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([1, 2]);
  });

  test('Energy Drain 4: in act II; what exceeds the stamina is damage after all', () => {
    const t = led('skarn', SQUARE, 2, state => {
      (state.heroes[0] as { fatigue: number }).fatigue = 3;
    });
    t.choose(strike(t, 'skarn', GRISBAN, 'F5'), [blue(2), red(1), yellow(2), gray(0)]);
    t.choose('use:skarn,energy-drain-4,0').choose('number:4');
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([1 + 3, 4]);
  });

  test('Skarn: mends 3 with a surge', () => {
    const t = led('skarn', SQUARE, 1, state => {
      (state.monsters[0] as { damage: number }).damage = 5;
    });
    t.choose(strike(t, 'skarn', GRISBAN, 'F5'), [blue(2), yellow(1, 1), gray(0)]).choose('surge:skarn,0');
    expect(damageOf(through(t), 'skarn')).toBe(2);
  });

  test('Thrash: one attack affects every figure next to him, friends too', () => {
    const t = led('skarn', SQUARE, 2, state => {
      hero(state, AVRIC, 'disciple', 'J8');
      monster(state, 'zombie', 'I5');
    });
    t.choose('use:skarn,thrash,0', [blue(1), red(1), yellow(1), gray(1), brown(0)]);
    out(t);
    expect([GRISBAN, AVRIC, 'zombie-1', 'skarn'].map(id => damageOf(t, id))).toEqual([2, 0, 3, 0]);
  });
});

describe("Ardus Ix'Erebus", () => {
  test('Flanking: he may use the surges of a monster with the trait cursed next to the target', () => {
    const t = led('ardus-ixerebus', ['G5'], 1, state => void monster(state, 'zombie', 'E5'));
    t.choose(strike(t, 'ardus-ixerebus', GRISBAN, 'F5')).choose('use:ardus-ixerebus,flanking,0', [
      blue(1, 1),
      red(1),
      gray(0),
    ]);
    out(t.choose('pass').choose('surge:flanking,0'));
    expect([damageOf(t, GRISBAN), figure(t, GRISBAN).conditions]).toEqual([2, ['diseased']]);
    const none = led('ardus-ixerebus', ['G5'], 1, state => void monster(state, 'goblin-archer', 'E5'));
    none.choose(strike(none, 'ardus-ixerebus', GRISBAN, 'F5'), [blue(1, 1), red(1), gray(0)]);
    expect(none.offered()).toEqual(['use:ardus-ixerebus,fury,0', 'pass']);
  });

  test('Fury: after the roll he may test might: a surge more, or the attack misses', () => {
    const position = () => {
      const t = led('ardus-ixerebus', ['G5'], 1);
      return t.choose(strike(t, 'ardus-ixerebus', GRISBAN, 'F5'), [blue(1), red(1), gray(1)]);
    };
    const passed = position().choose('use:ardus-ixerebus,fury,0', PASS);
    expect(surges(passed)).toBe(1);
    passed.choose('surge:ardus-ixerebus,0');
    expect(damageOf(passed, GRISBAN)).toBe(2);
    expect(damageOf(position().choose('use:ardus-ixerebus,fury,0', FAIL), GRISBAN)).toBe(0);
    // Might 5, and only once in an attack.
    const tried = (n: number) => position().choose('use:ardus-ixerebus,fury,0', [gray(2), black(n)]);
    expect([surges(tried(3)), damageOf(tried(4), GRISBAN), tried(3).offered('use')]).toEqual([1, 0, []]);
  });

  test('Rally: each monster within 3 spaces loses a condition, he himself too', () => {
    const t = led('ardus-ixerebus', ['F4'], 2, state => {
      (state.monsters[0] as { conditions: string[] }).conditions.push('weakened');
      monster(state, 'zombie', 'I5').conditions.push('poisoned', 'bleeding');
      monster(state, 'zombie', 'J8').conditions.push('poisoned');
    });
    t.choose('use:ardus-ixerebus,rally,0').choose('condition:poisoned');
    expect(['ardus-ixerebus', 'zombie-1', 'zombie-2'].map(id => figure(t, id).conditions)).toEqual([
      [],
      ['bleeding'],
      ['poisoned'],
    ]);
  });
});

describe('Kyndrithul', () => {
  test('Bloodlines: a shield more for each hero who is knocked out', () => {
    const t = faced('kyndrithul', ['G5'], 1, state => {
      const down = hero(state, AVRIC, 'disciple', 'E8');
      Object.assign(down, { down: down.cells[0], cells: [], damage: 12 });
    });
    expect(healthOf(t.state, 'kyndrithul')).toBe(13);
    t.choose(strike(t, 'chipped-greataxe', 'kyndrithul', 'G5'), [blue(2), red(3), black(2)]);
    expect(damageOf(through(t), 'kyndrithul')).toBe(5 - 2 - 1);
  });

  test('Sorcery 4: up to 4 range becomes damage', () => {
    const t = led('kyndrithul', ['G5'], 2).choose('pass');
    t.choose(strike(t, 'kyndrithul', GRISBAN, 'F5'), [blue(1), yellow(1), yellow(1), gray(0)]);
    t.choose('use:kyndrithul,sorcery-4,0').choose('way:0').choose('number:4');
    expect(damageOf(through(t), GRISBAN)).toBe(3 + 4);
  });

  test('Bone Splinter: every figure next to the target suffers 2 damage, he himself too', () => {
    const t = led('kyndrithul', ['G5'], 1, state => {
      hero(state, AVRIC, 'disciple', 'E5');
      hero(state, 'syndrael', 'knight', 'H5');
      monster(state, 'ettin', 'E6', 'F6', 'E7', 'F7');
    });
    t.choose(strike(t, 'kyndrithul', GRISBAN, 'F5'), [blue(2, 1), yellow(1), gray(0)]).choose('pass');
    t.choose('surge:kyndrithul,0');
    through(t);
    expect([GRISBAN, AVRIC, 'syndrael', 'ettin-1', 'kyndrithul'].map(id => damageOf(t, id))).toEqual([3, 2, 0, 2, 2]);
  });

  test('D2C-MAB-14 Enthrall: heroes he sees test willpower; if none passes, the overlord attacks with each of them', () => {
    const position = () =>
      led('kyndrithul', ['G6'], 2, state => void hero(state, AVRIC, 'disciple', 'F6'))
        .choose('use:kyndrithul,enthrall,0')
        .choose(`pick:${GRISBAN}`);
    const t = position().choose(`pick:${AVRIC}`, [...FAIL, ...FAIL]);
    expect(t.state.charmed).toBe(GRISBAN);
    t.choose(strike(t, 'chipped-greataxe', AVRIC, 'F6'), [blue(2), red(2), gray(1)]);
    out(t);
    expect([damageOf(t, AVRIC), t.state.charmed]).toEqual([3, AVRIC]);
    expect(t.choose('pass').state.charmed).toBe(null);
    const one = position().choose(`pick:${AVRIC}`, [...FAIL, ...PASS]);
    expect([one.kind, one.state.charmed]).toEqual(['monster-turn', null]);
    expect(one.offered('end')).toEqual(['end']);
    const alone = position().choose('done', [...FAIL]);
    expect(alone.state.charmed).toBe(GRISBAN);
  });

  test('D2C-MAB-15 Enthrall: such a hero is charmed: he may be made to attack himself, and has no move', () => {
    const t = led('kyndrithul', ['G6'], 2).choose('use:kyndrithul,enthrall,0', FAIL);
    expect(t.offered('move')).toEqual([]);
    expect(t.offered('attack')).toContain(strike(t, 'chipped-greataxe', GRISBAN, 'F5'));
  });
});

describe('Zarihell', () => {
  test('Soul Mastery: before a hero within 3 spaces falls she may test knowledge to attack with him', () => {
    const position = () => {
      const t = led('zarihell', ['H5'], 1, state => {
        (state.heroes[0] as { damage: number }).damage = 13;
        hero(state, AVRIC, 'disciple', 'E5');
      });
      return t.choose(strike(t, 'zarihell', GRISBAN, 'F5'), [blue(1), red(1), gray(0)]);
    };
    const t = position().choose('use:zarihell,soul-mastery,0', PASS);
    t.choose(strike(t, 'chipped-greataxe', AVRIC, 'E5'), [blue(2), red(2), gray(1)]);
    out(t);
    expect([damageOf(t, AVRIC), t.state.heroes[0]?.down]).toEqual([3, at(t.state, 'F5')]);
    const failed = position().choose('use:zarihell,soul-mastery,0', FAIL);
    expect([damageOf(failed, AVRIC), failed.state.heroes[0]?.down]).toEqual([0, at(failed.state, 'F5')]);
  });

  test('Tormentress: who begins his turn or steps within 3 spaces of her is terrified', () => {
    expect(figure(faced('zarihell', ['H5'], 1), GRISBAN).conditions).toEqual(['terrified']);
    const t = faced('zarihell', ['J5'], 1);
    expect(figure(t, GRISBAN).conditions).toEqual([]);
    t.choose('move').choose(go(t, 'G5'));
    expect(figure(t, GRISBAN).conditions).toEqual(['terrified']);
  });

  test('Exploit Fear: terrified heroes within 3 spaces test willpower or are stunned', () => {
    const t = led('zarihell', ['H5'], 2, state => {
      (state.heroes[0] as { conditions: string[] }).conditions.push('terrified');
      hero(state, AVRIC, 'disciple', 'G5');
    });
    t.choose('use:zarihell,exploit-fear,0', FAIL);
    expect([figure(t, GRISBAN).conditions, figure(t, AVRIC).conditions]).toEqual([['terrified', 'stunned'], []]);
  });
});

describe('Mirklace', () => {
  test('Aura 2: in act II who enters a space next to him suffers 2 damage', () => {
    for (const act of [1, 2] as const) {
      const t = faced('mirklace', ['H5', 'I5', 'H6', 'I6'], act);
      t.choose('move').choose(go(t, 'G5'));
      expect(damageOf(t, GRISBAN)).toBe(act);
    }
  });

  test('Split Earth: figures on a path of 4 spaces from his side suffer 1 damage and are pushed 1 space; once a round', () => {
    const t = led('mirklace', SQUARE, 1, state => void hero(state, AVRIC, 'disciple', 'E5'));
    expect(healthOf(t.state, 'mirklace')).toBe(16);
    t.choose('use:mirklace,split-earth,0').choose(space(t, 'F5')).choose(space(t, 'E5')).choose('done');
    t.choose(space(t, 'E4')).choose(space(t, 'E6'));
    expect([damageOf(t, GRISBAN), damageOf(t, AVRIC)]).toEqual([1, 1]);
    expect([figure(t, GRISBAN).cells, figure(t, AVRIC).cells]).toEqual([[at(t.state, 'E4')], [at(t.state, 'E6')]]);
    expect(t.offered('use:mirklace')).toEqual([]);
  });
});

describe('Rylan Olliven', () => {
  test('Influence: a figure next to him performs one action at once, as its own player likes; once a round', () => {
    const t = led('rylan-olliven', ['G5'], 1, state => void monster(state, 'zombie', 'G6'));
    t.choose('use:rylan-olliven,influence,0').choose('pick:zombie-1');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(1)]);
    through(t);
    expect([damageOf(t, GRISBAN), t.state.turns.length]).toEqual([2, 1]);
    expect(t.offered('use:rylan-olliven')).toEqual([]);
  });

  test('Influence on a hero: his player may just rest, or move', () => {
    const t = led('rylan-olliven', ['G5'], 1).choose('use:rylan-olliven,influence,0');
    expect([t.seat, t.offered('tire')]).toEqual([1, []]);
    t.choose('move').choose(go(t, 'F4')).choose('end');
    expect([figure(t, GRISBAN).cells, t.state.turns.length]).toEqual([[at(t.state, 'F4')], 1]);
  });

  test('Precise: in act II figures next to him do not block his sight', () => {
    const position = (act: 1 | 2) =>
      led('rylan-olliven', ['J5'], act, state => {
        for (const name of ['I4', 'I5', 'I6']) monster(state, 'zombie', name);
      });
    expect(position(1).offered('attack')).toEqual([]);
    expect(position(2).offered('attack')).toHaveLength(1);
  });
});

describe('Tristayne Olliven', () => {
  test('Chaotic Energy: up to 3 damage suffered before the roll is damage dealt; Ravage gives a second attack', () => {
    const t = led('tristayne-olliven', ['G5'], 1);
    const blow = strike(t, 'tristayne-olliven', GRISBAN, 'F5');
    t.choose(blow)
      .choose('use:tristayne-olliven,chaotic-energy,0')
      .choose('number:3', [blue(1), red(1), gray(1)]);
    through(t);
    expect([damageOf(t, GRISBAN), damageOf(t, 'tristayne-olliven')]).toEqual([4, 3]);
    expect(t.offered('attack')).toContain(blow);
  });

  test('Chaotic Energy never takes his last health', () => {
    const t = led('tristayne-olliven', ['G5'], 1, state => {
      (state.monsters[0] as { damage: number }).damage = 10;
    });
    t.choose(strike(t, 'tristayne-olliven', GRISBAN, 'F5'));
    t.choose('use:tristayne-olliven,chaotic-energy,0', [blue(1), red(1), gray(1)]);
    expect(damageOf(t, 'tristayne-olliven')).toBe(11);
  });

  test('Soul Siphon: damage that is not of an attack goes to a monster next to him', () => {
    const t = led('tristayne-olliven', ['G5'], 2, state => void monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6'));
    t.choose(strike(t, 'tristayne-olliven', GRISBAN, 'F5')).choose('use:tristayne-olliven,chaotic-energy,0');
    t.choose('number:3').choose('use:tristayne-olliven,soul-siphon,0', [blue(1), red(1), yellow(1), gray(0)]);
    through(t);
    expect([damageOf(t, GRISBAN), damageOf(t, 'tristayne-olliven'), damageOf(t, 'ettin-1')]).toEqual([6, 0, 3]);
  });

  test('Soul Siphon does nothing against attacks', () => {
    const t = faced('tristayne-olliven', ['G5'], 2, state => void monster(state, 'zombie', 'H5'));
    t.choose(strike(t, 'chipped-greataxe', 'tristayne-olliven', 'G5'), [blue(2), red(2), gray(0), gray(0)]);
    expect(damageOf(through(t), 'tristayne-olliven')).toBe(4);
  });
});

describe('Verminous', () => {
  test('Scheme: a surge exchanges a card of the hand for a new one', () => {
    const t = led('verminous', ['G5', 'G6'], 1, state =>
      holds(state, ['web-trap'], ['pit-trap', 'pit-trap', 'pit-trap']),
    );
    expect([healthOf(t.state, 'verminous'), t.state.overlord.hand]).toEqual([10, ['pit-trap', 'web-trap']]);
    t.choose(strike(t, 'verminous', GRISBAN, 'F5'), [blue(2, 1), yellow(1), green(1), gray(0)]);
    t.choose('surge:verminous,0').choose('card:web-trap');
    expect([t.state.overlord.hand, t.state.overlord.out]).toEqual([['pit-trap', 'pit-trap'], ['web-trap']]);
  });

  test('Master Plan: each card the overlord plays costs a hero within 3 spaces 1 damage', () => {
    const t = led('verminous', ['G5', 'G6'], 2, state => {
      hero(state, AVRIC, 'disciple', 'E8');
      holds(state, ['dash'], ['pit-trap', 'pit-trap']);
    });
    t.choose('play:dash').choose(`pick:${GRISBAN}`);
    expect([damageOf(t, GRISBAN), damageOf(t, AVRIC)]).toEqual([1, 0]);
  });

  test('Stealthy: an attack on him needs 3 more range', () => {
    const t = faced('verminous', ['G5', 'G6'], 1);
    t.choose(strike(t, 'chipped-greataxe', 'verminous', 'G5'), [blue(2, 1), red(2), gray(0), brown(0)]);
    expect(damageOf(through(t), 'verminous')).toBe(0);
  });
});

describe("Bol'Goreth", () => {
  test('D2C-MAB-74 Rampage: a move action, then an attack on all within 2 spaces of the way; he is stunned and weakened', () => {
    const t = led('bolgoreth', ['I7', 'J7', 'I8', 'J8'], 1, state => {
      hero(state, AVRIC, 'disciple', 'E8');
      monster(state, 'zombie', 'I4');
    });
    expect(healthOf(t.state, 'bolgoreth')).toBe(14);
    t.choose('use:bolgoreth,rampage,0').choose(go(t, 'H6', 'rampage'));
    if (t.kind === 'stretch') t.choose(`stretch:${['H6', 'I6', 'H7', 'I7'].map(one => at(t.state, one)).join('+')}`);
    t.choose('done', [blue(2), red(1), gray(1), brown(0)]);
    out(t);
    // Grisban at F5 and the zombie at I4 are 2 spaces away from H6, Avric at E8 is 3.
    expect([damageOf(t, GRISBAN), damageOf(t, AVRIC)]).toEqual([2, 0]);
    expect(figure(t, 'bolgoreth').conditions).toEqual(['stunned', 'weakened']);
    expect(t.state.monsters.some(({ id }) => id === 'zombie-1')).toBe(false);
  });

  test('D2C-MAB-75 Rampage does not affect him, and is his attack of the activation', () => {
    const t = led('bolgoreth', SQUARE, 1).choose('use:bolgoreth,rampage,0');
    t.choose(go(t, 'H7', 'rampage'));
    if (t.kind === 'stretch') t.choose(t.offered()[0] ?? '');
    t.choose('done');
    out(t);
    expect(damageOf(t, 'bolgoreth')).toBe(0);
    expect(t.offered('attack')).toEqual([]);
  });

  test('Resilient: at the start of the overlord turn he loses a condition', () => {
    const t = raid(
      state => {
        state.act = 2;
        hero(state, GRISBAN, 'berserker', 'F5');
        monster(state, 'bolgoreth', 'I7', 'J7', 'I8', 'J8').conditions.push('stunned', 'weakened');
      },
      'bolgoreth',
      { heroes: 3 },
    );
    t.choose('condition:stunned');
    expect(figure(t, 'bolgoreth').conditions).toEqual(['weakened']);
    expect(acts(t, GRISBAN).kind).toBe('monster-turn');
  });
});

/** Spaces, dice of each act, and health and defence with 2, 3 and 4 heroes. */
const lines = (id: string): unknown[] => {
  const { size, acts: both } = LIEUTENANTS[id] ?? { size: [0, 0], acts: {} };
  return [
    size[0] * size[1],
    ...Object.values(both).flatMap(({ dice, by }) => [
      dice?.join(' '),
      ...[by[2], by[3], by[4]].map(({ speed, health, defence }) => `${speed}/${health} ${defence.join(' ')}`),
    ]),
  ];
};

describe('their cards', () => {
  test('Raythen: a thief with a bow, in act II only', () => {
    expect(lines('raythen')).toEqual([1, 'blue red green', '5/8 brown', '5/10 gray', '5/12 gray']);
  });
  test("Bol'Goreth: a troll on four spaces", () => {
    expect(lines('bolgoreth')).toEqual([
      4,
      'blue red',
      '3/12 gray',
      '3/14 gray brown',
      '3/18 gray brown',
      'blue red red',
      '3/16 gray brown',
      '3/19 gray gray',
      '3/23 gray gray',
    ]);
  });
  test('Mirklace: a demon on four spaces', () => {
    expect(lines('mirklace')).toEqual([
      4,
      'blue red green',
      '3/13 black',
      '3/16 black',
      '3/19 black brown',
      'blue red yellow green',
      '3/18 black brown',
      '3/21 black brown',
      '3/24 black gray',
    ]);
  });
  test('Rylan Olliven: a mage', () => {
    expect(lines('rylan-olliven')).toEqual([
      1,
      'blue green green',
      '3/8 gray',
      '3/10 gray',
      '3/12 black',
      'blue red green green',
      '3/12 black',
      '3/14 gray gray',
      '3/17 gray gray',
    ]);
  });
  test('Tristayne Olliven: a mage', () => {
    expect(lines('tristayne-olliven')).toEqual([
      1,
      'blue red',
      '4/10 gray',
      '4/12 gray',
      '4/14 black',
      'blue red yellow',
      '4/12 black',
      '4/15 gray gray',
      '4/18 black gray',
    ]);
  });
  test('Verminous: on two spaces', () => {
    expect(lines('verminous')).toEqual([
      2,
      'blue yellow green',
      '3/8 gray',
      '3/10 gray brown',
      '3/13 gray brown',
      'blue yellow green green',
      '3/11 gray brown',
      '3/13 black brown',
      '3/17 black gray',
    ]);
  });
  test('Skarn: on four spaces', () => {
    expect(lines('skarn')).toEqual([
      4,
      'blue yellow',
      '3/10 black',
      '3/13 gray gray',
      '3/18 gray gray',
      'blue red yellow',
      '3/16 gray gray',
      '3/19 black gray',
      '3/24 black gray',
    ]);
  });
  test("Ardus Ix'Erebus: a knight", () => {
    expect(lines('ardus-ixerebus')).toEqual([
      1,
      'blue red',
      '4/12 black',
      '4/14 black brown',
      '4/17 black brown',
      'blue red red',
      '4/13 black brown',
      '4/16 black gray',
      '4/19 black gray',
    ]);
  });
  test('Kyndrithul: a vampire', () => {
    expect(lines('kyndrithul')).toEqual([
      1,
      'blue yellow',
      '4/11 gray',
      '4/13 black',
      '4/16 black',
      'blue yellow yellow',
      '4/13 black',
      '4/15 black brown',
      '4/19 black brown',
    ]);
  });
  test('Zarihell: a banshee', () => {
    expect(lines('zarihell')).toEqual([
      1,
      'blue red',
      '5/9 gray',
      '5/12 gray',
      '5/15 black',
      'blue red yellow',
      '5/11 black',
      '5/14 gray gray',
      '5/17 gray gray',
    ]);
  });
  test('Valyndra: a dragon on six spaces', () => {
    expect(lines('valyndra')).toEqual([
      6,
      'blue red',
      '3/12 gray brown',
      '3/14 gray brown',
      '3/17 black brown',
      'blue red yellow',
      '3/15 gray gray',
      '3/17 gray gray brown',
      '3/22 black gray brown',
    ]);
  });
});
