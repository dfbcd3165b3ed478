import { describe, expect, test } from 'vitest';
import { acts, at, face, figure, go, hero, holds, monster, type Played, sit } from '../positions.ts';

/** Two heroes of one player, an ettin and two goblins far away. */
const morning = (options: Parameters<typeof sit>[1] = { heroes: 4 }): Played =>
  sit(state => {
    hero(state, 'syndrael', 'knight', 'E3');
    hero(state, 'avric-albright', 'disciple', 'E6');
    monster(state, 'goblin-archer', 'J8');
    monster(state, 'goblin-archer', 'J7');
    monster(state, 'zombie', 'J3');
  }, options);

const ends = (t: Played): Played => {
  for (let i = 0; i < 40 && t.kind !== null && t.offered('end').length > 0; i++) t.choose('end');
  return t;
};

describe('rounds and turns', () => {
  test('D2-ROUND-01 D2-ROUND-02 a round begins with a hero; the heroes decide the order anew after each turn', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'E3');
        hero(state, 'avric-albright', 'disciple', 'E6');
        hero(state, 'jain-fairwood', 'thief', 'E8');
        monster(state, 'zombie', 'J3');
        // The last step of the set-up.
        state.stage = 'setup';
        state.todo = ['begin'];
      },
      { heroes: 3, seats: 3 },
    );
    // Whoever of the two players answers first says who is next.
    expect([t.kind, t.seat, t.match.ask?.also]).toEqual(['next-hero', 1, [2]]);
    expect(t.offered()).toEqual(['hero:syndrael', 'hero:avric-albright', 'hero:jain-fairwood']);
    t.choose('hero:avric-albright');
    expect([t.kind, t.offered('hero:')]).toEqual(['turn', []]);
    t.choose('end');
    expect([t.kind, t.offered()]).toEqual(['next-hero', ['hero:syndrael', 'hero:jain-fairwood']]);
    t.choose('hero:jain-fairwood').choose('end');
    // One hero is left: nobody needs to be asked.
    expect([t.kind, t.state.turns.map(one => one.figure)]).toEqual(['turn', ['syndrael']]);
    t.choose('end').choose('end');
    // Another round, another order.
    expect([t.state.round, t.kind, t.offered().length]).toEqual([2, 'next-hero', 3]);
  });

  test('D2-ROUND-03 D2-ROUND-04 D2-ROUND-05 after all heroes the overlord acts, then the next round begins with a hero; nobody passes his turn by', () => {
    const t = morning();
    expect(t.offered()).toEqual(['hero:syndrael', 'hero:avric-albright']);
    t.choose('hero:avric-albright').choose('end');
    expect([t.state.stage, t.state.turns.map(one => one.figure)]).toEqual(['heroes', ['syndrael']]);
    t.choose('end');
    expect([t.state.stage, t.seat, t.offered()]).toEqual(['overlord', 0, ['group:goblin-archer', 'group:zombie']]);
    t.choose('group:zombie');
    ends(t);
    if (t.kind === 'activate') t.choose('monster:goblin-archer-1');
    ends(t);
    ends(t);
    expect([t.state.round, t.state.stage, t.kind]).toEqual([2, 'heroes', 'next-hero']);
    expect(t.state.heroes.map(one => one.acted)).toEqual([false, false]);
  });

  test('D2-HTURN-03 D2-EXH-03 exhausted cards are refreshed at the start of the own turn', () => {
    const t = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E3');
      for (const card of syndrael.cards) card.tired = true;
      const avric = hero(state, 'avric-albright', 'disciple', 'E6');
      for (const card of avric.cards) card.tired = true;
      monster(state, 'zombie', 'J3');
    });
    t.choose('hero:syndrael');
    expect(t.state.heroes.map(one => one.cards.some(card => card.tired))).toEqual([false, true]);
  });

  test('D2-HTURN-09 D2-ACTN-01 D2-ACTN-02 D2-ACTN-14 two actions, the same twice if one likes, or none, for heroes and monsters', () => {
    const t = acts(morning(), 'syndrael');
    expect(t.offered('end')).toEqual(['end']);
    t.choose('move').choose('move');
    expect(t.offered().filter(id => id === 'move' || id === 'rest')).toEqual([]);
    expect(t.state.turns[0]?.pools).toEqual([
      { source: 'move-1', left: 4 },
      { source: 'move-2', left: 4 },
    ]);
    const rests = acts(morning(), 'syndrael').choose('rest');
    expect(rests.offered('rest')).toEqual(['rest']);
    expect(rests.choose('rest').offered('rest')).toEqual([]);
    const night = morning().choose('hero:syndrael').choose('end').choose('end').choose('group:zombie');
    expect([night.state.turns[0]?.actions, night.offered('end')]).toEqual([2, ['end']]);
  });

  test('D2-HTURN-04 D2-HTURN-05 D2-EQUIP-03 D2-EQUIP-07 items are equipped at the start of the turn only, within two hands', () => {
    const t = sit(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'E3');
      syndrael.cards.push({ id: 'iron-battleaxe', tired: false, worn: false, used: false, on: null });
      monster(state, 'zombie', 'F3');
    });
    expect([t.kind, t.offered('wear')]).toEqual(['equip', []]);
    t.choose('take-off:iron-longsword');
    expect(t.offered('wear:iron-battleaxe')).toEqual([]);
    t.choose('take-off:wooden-shield-knight').choose('wear:iron-battleaxe').choose('done');
    expect(t.kind).toBe('turn');
    expect(t.offered('wear')).toEqual([]);
    expect(t.offered('take-off')).toEqual([]);
    // Neither afterwards; and the shield that lies face down is of no use to her.
    t.choose('end');
    expect([t.state.stage, t.kind]).toEqual(['overlord', 'monster-turn']);
    t.choose(`attack:zombie,syndrael,${at(t.state, 'E3')}`, [
      face('blue', { range: 3 }),
      face('yellow', { damage: 1, surge: 0 }),
      face('gray', { shield: 0 }),
    ]);
    expect([t.kind, figure(t, 'syndrael').damage]).toEqual(['monster-turn', 3]);
  });

  test('D2-OTURN-01 D2-OLGEN-10 the overlord draws a card at the start of his turn', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'zombie', 'J3');
      holds(state, [], ['dash', 'frenzy', 'frenzy']);
    });
    t.choose('end');
    expect(t.state.overlord.hand).toHaveLength(1);
    // And so in each of his turns.
    for (let i = 0; i < 6 && t.state.round === 1; i++) t.choose('end');
    for (let i = 0; i < 6 && t.state.stage === 'heroes'; i++) t.choose(t.offered('end')[0] ?? 'done');
    expect([t.state.round, t.state.overlord.hand.length]).toEqual([2, 2]);
  });

  test('D2-OTURN-04 D2-OTURN-11 D2-OTURN-12 D2-OTURN-13 all groups are activated, one after the other, each as a whole', () => {
    const t = morning();
    t.choose('hero:avric-albright').choose('end').choose('end');
    expect(t.offered()).toEqual(['group:goblin-archer', 'group:zombie']);
    t.choose('group:goblin-archer');
    expect(t.offered()).toEqual(['monster:goblin-archer-1', 'monster:goblin-archer-2']);
    t.choose('monster:goblin-archer-2').choose('end');
    // The other goblin comes before any zombie, by itself.
    expect(t.state.turns[0]?.figure).toBe('goblin-archer-1');
    t.choose('end');
    expect(t.state.turns[0]?.figure).toBe('zombie-1');
    t.choose('end');
    expect(t.state.round).toBe(2);
  });

  test('D2-OTURN-05 D2-OTURN-06 D2-ACTN-07 a monster has two actions, but attacks once', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'zombie', 'F3');
      monster(state, 'zombie', 'J8');
    });
    t.choose('end').choose('monster:zombie-1');
    expect(t.state.turns[0]?.actions).toBe(2);
    expect(t.offered('attack')).toEqual([`attack:zombie,syndrael,${at(t.state, 'E3')}`]);
    t.choose(`attack:zombie,syndrael,${at(t.state, 'E3')}`, [1, 1, 1]);
    if (t.kind === 'answer') t.choose('pass');
    expect(t.offered('attack')).toEqual([]);
    expect(t.offered('move')).toEqual(['move']);
    t.choose('move');
    expect([t.state.turns[0]?.actions, t.offered('move')]).toEqual([0, []]);
    // The other one of the group is activated after it.
    t.choose('end');
    expect(t.state.turns.map(one => [one.figure, one.actions])).toEqual([['zombie-2', 2]]);
  });

  test('D2-ACTN-06 a hero may attack with both actions', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'ettin', 'F3', 'G3', 'F4', 'G4');
    });
    const blow = `attack:unarmed,ettin-1,${at(t.state, 'F3')}`;
    t.choose(blow, [1, 1, 1]).choose(blow, [1, 1, 1]);
    expect(t.offered('attack')).toEqual([]);
  });
});

