import { describe, expect, test } from 'vitest';
import { at, face, figure, hero, holds, monster, type Played, raid, sit, strike } from '../positions.ts';

const gray = (shield: number) => face('gray', { shield });
const black = (shield: number) => face('black', { shield });
const blue = (range: number) => face('blue', { range });
const FAIL = [gray(3), black(4)] as const;
const PASS = [gray(0), black(0)] as const;

/** Syndrael has had her turn; it is the turn of the only monster. */
function against(
  name: string,
  spaces: readonly string[],
  more: (state: Parameters<Parameters<typeof sit>[0]>[0]) => void = () => {},
): Played {
  const t = sit(state => {
    hero(state, 'syndrael', 'knight', 'F5');
    monster(state, name, ...spaces);
    more(state);
  });
  while (t.kind === 'next-hero' || t.kind === 'turn') t.choose(t.offered('hero')[0] ?? 'end');
  return t;
}

describe('actions of monsters', () => {
  test('Howl: heroes within 3 spaces test willpower or suffer 1 fatigue', () => {
    const t = against('barghest', ['I5', 'J5']).choose('use:barghest-1,howl,0', [...FAIL]);
    expect(t.state.heroes[0]?.fatigue).toBe(1);
    expect(
      against('barghest', ['I5', 'J5'], state => {
        const [one] = state.heroes;
        if (one !== undefined) one.cells = [at(state, 'C8')];
      }).offered('use'),
    ).toEqual([]);
  });

  test('Grab: an adjacent hero tests might or is immobilized', () => {
    const t = against('zombie*', ['G5']).choose('use:zombie-master-1,grab,0', [gray(2), black(3)]);
    expect(t.state.heroes[0]?.conditions).toEqual(['immobilized']);
    expect(against('zombie*', ['H5']).offered('use')).toEqual([]);
  });

  test('D2C-MAB-07 D2C-MAB-08 Shambling: one move action of its own, more if something grants them', () => {
    const t = against('zombie', ['J8']).choose('move');
    expect(t.offered('move')).toEqual([]);
    const dashing = against('zombie', ['J8'], state => holds(state, ['dash']))
      .choose('play:dash')
      .choose('move')
      .choose('move');
    expect(dashing.state.turns[0]?.moves).toBe(2);
  });

  test('Throw: might failed, the hero is put up to 3 spaces away and suffers 1 damage', () => {
    const t = against('ettin*', ['G5', 'H5', 'G6', 'H6']).choose('use:ettin-master-1,throw,0', [gray(1), black(4)]);
    t.choose(`space:${at(t.state, 'C5')}`);
    expect(figure(t, 'syndrael')).toMatchObject({ cells: [at(t.state, 'C5')], damage: 1 });
  });

  test('Heal: a monster within 3 spaces recovers the hearts of a red die', () => {
    const t = against('flesh-moulder*', ['J5'], state => {
      const [own] = state.monsters;
      if (own !== undefined) own.damage = 4;
    }).choose('use:flesh-moulder-master-1,heal,0', [face('red', { damage: 2 })]);
    expect(figure(t, 'flesh-moulder-master-1').damage).toBe(2);
    expect(against('flesh-moulder*', ['J5']).offered('use')).toEqual([]);
  });

  test('Fire: one attack on all adjacent figures, each defends for itself', () => {
    const t = against('elemental', ['G5', 'H5', 'G6', 'H6'], state => {
      hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
    });
    t.choose('use:elemental-1,fire,0', [blue(3), face('red', { damage: 2 }), gray(1), gray(2)]);
    t.chooseWhile('answer', 'pass');
    t.choose('order:syndrael');
    expect([figure(t, 'syndrael').damage, figure(t, 'avric-albright').damage]).toEqual([3, 2]);
  });

  test('Earth: adjacent heroes test awareness or are immobilized', () => {
    const t = against('elemental', ['G5', 'H5', 'G6', 'H6']).choose('use:elemental-1,earth,0', [gray(1), black(2)]);
    expect(t.state.heroes[0]?.conditions).toEqual(['immobilized']);
  });

  test('Water: adjacent heroes test willpower or suffer 2 fatigue', () => {
    const t = against('elemental', ['G5', 'H5', 'G6', 'H6']).choose('use:elemental-1,water,0', [gray(3), black(0)]);
    expect(t.state.heroes[0]?.fatigue).toBe(2);
  });

  test("D2C-MON-01 D2C-MAB-48 Air: until the overlord's next turn only attacks from adjacent spaces affect it", () => {
    const t = against('elemental', ['G5', 'H5', 'G6', 'H6'], state => {
      hero(state, 'avric-albright', 'disciple', 'C8', ['sling']).acted = true;
    });
    t.choose('use:elemental-1,air,0').choose('end');
    t.choose('hero:avric-albright');
    if (t.kind === 'equip') t.choose('done');
    expect(t.offered('attack')).toEqual([]);
    t.choose('end');
    expect(t.offered('attack:iron-longsword').length).toBeGreaterThan(0);
    // The overlord's next turn begins: it is over.
    t.choose('end').choose('end');
    for (let i = 0; i < 5 && t.kind !== 'turn'; i++) t.choose(t.offered('hero:avric')[0] ?? 'done');
    expect([t.state.round, t.offered('attack:sling').length > 0]).toEqual([3, true]);
  });

  test('D2C-MON-01 D2C-MAB-48 Air: an attack from afar on its neighbour does not affect it either', () => {
    const blast = (air: boolean): string[] => {
      const t = against('elemental', ['G5', 'H5', 'G6', 'H6'], state => {
        const tarha = hero(state, 'widow-tarha', 'runemaster', 'C5', ['exploding-rune']);
        tarha.acted = true;
        monster(state, 'zombie', 'F6');
        state.used.round.push('widow-tarha/widow-tarha/0');
      });
      if (t.kind === 'overlord-turn') t.choose('group:elemental');
      if (air) t.choose('use:elemental-1,air,0');
      for (let i = 0; i < 9 && t.kind !== 'next-hero'; i++) t.choose(t.offered('group')[0] ?? 'end');
      t.choose('hero:widow-tarha').chooseWhile('equip', 'done').choose('use:widow-tarha,exploding-rune,0');
      // The only target is taken by itself.
      if (t.kind === 'pick') t.choose(strike(t, 'arcane-bolt', 'zombie-1', 'F6'));
      const rolled = t.events().findLast(e => e.kind === 'attack-rolled');
      return rolled?.kind === 'attack-rolled' ? rolled.defence.map(one => one.figure).sort() : [];
    };
    expect([blast(false), blast(true)]).toEqual([
      ['elemental-1', 'syndrael', 'zombie-1'],
      ['syndrael', 'zombie-1'],
    ]);
  });
});

