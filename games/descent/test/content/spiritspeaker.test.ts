import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  hero,
  holds,
  lay,
  MISS,
  monster,
  raid,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const none = face('gray', { shield: 0 });
const bare = face('brown', { shield: 0 });
const hearts = (n: 1 | 2 | 3): number => face('red', { damage: n, surge: 0 });
const use = (of: string, ability = 0): string => `use:ashrian,${of},${ability}`;
/** Blue with 2 hearts, yellow with 1. */
const staff = [face('blue', { range: 3 }), face('yellow', { range: 1, damage: 1, surge: 0 })];
const surging = [face('blue', { range: 2 }), face('yellow', { range: 1, damage: 1, surge: 0 })];

/** Ashrian as Spiritspeaker at F5, Grisban at F7 (2 spaces away), Syndrael at J3 (4 away); a zombie at H5 (2 away), one at J8. */
const camp = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      holds(state, []);
      hero(state, 'ashrian', 'spiritspeaker', 'F5', more);
      hero(state, GRISBAN, 'berserker', 'F7').damage = 6;
      hero(state, 'syndrael', 'knight', 'J3').damage = 6;
      monster(state, 'zombie', 'H5');
      monster(state, 'zombie', 'J8');
      change(state);
    }),
    'ashrian',
  );

describe('the Spiritspeaker, starting cards', () => {
  test('D2-KEYW-13 D2-KEYW-14 Oak Staff: Reach, and a surge for +1 damage', () => {
    const t = camp();
    // 2 spaces away, and seen.
    t.choose(strike(t, 'oak-staff', 'zombie-1', 'H5'), [...surging, face('brown', { shield: 2 })]);
    t.choose('surge:oak-staff,0');
    expect(damageOf(t, 'zombie-1')).toBe(2);
    expect(t.offered('attack:').some(option => option.includes('zombie-2'))).toBe(false);
  });

  /** A goblin archer attacks somebody; Ashrian holds Stoneskin. */
  const shot = (target: string, cell: string, change: (state: State) => void = () => undefined) => {
    const t = raid(state => {
      hero(state, 'ashrian', 'spiritspeaker', 'F5');
      hero(state, GRISBAN, 'berserker', 'F7');
      hero(state, 'syndrael', 'knight', 'J3');
      monster(state, 'goblin-archer', 'H7');
      change(state);
    });
    t.choose(strike(t, 'goblin-archer', target, cell));
    return t;
  };

  test('D2C-SPIR-05 D2-CHAR-12 D2-ASTEP-10 Stoneskin: before the roll a targeted hero within 3 spaces gets one gray die more, once in an attack', () => {
    const t = shot(GRISBAN, 'F7');
    expect(t.offered()).toEqual([use('stoneskin'), 'pass']);
    expect(t.state.attacks[0]?.step).toBe(2);
    t.choose(use('stoneskin'), [...staff, face('gray', { shield: 1 }), face('gray', { shield: 1 })]);
    expect(damageOf(t, GRISBAN)).toBe(1);
    expect(t.leftover).toEqual([]);
    expect([fatigueOf(t, 'ashrian'), card(t, 'ashrian', 'stoneskin').tired]).toEqual([1, true]);
    expect(t.kind).toBe('monster-turn');
  });

  test('D2-GEO-13 Stoneskin: for herself too, but for nobody farther than 3 spaces away', () => {
    const own = shot('ashrian', 'F5');
    own.choose(use('stoneskin'), [...staff, face('gray', { shield: 1 }), face('gray', { shield: 1 })]);
    expect(damageOf(own, 'ashrian')).toBe(1);
    const far = raid(state => {
      hero(state, 'ashrian', 'spiritspeaker', 'F5');
      hero(state, 'syndrael', 'knight', 'J5');
      monster(state, 'zombie', 'J6');
    });
    far.choose(strike(far, 'zombie', 'syndrael', 'J5'), [MISS, 1, none]).choose('pass');
    expect(far.kind).toBe('monster-turn');
  });

  test('D2C-SPIR-06 D2-TGT-06 Stoneskin: a hero who is merely affected gets no die', () => {
    const t = raid(state => {
      hero(state, 'ashrian', 'spiritspeaker', 'F5');
      hero(state, GRISBAN, 'berserker', 'F7');
      hero(state, AVRIC, 'disciple', 'F8').cards = [];
      monster(state, 'zombie', 'G7');
      state.lasting.push({
        source: 'zombie',
        key: 'bomb',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: {
          do: 'on',
          at: 'activation-start',
          ability: { at: 'activation-start', effects: [{ do: 'attack', blast: true, on: { who: 'hero' } }] },
        },
      });
    });
    t.choose('use:zombie-1,zombie,0').choose(strike(t, 'zombie', GRISBAN, 'F7'));
    expect(t.state.attacks[0]?.aims.map(({ figure: id, target }) => [id, target])).toEqual([
      [GRISBAN, true],
      [AVRIC, false],
      ['zombie-1', false],
    ]);
    // One target: nothing to choose. Grisban rolls two dice, Avric and the zombie one each.
    t.choose(use('stoneskin'), [...staff, face('gray', { shield: 3 }), none, none, bare]);
    for (let i = 0; t.kind === 'order' && i < 3; i++) t.choose(t.offered()[0] ?? '');
    expect([damageOf(t, GRISBAN), damageOf(t, AVRIC)]).toEqual([0, 3]);
    expect(t.leftover).toEqual([]);
  });
});

