import { describe, expect, test } from 'vitest';
import { acts, at, face, figure, hero, holds, monster, type Played, sit, strike } from '../positions.ts';

const gray = (shield: number) => face('gray', { shield });
const black = (shield: number) => face('black', { shield });
const blue = (range: number) => face('blue', { range });
const yellow = (shows: Parameters<typeof face>[1]) => face('yellow', shows);
const brown = (shield: number) => face('brown', { shield });
const PASS = [gray(0), black(0)] as const;
type Arrange = Parameters<typeof sit>[0];

const scout = (id: string, of: string, skills: readonly string[], more: Arrange): Played =>
  acts(
    sit(state => {
      hero(state, id, of, 'E5', skills);
      more(state);
    }),
    id,
  );
const jain = (skills: readonly string[], more: Arrange = state => void monster(state, 'zombie', 'H5')) =>
  scout('jain-fairwood', 'wildlander', skills, more);
const tomble = (skills: readonly string[], more: Arrange = state => void monster(state, 'zombie', 'H5')) =>
  scout('tomble-burrowell', 'thief', skills, more);
const shoot = (t: Played, dice: readonly number[], space = 'H5') =>
  t.choose(strike(t, 'yew-shortbow', 'zombie-1', space), dice);

describe('the Wildlander', () => {
  test('Yew Shortbow: surges 2 range, 1 damage', () => {
    const t = shoot(jain([]), [blue(2), yellow({ range: 1, surge: 1 }), brown(2)]);
    t.choose('surge:yew-shortbow,1').chooseWhile('surge', 'done');
    expect(figure(t, 'zombie-1').damage).toBe(1);
  });

  test('D2C-WILD-02 Nimble: when a monster steps beside him onto an empty space he slips away 1 space for 1 fatigue', () => {
    const t = jain([]).choose('end');
    t.choose('move').choose(`go:${at(t.state, 'F5')},move-1`);
    expect([t.seat, t.offered()]).toEqual([1, ['use:jain-fairwood,nimble,0', 'pass']]);
    t.choose('use:jain-fairwood,nimble,0').choose(`space:${at(t.state, 'D4')}`);
    expect(t.state.heroes[0]).toMatchObject({ cells: [at(t.state, 'D4')], fatigue: 1 });
  });

  test('D2C-WILD-02 Nimble: not where it is not adjacent, not where the space holds another figure, not for a hero who comes', () => {
    const comes = (to: string, more: Arrange = () => {}): Played => {
      const t = jain([], state => {
        monster(state, 'zombie', 'G5');
        more(state);
      }).choose('end');
      if (t.kind === 'overlord-turn') t.choose('group:zombie');
      return t.choose('move').choose(`go:${at(t.state, to)},move-1`);
    };
    // G4 and G6 are 2 spaces away.
    expect(comes('G4').kind).toBe('monster-turn');
    expect(comes('F4').kind).toBe('answer');
    // The only way to F8 leads through F6, which an archer holds, and F7.
    const crowded = comes('F7', state => {
      for (const name of ['F3', 'F4', 'F5', 'G4', 'G6', 'G7', 'G8', 'H4', 'H5', 'H6'])
        state.ground[at(state, name)] = 'obstacle';
      monster(state, 'goblin-archer', 'F6');
    });
    expect([crowded.kind, figure(crowded, 'zombie-1').cells]).toEqual(['monster-turn', [at(crowded.state, 'F7')]]);
    const friend = sit(state => {
      hero(state, 'jain-fairwood', 'wildlander', 'E5');
      hero(state, 'avric-albright', 'disciple', 'H5');
      monster(state, 'zombie', 'J8');
    });
    acts(friend, 'avric-albright').choose('move');
    expect(friend.choose(`go:${at(friend.state, 'F5')},move-1`).kind).toBe('turn');
  });

  test('Fleet of Foot: 2 movement points for a fatigue, and Nimble moves 2 spaces', () => {
    const t = jain(['fleet-of-foot']).choose('tire');
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'fatigue', left: 2 }]);
    t.choose('end')
      .choose('move')
      .choose(`go:${at(t.state, 'F5')},move-1`)
      .choose('use:jain-fairwood,nimble,0');
    expect(t.offered(`space:${at(t.state, 'C3')}`)).toHaveLength(1);
  });

  test('Accurate: one power die of a bow attack again, once', () => {
    const t = shoot(jain(['accurate']), [blue(3), yellow({ range: 1, damage: 1 }), brown(2)]);
    t.choose('use:jain-fairwood,accurate,0', [yellow({ damage: 2, surge: 0 })]);
    expect(figure(t, 'zombie-1').damage).toBe(2);
  });

  test('Danger Sense: an action, 2 fatigue: the overlord discards a card at random; not if he has none', () => {
    const t = jain(['danger-sense'], state => {
      monster(state, 'zombie', 'H5');
      holds(state, ['word-of-pain'], ['word-of-pain', 'word-of-pain']);
    }).choose('use:jain-fairwood,danger-sense,0');
    expect([t.state.overlord.hand, t.state.overlord.out, t.state.heroes[0]?.fatigue]).toEqual([
      [],
      ['word-of-pain'],
      2,
    ]);
    expect(jain(['danger-sense']).offered('use:jain-fairwood,danger')).toEqual([]);
  });

  test('D2-LOS-10 Eagle Eyes: friends do not block the sight of his bow', () => {
    const row: Arrange = state => {
      hero(state, 'avric-albright', 'disciple', 'F5').acted = true;
      monster(state, 'zombie', 'H5');
      for (const [i, space] of ['F4', 'F6'].entries())
        hero(state, ['syndrael', 'ashrian'][i] ?? '', ['knight', 'spiritspeaker'][i] ?? '', space).acted = true;
    };
    expect(jain([], row).offered('attack:yew-shortbow')).toEqual([]);
    expect(jain(['eagle-eyes'], row).offered('attack:yew-shortbow')).toHaveLength(1);
    // Enemies do.
    const enemies: Arrange = state => {
      row(state);
      for (const one of state.heroes) if (one.id === 'avric-albright') one.cells = [at(state, 'J3')];
      monster(state, 'goblin-archer', 'F5');
    };
    const seen = jain(['eagle-eyes'], enemies).offered('attack:yew-shortbow');
    expect([seen.length, seen[0]?.includes('goblin-archer-1')]).toEqual([1, true]);
  });

  test('Bow Mastery: exhaust for one more surge of a bow attack', () => {
    const t = shoot(jain(['bow-mastery']), [blue(3), yellow({ damage: 2, surge: 0 }), brown(2)]).choose(
      'use:jain-fairwood,bow-mastery,0',
    );
    expect(t.kind).toBe('surge');
  });

  test('D2C-WILD-01 First Strike: he shoots at a monster just chosen to be activated', () => {
    const t = jain(['first-strike']).choose('end');
    expect(t.offered()).toEqual(['use:jain-fairwood,first-strike,0', 'pass']);
    t.choose('use:jain-fairwood,first-strike,0', [blue(3), yellow({ damage: 2, surge: 0 }), brown(2)]);
    expect([figure(t, 'zombie-1').damage, t.state.heroes[0]?.fatigue]).toEqual([2, 2]);
  });

  test('D2C-WILD-08 Black Arrow: 2 range more, at least 3 damage unless it misses', () => {
    const t = jain(['black-arrow'], state => void monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6')).choose(
      'use:jain-fairwood,black-arrow,0',
    );
    t.choose(strike(t, 'yew-shortbow', 'ettin-1', 'H5'), [
      blue(2),
      yellow({ damage: 2, surge: 0 }),
      gray(3),
      gray(3),
    ]).chooseWhile('surge', 'done');
    expect(figure(t, 'ettin-1').damage).toBe(3);
    // What the attack comes to with its surges is compared first: 4 + 1 hearts are 5 damage, and an X is none.
    const dealt = (dice: readonly number[]): number => {
      const shot = jain(['black-arrow'], state => void monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6'));
      shot.choose('use:jain-fairwood,black-arrow,0').choose(strike(shot, 'yew-shortbow', 'ettin-1', 'H5'), dice);
      return figure(shot.chooseWhile('surge', 'surge:yew-shortbow,1'), 'ettin-1').damage;
    };
    const strong = [blue(2), yellow({ damage: 2, surge: 0 })];
    expect([dealt([...strong, gray(1), gray(0)]), dealt([...strong, gray(3), gray(0)])]).toEqual([4, 3]);
    expect(dealt([face('blue', { miss: true }), 1, 1, 1])).toBe(0);
  });

  test('D2C-WILD-06 Running Shot: or before it, with the same action, and then not again', () => {
    const t = jain(['running-shot'], state => {
      state.ground[at(state, 'F5')] = 'obstacle';
      monster(state, 'zombie', 'G5');
    });
    expect(t.offered('attack:yew-shortbow')).toEqual([]);
    const dice = [blue(3), yellow({ damage: 1, range: 1 }), brown(2)];
    t.choose('use:jain-fairwood,running-shot,1').choose(`space:${at(t.state, 'G3')}`, dice);
    expect([t.kind, t.state.turns[0]?.actions, figure(t, 'zombie-1').damage]).toEqual(['turn', 1, 1]);
  });

  test('D2C-WILD-06 Running Shot: 2 spaces after a bow attack, 1 in heavy armor', () => {
    const t = shoot(jain(['running-shot']), [blue(3), yellow({ damage: 1, range: 1 }), brown(2)]);
    t.choose('use:jain-fairwood,running-shot,0');
    expect(t.offered(`space:${at(t.state, 'H8')}`)).toEqual([]);
    t.choose(`space:${at(t.state, 'C5')}`);
    expect(figure(t, 'jain-fairwood').cells).toEqual([at(t.state, 'C5')]);
    const heavy = shoot(jain(['running-shot', 'chainmail']), [blue(3), yellow({ damage: 1, range: 1 }), brown(2)]);
    heavy.choose('use:jain-fairwood,running-shot,0');
    expect(['D5', 'C5', 'E7'].map(name => heavy.offered(`space:${at(heavy.state, name)}`).length)).toEqual([1, 0, 0]);
  });

  test('D2C-WILD-06 Running Shot: with a bow only, before the attack and after it', () => {
    const t = jain(['running-shot'], state => void monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6'));
    t.choose(strike(t, 'unarmed', 'ettin-1', 'F5'), [face('blue', { miss: true }), 1, 1]);
    expect(t.kind).toBe('turn');
    t.choose('use:jain-fairwood,running-shot,1').choose(`space:${at(t.state, 'E4')}`);
    const bows = t.offered().filter(id => id.startsWith('attack:yew-shortbow'));
    expect([bows.length > 0, t.offered()]).toEqual([true, bows]);
  });
});