describe('passive abilities', () => {
  test('Scamper: through heroes, never to a stop among them', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F2');
      monster(state, 'goblin-archer', 'F3');
    });
    t.choose('end').choose('move');
    expect([t.offered(`go:${at(t.state, 'F2')}`), t.offered(`go:${at(t.state, 'G2')}`).length]).toEqual([[], 1]);
  });

  test('Cowardly: no surges unless a master or lieutenant is within 3 spaces', () => {
    const shot = (leader: string) => {
      const t = against('goblin-archer', ['H5'], state => {
        monster(state, 'goblin-archer*', leader);
      });
      if (t.kind === 'activate') t.choose('monster:goblin-archer-1');
      t.choose(strike(t, 'goblin-archer', 'syndrael', 'F5'), [
        blue(6),
        face('yellow', { damage: 2, surge: 0 }),
        gray(0),
      ]);
      t.chooseWhile('answer', 'pass');
      return t.kind;
    };
    expect([shot('J5'), shot('D8')]).toEqual(['surge', 'monster-turn']);
  });

  test('Web: a hero who leaves a space beside it suffers 1 fatigue (D2C-MAB-51), beyond the stamina damage (D2C-MAB-52)', () => {
    const left = (fatigue: number) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'F5').fatigue = fatigue;
        monster(state, 'cave-spider*', 'G5');
      });
      t.choose('move');
      return t.choose(`go:${at(t.state, 'E4')},move-1`).state.heroes[0];
    };
    expect(left(0)).toMatchObject({ fatigue: 1, damage: 0 });
    expect(left(4)).toMatchObject({ fatigue: 4, damage: 1 });
    // At every such space anew, and nothing where it is not beside the spider.
    const along = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'cave-spider*', 'G5');
    }).choose('move');
    along.choose(`go:${at(along.state, 'F4')},move-1`).choose(`go:${at(along.state, 'E3')},move-1`);
    expect(along.state.heroes[0]?.fatigue).toBe(2);
    along.choose(`go:${at(along.state, 'E4')},move-1`);
    expect(along.state.heroes[0]).toMatchObject({ fatigue: 2, damage: 0 });
    // Whoever is moved away suffers it too.
    const moved = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5').fatigue = 4;
      monster(state, 'cave-spider*', 'G5');
      monster(state, 'lady-eliza-farrow', 'F3');
    }, 'lady-eliza-farrow').choose('use:lady-eliza-farrow,seduce,0', [...PASS]);
    moved.choose(`space:${at(moved.state, 'E4')}`);
    expect(moved.state.heroes[0]).toMatchObject({ fatigue: 4, damage: 1 });
  });

  test('Night Stalker: one more brown die against heroes who are not adjacent', () => {
    const pool = (space: string) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', space, ['fire-flask']);
        monster(state, 'barghest*', 'H5', 'I5');
      });
      t.choose('use:syndrael,fire-flask,0');
      if (t.kind === 'pick') t.choose(t.offered('attack')[0] ?? '', [1, 1, 1, 1]);
      return t.events().findLast(e => e.kind === 'attack-rolled');
    };
    expect(pool('E5')).toMatchObject({ defence: [{ dice: [{ kind: 'gray' }, { kind: 'brown' }] }] });
    expect(pool('G5')).toMatchObject({ defence: [{ dice: [{ kind: 'gray' }] }] });
  });

  test('D2C-MON-10 D2C-MAB-58 D2C-MAB-59 D2C-MAB-60 D2-MISS-03 Shadow: whoever attacks beside it spends a surge first, whatever the target, or misses', () => {
    const beside = (surges: boolean) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'zombie', 'E5');
        monster(state, 'shadow-dragon', 'G4', 'H4', 'I4', 'G5', 'H5', 'I5');
      });
      return t.choose(strike(t, 'iron-longsword', 'zombie-1', 'E5'), [
        blue(surges ? 2 : 3),
        face('red', { damage: 1 }),
        face('brown', { shield: 0 }),
      ]);
    };
    // Two spaces away it hinders nobody.
    const far = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'E5');
      monster(state, 'shadow-dragon', 'H4', 'I4', 'J4', 'H5', 'I5', 'J5');
    });
    far.choose(strike(far, 'iron-longsword', 'zombie-1', 'E5'), [
      blue(3),
      face('red', { damage: 1 }),
      face('brown', { shield: 2 }),
    ]);
    expect([far.kind, figure(far, 'zombie-1').damage]).toEqual(['turn', 1]);
    const none = beside(false);
    expect([none.kind, figure(none, 'zombie-1').damage]).toEqual(['turn', 0]);
    const one = beside(true);
    expect(one.offered()).toEqual(['surge:shadow,0', 'pass']);
    one.choose('surge:shadow,0');
    expect(one.state.monsters.some(({ id }) => id === 'zombie-1')).toBe(false);
    // Who does not spend it misses.
    const kept = beside(true).choose('pass');
    expect([kept.kind, figure(kept, 'zombie-1').damage, kept.events().some(e => e.kind === 'missed')]).toEqual([
      'turn',
      0,
      true,
    ]);
    // Two spaces away from the dragon nothing is asked for.
    const away = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'D5');
      monster(state, 'shadow-dragon', 'G4', 'H4', 'I4', 'G5', 'H5', 'I5');
    });
    away.choose(strike(away, 'iron-longsword', 'zombie-1', 'D5'), [
      blue(3),
      face('red', { damage: 1 }),
      face('brown', { shield: 0 }),
    ]);
    expect(away.state.monsters.map(({ id }) => id)).toEqual(['shadow-dragon-1']);
  });

  test('Flail: the master may strike at two different heroes with one roll', () => {
    const t = against('merriod*', ['G5', 'H5', 'G6', 'H6'], state => {
      hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
    });
    t.choose(strike(t, 'merriod', 'syndrael', 'F5'));
    expect(t.offered()).toEqual([strike(t, 'merriod', 'avric-albright', 'F6'), 'pass']);
    t.choose(strike(t, 'merriod', 'avric-albright', 'F6'), [blue(3), face('red', { damage: 2 }), gray(0), gray(3)]);
    t.chooseWhile('answer', 'pass');
    t.chooseWhile('surge', 'done');
    t.choose('order:syndrael');
    expect([figure(t, 'syndrael').damage, figure(t, 'avric-albright').damage]).toEqual([4, 1]);
  });

  test('Reach: an ettin strikes two spaces away', () => {
    const t = against('ettin', ['H5', 'I5', 'H6', 'I6']);
    expect(t.offered('attack')).toEqual([strike(t, 'ettin', 'syndrael', 'F5')]);
  });

  test('Fire Breath: a path of 4 spaces from the target space on, everybody on it once (D2C-MAB-26 D2C-MAB-27 D2C-MAB-28)', () => {
    const t = against('shadow-dragon*', ['G4', 'H4', 'I4', 'G5', 'H5', 'I5'], state => {
      hero(state, 'avric-albright', 'disciple', 'D5').acted = true;
    });
    t.choose(strike(t, 'shadow-dragon', 'syndrael', 'F5'), [blue(2), face('red', { damage: 2 }), gray(3)]);
    t.chooseWhile('answer', 'pass');
    t.choose('surge:shadow-dragon,0');
    t.choose(`space:${at(t.state, 'E5')}`)
      .choose(`space:${at(t.state, 'D5')}`)
      .choose('done', [gray(1)]);
    t.chooseWhile('answer', 'pass');
    t.chooseWhile('surge', 'done');
    t.choose('order:syndrael');
    expect([figure(t, 'syndrael').damage, figure(t, 'avric-albright').damage]).toEqual([1, 3]);
  });

  test('D2C-MAB-27 D2C-MAB-28 Fire Breath: 3 spaces after the target space, round a corner too, then the dice roll', () => {
    const t = against('shadow-dragon*', ['G4', 'H4', 'I4', 'G5', 'H5', 'I5'], state => {
      hero(state, 'avric-albright', 'disciple', 'F7').acted = true;
      hero(state, 'jain-fairwood', 'wildlander', 'F8').acted = true;
    });
    t.choose(strike(t, 'shadow-dragon', 'syndrael', 'F5'), [blue(2), face('red', { damage: 2 }), gray(3)]);
    t.chooseWhile('answer', 'pass');
    t.choose('surge:shadow-dragon,0');
    for (const space of ['E5', 'E6', 'F7']) t.choose(`space:${at(t.state, space)}`, space === 'F7' ? [gray(0)] : []);
    t.chooseWhile('answer', 'pass').chooseWhile('surge', 'done');
    // The fifth space, beside the last, is out of it.
    expect(t.kind).toBe('order');
    t.choose('order:syndrael').chooseWhile('answer', 'pass');
    expect(['syndrael', 'avric-albright', 'jain-fairwood'].map(id => figure(t, id).damage)).toEqual([1, 4, 0]);
  });
});