describe('two heroes', () => {
  const pair = (conditions: readonly 'stunned'[] = []) =>
    acts(
      sit(
        state => {
          Object.assign(hero(state, 'syndrael', 'knight', 'E3'), { damage: 3, conditions: [...conditions] });
          hero(state, 'avric-albright', 'disciple', 'E8');
          monster(state, 'ettin', 'F3', 'G3', 'F4', 'G4');
        },
        { heroes: 2 },
      ),
      'syndrael',
    );

  test('D2-TWO-01 D2-TWO-04 one more attack without an action, before or after any action', () => {
    const t = pair();
    const cell = at(t.state, 'F3');
    t.choose(`attack:unarmed,ettin-1,${cell},true`, [1, 1, 1]);
    expect(t.state.turns[0]?.actions).toBe(2);
    expect(t.offered('attack').filter(id => id.endsWith('true'))).toEqual([]);
    expect(t.offered('attack').length).toBeGreaterThan(0);
    // After an action, and after the last one: then no other attack is left.
    const late = pair().choose('rest');
    expect(late.offered(`attack:unarmed,ettin-1,${cell}`)).toHaveLength(2);
    late.choose('rest');
    expect(late.offered('attack:unarmed')).toEqual(late.offered('attack:unarmed').filter(id => id.endsWith('true')));
    late.choose(`attack:unarmed,ettin-1,${cell},true`, [1, 1, 1]);
    expect([late.state.turns[0]?.actions, late.offered('attack')]).toEqual([0, []]);
  });

  test('D2-TWO-06 it is an attack action all the same: who is stunned shakes that off first', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'E3').conditions = ['stunned'];
          hero(state, 'avric-albright', 'disciple', 'E8');
          monster(state, 'ettin', 'F3', 'G3', 'F4', 'G4');
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    const free = () => t.offered('attack').filter(id => id.endsWith('true')).length;
    expect(free()).toBe(0);
    t.choose('shake-off:stunned');
    expect([free() > 0, t.state.turns[0]?.actions]).toEqual([true, 1]);
  });

  test('D2-TWO-05 who did not use it may recover 2 damage at the end of the turn', () => {
    const t = pair().choose('end');
    expect([t.kind, t.offered()]).toEqual(['turn-end', ['yes', 'no']]);
    t.choose('yes');
    expect(figure(t, 'syndrael').damage).toBe(1);
    expect(figure(pair().choose('end').choose('no'), 'syndrael').damage).toBe(3);
    // With both actions used up, or where she could not attack at all.
    expect(pair().choose('rest').choose('rest').choose('end').kind).toBe('turn-end');
    expect(pair(['stunned']).choose('end').kind).toBe('turn-end');
    const used = pair();
    used.choose(`attack:unarmed,ettin-1,${at(used.state, 'F3')},true`, [1, 1, 1]).choose('end');
    expect([used.kind, used.state.turns[0]?.figure, figure(used, 'syndrael').damage]).toEqual([
      'turn',
      'avric-albright',
      3,
    ]);
  });

  test('D2-TWO-01 with three heroes there is none', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'E3');
          hero(state, 'avric-albright', 'disciple', 'E8');
          monster(state, 'zombie', 'F3');
        },
        { heroes: 3 },
      ),
      'syndrael',
    );
    expect(t.offered('attack').filter(id => id.endsWith('true'))).toEqual([]);
  });
});