describe('the Thief', () => {
  const knives = (t: Played, dice: readonly number[], space = 'H5') =>
    t.choose(strike(t, 'throwing-knives', 'zombie-1', space), dice);

  test('Throwing Knives: 1 damage more against an adjacent monster', () => {
    const near = knives(
      tomble([], state => void monster(state, 'zombie', 'F5')),
      [blue(3), yellow({ range: 1, damage: 1 }), brown(2)],
      'F5',
    );
    expect(figure(near, 'zombie-1').damage).toBe(2);
    expect(figure(knives(tomble([]), [blue(3), yellow({ range: 1, damage: 1 }), brown(2)]), 'zombie-1').damage).toBe(1);
  });

  test('Lucky Charm: exhaust to take a test again', () => {
    const t = sit(state => {
      hero(state, 'tomble-burrowell', 'thief', 'E5').conditions = ['poisoned'];
      hero(state, 'avric-albright', 'disciple', 'E8');
      monster(state, 'zombie', 'J8');
    });
    t.choose('hero:tomble-burrowell', [gray(3), black(0)]).choose('use:tomble-burrowell,lucky-charm-thief,0', [
      ...PASS,
    ]);
    expect(t.state.heroes[0]).toMatchObject({ damage: 0, conditions: [] });
  });

  test('D2-SRCH-08 Greedy: 1 fatigue, search a token up to 3 spaces away', () => {
    const t = tomble([], state => {
      monster(state, 'zombie', 'J8');
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'H5'), face: null, hidden: true });
      state.search = { top: ['curse-doll'], rest: [], bottom: [] };
      holds(state, ['poison-dart']);
    }).choose('use:tomble-burrowell,greedy,0');
    // What answers a search answers this one.
    expect([t.kind, t.offered()]).toEqual(['answer', ['play:poison-dart', 'pass']]);
    t.choose('pass');
    expect([t.state.tokens, t.state.heroes[0]?.cards.some(({ id }) => id === 'curse-doll')]).toEqual([[], true]);
    // Lurk costs no action.
    const lurks = tomble(['lurk'], state => {
      monster(state, 'zombie', 'J8');
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E6'), face: null, hidden: true });
      state.search = { top: ['curse-doll'], rest: [], bottom: [] };
      holds(state, ['poison-dart']);
    })
      .choose('use:tomble-burrowell,lurk,0')
      .choose('search:search-1');
    expect([lurks.kind, lurks.offered('play:'), lurks.state.turns[0]?.actions]).toEqual([
      'answer',
      ['play:poison-dart'],
      2,
    ]);
  });

  test('Appraisal: a search card just drawn is swapped for another one', () => {
    const t = tomble(['appraisal'], state => {
      monster(state, 'zombie', 'J8');
      state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'E6'), face: null, hidden: true });
      state.search = { top: ['curse-doll', 'nothing'], rest: [], bottom: [] };
    }).choose('search:search-1');
    t.choose('use:tomble-burrowell,appraisal,0');
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === 'curse-doll')).toBe(true);
  });

  test('Dirty Tricks: a blade that stuns if it deals damage', () => {
    const t = tomble(['dirty-tricks']).choose('use:tomble-burrowell,dirty-tricks,0', [
      blue(3),
      yellow({ range: 1, damage: 1 }),
      brown(2),
    ]);
    expect(figure(t, 'zombie-1')).toMatchObject({ damage: 1, conditions: ['stunned'] });
  });

  test('Caltrops: awareness passed, a monster that steps beside him suffers 1 damage and is immobilized', () => {
    const t = tomble(['caltrops']).choose('end').choose('move');
    t.choose(`go:${at(t.state, 'F5')},move-1`)
      .choose('use:tomble-burrowell,caltrops,0', [...PASS])
      .chooseWhile('answer', 'pass');
    expect(figure(t, 'zombie-1')).toMatchObject({ damage: 1, conditions: ['immobilized'] });
  });

  test('Tumble: exhausted, he moves through enemies', () => {
    const walled: Arrange = state => {
      Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'F2')] });
      for (const space of ['E3', 'F3', 'G3', 'H3']) monster(state, 'zombie', space);
    };
    const t = tomble(['tumble'], walled);
    t.choose('move');
    expect(t.offered(`go:${at(t.state, 'F4')}`)).toEqual([]);
    t.choose('use:tomble-burrowell,tumble,0');
    expect(t.offered(`go:${at(t.state, 'F4')}`)).toHaveLength(1);
  });

  test('Unseen: exhausted, attacks on him miss unless a surge is spent first', () => {
    const t = tomble(['unseen'], state => void monster(state, 'zombie', 'F5'))
      .choose('use:tomble-burrowell,unseen,0')
      .choose('end');
    t.choose(strike(t, 'zombie', 'tomble-burrowell', 'E5'), [blue(3), yellow({ damage: 2, surge: 0 }), gray(0)]);
    expect(t.state.heroes[0]?.damage).toBe(0);
  });

  test('Bushwhack: a free attack on the only monster in sight', () => {
    const t = tomble(['bushwhack']).choose('use:tomble-burrowell,bushwhack,0', []);
    if (t.kind === 'pick')
      t.choose(t.offered('attack:throwing')[0] ?? '', [blue(3), yellow({ range: 1, damage: 1 }), brown(0)]);
    expect([t.state.turns[0]?.actions, t.state.heroes[0]?.fatigue]).toEqual([2, 1]);
    expect(
      tomble(['bushwhack'], state => {
        monster(state, 'zombie', 'H5');
        monster(state, 'zombie', 'H8');
      }).offered('use:tomble-burrowell,bushwhack'),
    ).toEqual([]);
  });

  test('Lurk: a free search, and a brown die while it is exhausted', () => {
    const t = tomble(['lurk'], state => void monster(state, 'zombie', 'F5'))
      .choose('use:tomble-burrowell,lurk,0')
      .choose('end');
    t.choose(strike(t, 'zombie', 'tomble-burrowell', 'E5'), [
      blue(3),
      yellow({ damage: 2, surge: 0 }),
      gray(1),
      brown(2),
    ]);
    expect(t.state.heroes[0]?.damage).toBe(1);
  });
});