/** Whom the attack of the dragon affects that breathes over an elemental, with Air around it or without. */
const breathedOn = (air: boolean): string[] => {
  const t = against('shadow-dragon*', ['G4', 'H4', 'I4', 'G5', 'H5', 'I5'], state => {
    monster(state, 'elemental', 'C5', 'D5', 'C6', 'D6');
    if (air)
      state.lasting.push({
        source: 'air',
        key: 'air',
        on: 'elemental-1',
        by: 'elemental-1',
        until: 'quest-end',
        what: { do: 'permit', rule: 'only-adjacent-attackers' },
        next: false,
      });
  });
  t.choose('group:shadow-dragon');
  t.choose(strike(t, 'shadow-dragon', 'syndrael', 'F5'), [blue(2), face('red', { damage: 2 }), gray(3)]);
  t.chooseWhile('answer', 'pass').choose('surge:shadow-dragon,0');
  t.choose(`space:${at(t.state, 'E5')}`).choose(`space:${at(t.state, 'D5')}`);
  t.choose('done', air ? [] : [gray(1), black(0)]);
  return t.events().flatMap(e => (e.kind === 'attack-rolled' ? e.defence.map(one => one.figure) : []));
};

test('D2C-MON-01 D2C-MAB-48 Fire Breath from afar does not affect an elemental in the air', () => {
  expect([breathedOn(false), breathedOn(true)]).toEqual([['syndrael', 'elemental-1'], ['syndrael']]);
});