describe('movement points', () => {
  const alone = (damage = 0) =>
    sit(state => {
      const one = hero(state, 'syndrael', 'knight', 'E3');
      one.damage = damage;
      monster(state, 'zombie', 'J8');
    });

  test('D2-CHAR-03 D2-MOVE-11 D2-MOVE-29 a move action gives points equal to the speed, a step costs one', () => {
    const t = alone().choose('move');
    t.choose(go(t, 'F4'));
    expect([figure(t, 'syndrael').cells, t.state.turns[0]?.pools]).toEqual([
      [at(t.state, 'F4')],
      [{ source: 'move-1', left: 3 }],
    ]);
    const slow = sit(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'E3');
      monster(state, 'goblin-archer', 'J8');
    }).choose('move');
    expect(slow.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 3 }]);
    expect(slow.choose('end').choose('move').state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 5 }]);
  });

  test('D2-TERR-31 D2-MOVE-29 water costs one more', () => {
    const t = alone().choose('move');
    t.choose(go(t, 'D3'));
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 2 }]);
  });

  test('D2-MOVE-12 D2-INT-02 a move is interrupted by another action and goes on afterwards', () => {
    const t = alone().choose('move');
    t.choose(go(t, 'F3')).choose('rest');
    t.choose(go(t, 'G3'));
    expect([figure(t, 'syndrael').cells, t.state.turns[0]?.rested]).toEqual([[at(t.state, 'G3')], true]);
  });

  test('D2-MOVE-19 D2-MOVE-20 D2-CHAR-08 fatigue buys a point each, as long as there is stamina', () => {
    const t = alone();
    for (let i = 0; i < 4; i++) t.choose('tire');
    expect([t.state.heroes[0]?.fatigue, t.state.turns[0]?.pools, t.offered('tire')]).toEqual([
      4,
      [{ source: 'fatigue', left: 4 }],
      [],
    ]);
  });

  test('D2-MOVE-30 points of several sources: one says which are spent', () => {
    const t = alone().choose('move').choose('tire');
    t.choose(go(t, 'F3', 'fatigue'));
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 4 }]);
  });

  test('D2-MOVE-31 points that are left are lost at the end of the turn', () => {
    const t = alone().choose('move').choose('end');
    t.choose('end');
    expect(t.state.turns[0]?.pools).toEqual([]);
  });

  test('D2-FIG-03 D2-MOVE-02 D2-MOVE-03 through friends, not through enemies, and never into an occupied space', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F2');
        hero(state, 'avric-albright', 'disciple', 'F3');
        monster(state, 'zombie', 'G3');
      }),
      'syndrael',
    ).choose('move');
    expect([t.offered(go(t, 'F3')), t.offered(go(t, 'F4')), t.offered(go(t, 'G3'))]).toEqual([[], [go(t, 'F4')], []]);
  });

  test('D2-COND-21 D2-COND-22 D2-COND-24 who is immobilized takes no move action and buys no points; it ends with the turn', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3').conditions = ['immobilized'];
      monster(state, 'zombie', 'J8');
    });
    expect([t.offered('move'), t.offered('tire')]).toEqual([[], []]);
    t.choose('end');
    expect(t.state.heroes[0]?.conditions).toEqual([]);
  });

  test('D2-COND-11 D2-COND-12 D2-COND-13 who is stunned first spends an action to shake it off; what is no action stays possible', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E3').conditions = ['stunned'];
      monster(state, 'zombie', 'F3');
    });
    expect([t.offered('move'), t.offered('attack'), t.offered('rest'), t.offered('tire')]).toEqual([
      [],
      [],
      [],
      ['tire'],
    ]);
    t.choose('shake-off:stunned');
    expect([t.state.turns[0]?.actions, t.offered('move')]).toEqual([1, ['move']]);
  });
});