describe('scouts', () => {
  test('Jain: damage of an attack may be taken as fatigue, as far as her stamina goes', () => {
    const t = jain([], state => void monster(state, 'zombie', 'F5')).choose('end');
    t.choose(strike(t, 'zombie', 'jain-fairwood', 'E5'), [blue(3), yellow({ damage: 2, surge: 0 }), gray(0)]);
    t.choose('use:jain-fairwood,jain-fairwood,0').choose('number:3');
    expect(t.state.heroes[0]).toMatchObject({ damage: 1, fatigue: 3 });
  });

  test('Jain, feat: twice her speed, one attack on the way', () => {
    const t = jain([]).choose('use:jain-fairwood,jain-fairwood-feat,0').choose('way:0');
    t.choose(`space:${at(t.state, 'J8')}`);
    expect([t.kind, t.offered('attack').length > 0]).toEqual(['pick', true]);
  });

  test('Tomble: attacked beside another hero he adds that hero’s defence dice', () => {
    const t = tomble([], state => {
      hero(state, 'avric-albright', 'disciple', 'D5', ['leather-armor']).acted = true;
      monster(state, 'zombie', 'F5');
    }).choose('end');
    t.choose(strike(t, 'zombie', 'tomble-burrowell', 'E5'));
    t.choose('use:tomble-burrowell,tomble-burrowell,0', [
      blue(3),
      yellow({ damage: 2, surge: 0 }),
      gray(1),
      gray(1),
      brown(2),
    ]);
    expect(t.state.heroes[0]?.damage).toBe(0);
  });

  test('D2C-HERO-64 Tomble, feat: he vanishes and comes back at the start of his next turn within 4 spaces', () => {
    const t = tomble([]).choose('use:tomble-burrowell,tomble-burrowell-feat,0');
    expect(figure(t, 'tomble-burrowell').cells).toEqual([]);
    for (let i = 0; i < 6 && t.kind !== 'where'; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    t.choose(`space:${at(t.state, 'G4')}`);
    expect(figure(t, 'tomble-burrowell').cells).toEqual([at(t.state, 'G4')]);
  });

  test('D2C-HERO-64 Tomble, feat: a token he carries leaves the map and comes back with him', () => {
    const t = tomble([], state => {
      monster(state, 'zombie', 'H5');
      state.tokens.push({ id: 'urn-1', kind: 'urn', cell: null, face: null, hidden: false });
      Object.assign(state.heroes[0] ?? {}, { carries: ['urn-1'] });
    }).choose('use:tomble-burrowell,tomble-burrowell-feat,0');
    const urn = (): unknown => [figure(t, 'tomble-burrowell').carries, t.state.tokens[0]?.cell];
    expect(urn()).toEqual([['urn-1'], null]);
    for (let i = 0; i < 6 && t.kind !== 'where'; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    t.choose(`space:${at(t.state, 'G4')}`);
    expect([figure(t, 'tomble-burrowell').cells, urn()]).toEqual([[at(t.state, 'G4')], [['urn-1'], null]]);
  });
});

describe('the Necromancer', () => {
  const necro = (skills: readonly string[], more: Arrange = state => void monster(state, 'zombie', 'H5')) =>
    scout('leoric-of-the-book', 'necromancer', skills, more);
  const raised = (skills: readonly string[], space = 'F5', more?: Arrange) => {
    const t = necro(skills, more).choose('use:leoric-of-the-book,raise-dead,0');
    return t.choose(`space:${at(t.state, space)}`);
  };

  test('D2C-NECR-04 D2C-NECR-05 Raise Dead: the Reanimate on an empty adjacent space, one at a time; it may be dismissed', () => {
    const beside = necro([]).choose('use:leoric-of-the-book,raise-dead,0');
    const spaces = ['D4', 'E4', 'F4', 'D5', 'F5', 'D6', 'E6', 'F6'].map(name => `space:${at(beside.state, name)}`);
    expect(beside.offered().sort()).toEqual(spaces.sort());
    const t = raised([]);
    expect([
      figure(t, 'reanimate').cells,
      t.offered('use:leoric-of-the-book,raise-dead,0'),
      t.state.turns[0]?.actions,
    ]).toEqual([[at(t.state, 'F5')], [], 1]);
    t.choose('use:leoric-of-the-book,raise-dead,1');
    expect(t.state.companions).toEqual([]);
  });

  test('D2-HTURN-06 D2-HTURN-07 D2-HTURN-12 D2-ACTN-10 the Reanimate acts after his actions: a move and an attack', () => {
    const t = raised([]).choose('end').choose('familiar:reanimate').choose('move');
    t.choose(`go:${at(t.state, 'G5')},move-1`).choose(strike(t, 'reanimate', 'zombie-1', 'H5'), [
      blue(3),
      face('red', { damage: 1 }),
      brown(2),
    ]);
    expect([figure(t, 'zombie-1').damage, t.offered('attack'), t.offered('move')]).toEqual([1, [], []]);
    // Neither twice, whichever comes first.
    const beside = raised([]).choose('end').choose('familiar:reanimate').choose('move');
    beside.choose(`go:${at(beside.state, 'G5')},move-1`);
    expect(beside.offered('move')).toEqual([]);
    const first = raised([], 'F5', state => void monster(state, 'zombie', 'G5'))
      .choose('end')
      .choose('familiar:reanimate');
    first.choose(strike(first, 'reanimate', 'zombie-1', 'G5'), [blue(3), face('red', { damage: 1 }), brown(2)]);
    expect([first.offered('attack'), first.offered('move')]).toEqual([[], ['move']]);
  });

  test('Corpse Blast: a magic attack with Blast on its space; then it is defeated', () => {
    const t = raised(['corpse-blast'], 'F5', state => void monster(state, 'zombie', 'G5')).choose(
      'use:leoric-of-the-book,corpse-blast,0',
      [blue(3), yellow({ damage: 2, surge: 0 }), gray(3), brown(2)],
    );
    t.chooseWhile('answer', 'pass');
    t.chooseWhile('surge', 'done');
    if (t.kind === 'order') t.choose(t.offered('order:zombie')[0] ?? '');
    for (let i = 0; i < 3 && t.kind === 'order'; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.companions, figure(t, 'zombie-1').damage]).toEqual([[], 2]);
  });

  test('Deathly Haste: each fatigue for a movement point moves it 1 space', () => {
    const t = raised(['deathly-haste']).choose('tire').choose('use:leoric-of-the-book,deathly-haste,0');
    t.choose(`space:${at(t.state, 'G5')}`);
    expect(figure(t, 'reanimate').cells).toEqual([at(t.state, 'G5')]);
  });

  test('Fury of Undeath: one more activation', () => {
    const t = raised(['fury-of-undeath']).choose('use:leoric-of-the-book,fury-of-undeath,0');
    expect(t.state.turns.at(-1)?.figure).toBe('reanimate');
  });

  test('D2C-NECR-06 Vampiric Blood: a yellow die for it; 1 fatigue back for each monster either defeats', () => {
    const t = raised(['vampiric-blood'], 'F5', state => void monster(state, 'zombie', 'G5'))
      .choose('end')
      .choose('familiar:reanimate');
    t.choose(strike(t, 'reanimate', 'zombie-1', 'G5'), [
      blue(3),
      face('red', { damage: 1 }),
      yellow({ damage: 1, range: 1 }),
      brown(0),
    ]);
    expect([t.state.monsters, t.state.heroes[0]?.fatigue]).toEqual([[], 0]);
    // One attack on several of them, made by either.
    const army = raised(['vampiric-blood', 'army-of-death'], 'D5', state => {
      Object.assign(state.heroes[0] ?? {}, { fatigue: 2 });
      for (const space of ['H5', 'H7', 'H3']) monster(state, 'zombie', space);
    });
    expect(army.state.heroes[0]?.fatigue).toBe(3);
    army.choose('use:leoric-of-the-book,army-of-death,0', [
      blue(3),
      face('red', { damage: 1 }),
      yellow({ damage: 1, range: 1 }),
      ...[brown(0), brown(0), brown(2)],
    ]);
    for (let i = 0; i < 3 && army.kind === 'order'; i++) army.choose(army.offered()[0] ?? '');
    // 3 and 2 for Army of Death, less 1 for each of the two that fell.
    expect([army.state.monsters.map(({ id }) => id), army.state.heroes[0]?.fatigue]).toEqual([['zombie-3'], 3]);
  });

  test('Dark Pact: either may take all damage for the other', () => {
    const t = raised(['dark-pact'], 'F5', state => void monster(state, 'zombie', 'D5'))
      .choose('end')
      .choose('done');
    t.choose(strike(t, 'zombie', 'leoric-of-the-book', 'E5'), [blue(3), yellow({ damage: 2, surge: 0 }), gray(1)]);
    t.choose('use:leoric-of-the-book,dark-pact,0');
    // Leoric's own ability takes 1 damage off the roll.
    expect([t.state.heroes[0]?.damage, figure(t, 'reanimate').damage]).toEqual([0, 2]);
  });

  test('Undead Might: 2 health more; exhaust for 1 damage of its attack', () => {
    const t = raised(['undead-might'], 'F5', state => void monster(state, 'zombie', 'G5'))
      .choose('end')
      .choose('familiar:reanimate');
    t.choose(strike(t, 'reanimate', 'zombie-1', 'G5'), [blue(3), face('red', { damage: 1 }), brown(2)]).choose(
      'use:leoric-of-the-book,undead-might,0',
    );
    expect(figure(t, 'zombie-1').damage).toBe(2);
  });

  test('Army of Death: one attack of it on every monster he sees', () => {
    const t = raised(['army-of-death'], 'D5', state => {
      monster(state, 'zombie', 'H5');
      monster(state, 'zombie', 'H7');
    }).choose('use:leoric-of-the-book,army-of-death,0', [blue(3), face('red', { damage: 1 }), brown(2), brown(1)]);
    t.choose('order:zombie-1');
    expect(t.state.monsters.map(({ damage }) => damage)).toEqual([1, 2]);
  });

  test('D2C-NECR-01 D2C-NECR-02 Dying Command: knowledge passed, a monster just defeated attacks once under his command', () => {
    const t = necro(['dying-command'], state => {
      monster(state, 'zombie', 'G5');
      monster(state, 'goblin-archer*', 'H5');
    });
    t.choose(strike(t, 'reapers-scythe', 'zombie-1', 'G5'), [blue(3), yellow({ damage: 1, range: 1 }), brown(0)]);
    // As many shields as his knowledge.
    t.choose('use:leoric-of-the-book,dying-command,0', [gray(2), black(3)]).choose('done');
    t.choose(strike(t, 'zombie', 'goblin-archer-master-1', 'H5'), [blue(3), yellow({ damage: 1, range: 1 }), gray(0)]);
    // 2 + 1 hearts, of which Leoric's own ability takes one.
    expect([t.kind, t.state.monsters.map(({ id, damage }) => [id, damage])]).toEqual([
      'turn',
      [['goblin-archer-master-1', 2]],
    ]);
    expect(t.state.heroes[0]?.cards.find(({ id }) => id === 'dying-command')?.tired).toBe(true);
  });

  test('D2C-NECR-01 Dying Command: knowledge failed, he recovers 1 fatigue; after a monster of his Reanimate too, not of another', () => {
    const card = 'use:leoric-of-the-book,dying-command,0';
    // Six shields are more than knowledge 5.
    const FAILED = [gray(3), black(3)];
    const t = raised(['dying-command'], 'F5', state => void monster(state, 'zombie', 'G5'))
      .choose('end')
      .choose('familiar:reanimate');
    t.choose(strike(t, 'reanimate', 'zombie-1', 'G5'), [blue(3), face('red', { damage: 1 }), brown(0)]);
    expect([t.kind, t.state.heroes[0]?.fatigue]).toEqual(['answer', 1]);
    t.choose(card, FAILED);
    // 1 and 2 for the card, less 1.
    expect([t.state.heroes[0]?.fatigue, t.state.monsters]).toEqual([2, []]);
    const other = acts(
      sit(state => {
        hero(state, 'leoric-of-the-book', 'necromancer', 'E5', ['dying-command']);
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'J8');
      }),
      'syndrael',
    );
    other.choose(strike(other, 'iron-longsword', 'zombie-1', 'G5'), [blue(3), face('red', { damage: 1 }), brown(0)]);
    expect([other.state.monsters.length, other.kind]).toEqual([1, 'turn']);
  });
});