describe('the Spiritspeaker, skills for 1 XP', () => {
  test('D2-ASTEP-29 Drain Spirit: an attack for 1 fatigue; if it deals damage all heroes within 3 spaces recover 1, she too', () => {
    const t = camp(['drain-spirit'], state => {
      (state.heroes[0] as { damage: number }).damage = 3;
    });
    t.choose(use('drain-spirit'), [...staff, face('brown', { shield: 2 })]);
    expect(['ashrian', GRISBAN, 'syndrael', 'zombie-1'].map(id => damageOf(t, id))).toEqual([2, 5, 6, 1]);
    expect([fatigueOf(t, 'ashrian'), t.state.turns[0]?.actions]).toEqual([1, 1]);
    // What the zombie suffers by something else in the middle of the attack does not count.
    const blocked = camp(['drain-spirit'], state =>
      lay(state, 'zombie-1', { at: 'rolled', must: true, effects: [{ do: 'suffer', n: 1 }] }),
    );
    blocked.choose(use('drain-spirit'), [face('blue', { range: 5 }), staff[1] ?? 1, face('brown', { shield: 2 })]);
    expect([damageOf(blocked, 'zombie-1'), damageOf(blocked, GRISBAN)]).toEqual([1, 6]);
  });

  test('D2-ASTEP-26 Drain Spirit: nobody recovers where no damage is dealt', () => {
    const t = camp(['drain-spirit']);
    t.choose(use('drain-spirit'), [face('blue', { range: 5 }), staff[1] ?? 1, face('brown', { shield: 2 })]);
    expect(damageOf(t, GRISBAN)).toBe(6);
  });

  test('D2-KO-24 D2-KO-27 D2-TGT-13 Healing Rain: an action and 2 fatigue; every hero within 3 spaces recovers the hearts of one red die, unseen or knocked out', () => {
    const t = camp(['healing-rain'], state => {
      (state.heroes[0] as { damage: number }).damage = 1;
      Object.assign(hero(state, AVRIC, 'disciple', 'F8'), { down: at(state, 'F8'), cells: [], damage: 12 });
      // It hides Grisban from her.
      monster(state, 'zombie', 'F6');
    });
    t.choose(use('healing-rain'), [hearts(3)]);
    expect(['ashrian', GRISBAN, 'syndrael', AVRIC].map(id => damageOf(t, id))).toEqual([0, 3, 6, 9]);
    expect(figure(t, AVRIC).cells).toEqual([at(t.state, 'F8')]);
    expect([fatigueOf(t, 'ashrian'), t.state.turns[0]?.actions]).toEqual([2, 1]);
  });

  test('Shared Pain: if the attack deals damage all other monsters of the group suffer 1, wherever they are', () => {
    const t = camp(['shared-pain'], state => {
      monster(state, 'zombie*', 'J7');
      monster(state, 'goblin-archer', 'H3');
    });
    t.choose(use('shared-pain')).choose(strike(t, 'oak-staff', 'zombie-1', 'H5'), [
      ...staff,
      face('brown', { shield: 1 }),
    ]);
    expect(['zombie-1', 'zombie-2', 'zombie-master-1', 'goblin-archer-1'].map(id => damageOf(t, id))).toEqual([
      2, 1, 1, 0,
    ]);
    expect(fatigueOf(t, 'ashrian')).toBe(1);
  });

  test('D2-KO-01 Shared Pain: also when the target itself was defeated', () => {
    const t = camp(['shared-pain']);
    t.choose(use('shared-pain'), [...staff, bare]);
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([['zombie-2', 1]]);
  });
});