describe('lieutenants', () => {
  test('D2C-MAB-05 D2C-MAB-06 Promotion: Splig tests willpower to make a master of an adjacent minion, unharmed', () => {
    const t = against('splig', ['J5'], state => {
      // He has it in act II only.
      state.act = 2;
      monster(state, 'goblin-archer', 'J6').damage = 1;
    });
    t.choose('group:splig').choose('use:splig,promotion,0', [...PASS]);
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([
      ['splig', 0],
      ['goblin-archer-master-1', 0],
    ]);
  });

  /** Splig of act II at J5 with a goblin archer, whose group may have one master. */
  const promoting = (space: string, more: (state: Parameters<Parameters<typeof sit>[0]>[0]) => void = () => {}) =>
    against('splig', ['J5'], state => {
      state.act = 2;
      monster(state, 'goblin-archer', space);
      more(state);
    }).choose('group:splig');

  test('D2C-MAB-05 Promotion: willpower decides; only a minion beside him, and within the group limit', () => {
    // Splig has willpower 3 and might 4.
    const ranks = (dice: readonly number[]) =>
      promoting('J6')
        .choose('use:splig,promotion,0', dice)
        .state.monsters.map(({ id }) => id);
    expect(ranks([gray(1), black(3)])).toEqual(['splig', 'goblin-archer-1']);
    expect(ranks([gray(1), black(2)])).toEqual(['splig', 'goblin-archer-master-1']);
    expect(promoting('J7').offered('use:splig,promotion')).toEqual([]);
    const led = promoting('J6', state => void monster(state, 'goblin-archer*', 'J8'));
    led.choose('use:splig,promotion,0', [...PASS]);
    expect(led.state.monsters.map(({ id }) => id)).toEqual(['splig', 'goblin-archer-1', 'goblin-archer-master-1']);
    const mastered = against('splig', ['J5'], state => {
      state.act = 2;
      monster(state, 'goblin-archer*', 'J6');
    }).choose('group:splig');
    expect(mastered.offered('use:splig,promotion')).toEqual([]);
  });

  test('D2C-MAB-06 Promotion: neither conditions nor tokens go over to the master', () => {
    const t = promoting('J6', state => {
      Object.assign(state.monsters[1] ?? {}, { conditions: ['poisoned'], marks: { x: 1 }, damage: 1 });
    }).choose('use:splig,promotion,0', [...PASS]);
    const { cells, conditions, marks, damage } = figure(t, 'goblin-archer-master-1');
    expect({ cells, conditions, marks, damage }).toEqual({
      cells: [at(t.state, 'J6')],
      conditions: [],
      marks: {},
      damage: 0,
    });
  });

  test('D2C-MAB-53 D2C-MAB-54 D2C-MAB-55 Sacrifice: up to 5 damage of an adjacent monster, never more than it has', () => {
    const t = against('lady-eliza-farrow', ['J5'], state => {
      monster(state, 'zombie', 'J6');
      const [eliza] = state.monsters;
      if (eliza !== undefined) eliza.damage = 5;
    });
    t.choose('group:lady-eliza-farrow').choose('use:lady-eliza-farrow,sacrifice,0');
    expect(t.offered()).toEqual(['number:1', 'number:2', 'number:3']);
    t.choose('number:2');
    expect([figure(t, 'zombie-1').damage, figure(t, 'lady-eliza-farrow').damage]).toEqual([2, 3]);
  });

  test('D2C-MAB-53 Sacrifice: of a monster with more health at most 5, and only of one beside her', () => {
    const offered = (space: string): readonly string[] => {
      const spaces = space === 'I6' ? ['I6', 'J6', 'I7', 'J7'] : ['I7', 'J7', 'I8', 'J8'];
      const t = against('lady-eliza-farrow', ['J5'], state => void monster(state, 'ettin*', ...spaces));
      t.choose('group:lady-eliza-farrow');
      const use = t.offered('use:lady-eliza-farrow,sacrifice')[0];
      return use === undefined ? [] : t.choose(use).offered();
    };
    expect(offered('I6')).toEqual(['number:1', 'number:2', 'number:3', 'number:4', 'number:5']);
    expect(offered('I7')).toEqual([]);
  });

  test('D2-LTGEN-06 Seduce: Eliza tests willpower; a hero within 3 spaces is moved 1 space and stunned', () => {
    const offered = (space: string) => against('lady-eliza-farrow', [space]).offered('use:lady-eliza-farrow,seduce');
    expect([offered('I5').length, offered('J5')]).toEqual([1, []]);
    const t = against('lady-eliza-farrow', ['H5']).choose('use:lady-eliza-farrow,seduce,0', [...PASS]);
    expect(t.offered(`space:${at(t.state, 'G7')}`)).toEqual([]);
    t.choose(`space:${at(t.state, 'G6')}`);
    expect(figure(t, 'syndrael')).toMatchObject({ cells: [at(t.state, 'G6')], conditions: ['stunned'] });
  });

  test('D2C-MAB-09 D2C-MAB-10 Dominion: Zachareth moves a hero in sight up to 2 spaces, who tests willpower or is immobilized', () => {
    const t = against('baron-zachareth', ['J5']).choose('use:baron-zachareth,dominion,0', [...PASS]);
    t.choose(`space:${at(t.state, 'H5')}`, [...FAIL]);
    expect(figure(t, 'syndrael')).toMatchObject({ cells: [at(t.state, 'H5')], conditions: ['immobilized'] });
  });

  test('D2C-MAB-09 Dominion: willpower decides; any space up to 2 away, or none, of a hero in sight', () => {
    const tested = (dice: readonly number[]) =>
      against('baron-zachareth', ['J5']).choose('use:baron-zachareth,dominion,0', dice);
    // He has willpower 3 and might 4.
    expect(tested([gray(1), black(3)]).kind).toBe('monster-turn');
    const t = tested([gray(0), black(3)]);
    expect(t.kind).toBe('where');
    expect(['D5', 'H7', 'F3', 'C5', 'I5'].map(name => t.offered(`space:${at(t.state, name)}`).length)).toEqual([
      1, 1, 1, 0, 0,
    ]);
    expect(t.offered('done')).toEqual(['done']);
    const hidden = against('baron-zachareth', ['J5'], state => {
      for (const name of ['G3', 'G4', 'G5', 'G6', 'G7', 'G8']) state.ground[at(state, name)] = 'obstacle';
    });
    expect(hidden.offered('use:baron-zachareth,dominion')).toEqual([]);
  });

  test('D2C-MAB-10 Dominion: the hero tests after the movement, with a willpower of her own, and may pass', () => {
    // Syndrael has willpower 2, the baron 3.
    const after = (dice: readonly number[]) => {
      const t = against('baron-zachareth', ['J5']).choose('use:baron-zachareth,dominion,0', [...PASS]);
      expect([t.kind, figure(t, 'syndrael').conditions]).toEqual(['where', []]);
      t.choose(`space:${at(t.state, 'E5')}`, dice);
      expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'E5')]);
      return figure(t, 'syndrael').conditions;
    };
    expect([after([gray(0), black(3)]), after([gray(0), black(2)])]).toEqual([['immobilized'], []]);
  });

  test('D2-ACTN-07 D2-MGEN-18 Cry Havoc contains an attack: after an attack of his own Belthir has it no more', () => {
    const t = against('belthir', ['G5'], state => {
      // He has it in act II only.
      state.act = 2;
    });
    expect(t.offered('use:belthir,cry-havoc')).toHaveLength(1);
    t.choose(strike(t, 'belthir', 'syndrael', 'F5'), [face('blue', { miss: true }), 1, 1, 1]);
    t.chooseWhile('answer', 'pass');
    expect([t.offered('use:belthir,cry-havoc'), t.offered('move')]).toEqual([[], ['move']]);
    // Nor an attack of his own after it.
    const flown = against('belthir', ['G5'], state => {
      state.act = 2;
    }).choose('use:belthir,cry-havoc,0');
    for (let i = 0; i < 9 && flown.kind !== 'monster-turn'; i++) flown.choose(flown.offered()[0] ?? '');
    expect([flown.state.turns[0]?.actions, flown.offered('attack'), flown.offered('use:belthir,cry-havoc')]).toEqual([
      1,
      [],
      [],
    ]);
  });
});