describe('the Spiritspeaker, skills for 2 XP', () => {
  /** Cloud of Mist is exhausted. The zombie attacks Grisban, 2 spaces from Ashrian, or Syndrael, who is far away. */
  const misty = (target: string, cell: string, zombie: string, dice: readonly number[]) => {
    const t = raid(state => {
      hero(state, 'ashrian', 'spiritspeaker', 'F5', ['cloud-of-mist']).fatigue = 4;
      hero(state, GRISBAN, 'berserker', 'F7');
      hero(state, 'syndrael', 'knight', 'J3').cards = [];
      monster(state, 'zombie', zombie);
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'cloud-of-mist') one.tired = true;
    });
    t.choose(strike(t, 'zombie', target, cell), [...dice, none]);
    return t;
  };

  test('D2-MISS-03 Cloud of Mist: an action and 1 fatigue to exhaust it', () => {
    const t = camp(['cloud-of-mist']);
    t.choose(use('cloud-of-mist'));
    expect([fatigueOf(t, 'ashrian'), t.state.turns[0]?.actions, card(t, 'ashrian', 'cloud-of-mist').tired]).toEqual([
      1,
      1,
      true,
    ]);
    // Heroes are hindered as well: this attack has no surge.
    t.choose(strike(t, 'oak-staff', 'zombie-1', 'H5'), [...staff, bare]);
    expect(damageOf(t, 'zombie-1')).toBe(0);
  });

  test('D2-MISS-03 D2-MISS-04 Cloud of Mist: attacks on a space within 3 spaces of her miss without a surge for it', () => {
    expect(damageOf(misty(GRISBAN, 'F7', 'G7', staff), GRISBAN)).toBe(0);
    const t = misty(GRISBAN, 'F7', 'G7', surging);
    expect(t.offered()).toEqual(['surge:cloud-of-mist,0', 'pass']);
    t.choose('surge:cloud-of-mist,0');
    // The only surge is gone.
    expect(damageOf(t, GRISBAN)).toBe(3);
    expect(damageOf(misty(GRISBAN, 'F7', 'G7', surging).choose('pass'), GRISBAN)).toBe(0);
  });

  test('D2-GEO-13 Cloud of Mist: farther away attacks are as ever', () => {
    expect(damageOf(misty('syndrael', 'J3', 'J4', staff), 'syndrael')).toBe(3);
  });

  test("D2-REST-02 D2-REST-03 Nature's Bounty: resting also recovers as much damage as fatigue came back", () => {
    const t = camp(['natures-bounty'], state => {
      Object.assign(state.heroes[0] ?? {}, { damage: 5, fatigue: 3 });
    });
    t.choose('rest');
    expect([damageOf(t, 'ashrian'), fatigueOf(t, 'ashrian')]).toEqual([5, 3]);
    t.choose('end');
    expect([damageOf(t, 'ashrian'), fatigueOf(t, 'ashrian')]).toEqual([2, 0]);
    const plain = camp([], state => {
      Object.assign(state.heroes[0] ?? {}, { damage: 5, fatigue: 3 });
    });
    plain.choose('rest').choose('end');
    expect([damageOf(plain, 'ashrian'), fatigueOf(plain, 'ashrian')]).toEqual([5, 0]);
  });

  test('D2-ATTR-05 Tempest: a passed test of willpower: monsters within 3 spaces suffer 2, heroes within 3 recover 1', () => {
    const t = camp(['tempest'], state => {
      (state.heroes[0] as { damage: number }).damage = 3;
    });
    // Willpower 3.
    t.choose(use('tempest'), [face('gray', { shield: 1 }), face('black', { shield: 2 })]);
    expect(['ashrian', GRISBAN, 'syndrael', 'zombie-1', 'zombie-2'].map(id => damageOf(t, id))).toEqual([
      3, 5, 6, 2, 0,
    ]);
    expect([fatigueOf(t, 'ashrian'), t.state.turns[0]?.actions, card(t, 'ashrian', 'tempest').tired]).toEqual([
      2,
      1,
      true,
    ]);
  });

  test("D2-ABIL-02 Nature's Bounty: the rest of another hero heals nobody", () => {
    const t = sit(state => {
      holds(state, []);
      hero(state, 'ashrian', 'spiritspeaker', 'F5', ['natures-bounty']).damage = 5;
      Object.assign(hero(state, GRISBAN, 'berserker', 'F7'), { damage: 6, fatigue: 3 });
      monster(state, 'zombie', 'J8');
    });
    acts(t, GRISBAN).choose('rest').choose('end');
    expect([damageOf(t, 'ashrian'), damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([5, 6, 0]);
  });

  test('D2-GEO-13 Tempest: every hero within 3 spaces recovers', () => {
    const t = camp(['tempest'], state => {
      hero(state, AVRIC, 'disciple', 'E5').damage = 4;
    });
    t.choose(use('tempest'), [none, face('black', { shield: 0 })]);
    expect([GRISBAN, AVRIC, 'syndrael'].map(id => damageOf(t, id))).toEqual([5, 3, 6]);
  });

  test('D2-ATTR-05 Tempest: a failed test gives 1 fatigue back', () => {
    const t = camp(['tempest']);
    t.choose(use('tempest'), [face('gray', { shield: 2 }), face('black', { shield: 2 })]);
    expect([GRISBAN, 'zombie-1'].map(id => damageOf(t, id))).toEqual([6, 0]);
    expect(fatigueOf(t, 'ashrian')).toBe(1);
  });
});

describe('Ancestor Spirits', () => {
  const spirits = (skill: string, change?: (state: State) => void) => camp([skill, 'ancestor-spirits'], change);

  test('D2C-SPIR-01 D2C-SPIR-03 Ancestor Spirits: all monsters that a skill has hurt are poisoned, with one use', () => {
    const t = spirits('tempest', state => {
      monster(state, 'ettin', 'G3', 'H3', 'G4', 'H4');
    });
    t.choose(use('tempest'), [none, face('black', { shield: 0 })]);
    // It was a skill that healed as well: either of both.
    expect(t.offered()).toEqual([use('ancestor-spirits'), use('ancestor-spirits', 1), 'pass']);
    t.choose(use('ancestor-spirits'));
    expect(['zombie-1', 'ettin-1', 'zombie-2'].map(id => figure(t, id).conditions)).toEqual([
      ['poisoned'],
      ['poisoned'],
      [],
    ]);
    expect([fatigueOf(t, 'ashrian'), card(t, 'ashrian', 'ancestor-spirits').tired]).toEqual([3, true]);
    expect(t.kind).toBe('turn');
  });

  test('D2C-SPIR-01 D2C-SPIR-03 Ancestor Spirits: an attack by a skill counts with all it damages; what was defeated is not poisoned', () => {
    const t = spirits('shared-pain');
    t.choose(use('shared-pain'), [...staff, bare]);
    t.choose(use('ancestor-spirits'));
    expect(t.state.monsters.map(({ id, conditions }) => [id, conditions])).toEqual([['zombie-2', ['poisoned']]]);
  });

  test('D2C-SPIR-02 D2C-SPIR-03 Ancestor Spirits: every hero who recovered by a skill recovers 1 damage and 1 fatigue more', () => {
    const t = spirits('healing-rain', state => {
      for (const one of state.heroes) one.fatigue = 1;
    });
    t.choose(use('healing-rain'), [hearts(2)]);
    // She herself had no damage and has recovered nothing.
    expect(t.offered()).toEqual([use('ancestor-spirits', 1), 'pass']);
    t.choose(use('ancestor-spirits', 1));
    expect(['ashrian', GRISBAN, 'syndrael'].map(id => [damageOf(t, id), fatigueOf(t, id)])).toEqual([
      [0, 4],
      [3, 0],
      [6, 1],
    ]);
    expect(card(t, 'ashrian', 'ancestor-spirits').tired).toBe(true);
    // All who have recovered, with one use.
    const both = spirits('healing-rain', state => {
      for (const one of state.heroes) one.fatigue = 1;
      Object.assign(state.heroes[2] ?? {}, { cells: [at(state, 'F4')] });
    });
    both.choose(use('healing-rain'), [hearts(2)]).choose(use('ancestor-spirits', 1));
    expect([GRISBAN, 'syndrael'].map(id => [damageOf(both, id), fatigueOf(both, id)])).toEqual([
      [3, 0],
      [3, 0],
    ]);
  });

  test("D2C-SPIR-02 Ancestor Spirits: passive skills count too: Vigor and Nature's Bounty", () => {
    const rest = spirits('natures-bounty', state => {
      Object.assign(state.heroes[0] ?? {}, { damage: 5, fatigue: 3 });
    });
    rest.choose('rest').choose('end');
    rest.choose(use('ancestor-spirits', 1));
    // 3 by the rest, 1 more; the fatigue of its cost comes back.
    expect([damageOf(rest, 'ashrian'), fatigueOf(rest, 'ashrian')]).toEqual([1, 0]);
    const vigor = spirits('vigor', state => {
      for (const one of state.heroes) one.fatigue = 2;
    });
    vigor.choose(strike(vigor, 'oak-staff', 'zombie-1', 'H5'), [...surging, face('brown', { shield: 2 })]);
    vigor.choose('surge:ashrian/vigor,0').choose(use('ancestor-spirits', 1));
    expect(['ashrian', GRISBAN, 'syndrael'].map(id => [damageOf(vigor, id), fatigueOf(vigor, id)])).toEqual([
      [0, 1],
      [5, 0],
      [5, 0],
    ]);
  });

  test('D2C-SPIR-01 D2C-SPIR-02 Ancestor Spirits: not after a plain attack, a skill that did nothing, or the skill of another', () => {
    const plain = spirits('tempest');
    plain.choose(strike(plain, 'oak-staff', 'zombie-1', 'H5'), [...staff, face('brown', { shield: 1 })]);
    expect([damageOf(plain, 'zombie-1'), plain.kind]).toEqual([2, 'turn']);
    const idle = spirits('drain-spirit');
    idle.choose(use('drain-spirit'), [MISS, 1, bare]);
    expect(idle.kind).toBe('turn');
    const other = sit(state => {
      holds(state, []);
      hero(state, 'ashrian', 'spiritspeaker', 'F5', ['ancestor-spirits']).damage = 3;
      hero(state, AVRIC, 'disciple', 'F6');
      monster(state, 'zombie', 'J8');
    });
    acts(other, AVRIC)
      .choose(`use:${AVRIC},prayer-of-healing,0`)
      .choose('pick:ashrian', [hearts(1)]);
    expect([damageOf(other, 'ashrian'), other.kind]).toEqual([2, 'turn']);
    const raging = acts(
      sit(state => {
        holds(state, []);
        hero(state, 'ashrian', 'spiritspeaker', 'F5', ['ancestor-spirits']);
        hero(state, GRISBAN, 'berserker', 'F7');
        monster(state, 'zombie', 'G7');
      }),
      GRISBAN,
    );
    raging.choose(`use:${GRISBAN},rage,0`, [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      face('brown', { shield: 2 }),
    ]);
    expect([damageOf(raging, 'zombie-1'), raging.kind]).toEqual([2, 'turn']);
  });
});

describe('Vigor', () => {
  test('D2-SURGE-02 D2-FAT-06 Vigor: a surge ability of her attacks gives every hero 1 fatigue back, wherever he is', () => {
    const t = camp(['vigor'], state => {
      for (const one of state.heroes) one.fatigue = 2;
    });
    t.choose(strike(t, 'oak-staff', 'zombie-1', 'H5'), [...surging, face('brown', { shield: 2 })]);
    t.choose('surge:ashrian/vigor,0');
    expect(['ashrian', GRISBAN, 'syndrael'].map(id => fatigueOf(t, id))).toEqual([1, 1, 1]);
  });

  test('D2-KO-18 Vigor: a knocked-out hero recovers no fatigue', () => {
    const t = camp(['vigor'], state => {
      Object.assign(state.heroes[1] ?? {}, { down: at(state, 'F7'), cells: [], damage: 14, fatigue: 4 });
    });
    t.choose(strike(t, 'oak-staff', 'zombie-1', 'H5'), [...surging, face('brown', { shield: 2 })]);
    t.choose('surge:ashrian/vigor,0');
    expect(fatigueOf(t, GRISBAN)).toBe(4);
  });
});
