import { describe, expect, test } from 'vitest';
import type { Act, Condition } from '../../content/words.ts';
import type { State } from '../../state.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../positions.ts';

const gray = (shield: number) => face('gray', { shield });
const black = (shield: number) => face('black', { shield });
const FAIL = [gray(3), black(4)] as const;
const PASS = [gray(0), black(0)] as const;
const HIT = face('blue', { range: 3 });
const SURGE = face('red', { damage: 3, surge: 1 });
const TWO = face('red', { damage: 2 });

/** Grisban, who has no shield, at F5; it is the turn of a lieutenant. */
const led = (id: string, space: string, act: Act = 1, more: (state: State) => void = () => {}): Played =>
  raid(state => {
    state.act = act;
    hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
    monster(state, id, space);
    more(state);
  }, id);

describe('actions', () => {
  test('Wail: heroes within 3 spaces test willpower or suffer 2 fatigue', () => {
    const t = led('lady-eliza-farrow', 'I5', 2).choose('use:lady-eliza-farrow,wail,0', [...FAIL]);
    expect(fatigueOf(t, 'grisban-the-thirsty')).toBe(2);
    expect(led('lady-eliza-farrow', 'J5', 2).offered('use:lady-eliza-farrow,wail')).toEqual([]);
  });

  test('Shadow Bolt: a ranged attack with a blue, a red and a yellow die', () => {
    const t = led('baron-zachareth', 'I5', 2);
    t.choose('use:baron-zachareth,shadow-bolt,0', [
      face('blue', { range: 3 }),
      TWO,
      face('yellow', { damage: 2, surge: 0 }),
      gray(1),
    ]);
    expect(damageOf(t, 'grisban-the-thirsty')).toBe(5);
  });

  test('Ignite: for 1 damage of his own an attack on every adjacent figure', () => {
    const t = led('lord-merick-farrow', 'G5').choose('use:lord-merick-farrow,ignite,0', [HIT, TWO, gray(1)]);
    expect(damageOf(t, 'lord-merick-farrow')).toBe(1);
    expect(damageOf(t, 'grisban-the-thirsty')).toBe(3);
  });

  test('Overpower: a move; next to a hero he tests might to trade places, and the hero suffers 1 fatigue', () => {
    const t = led('sir-alric-farrow', 'H5').choose('use:sir-alric-farrow,overpower,0');
    t.choose(go(t, 'G5', 'overpower'));
    t.choose(t.offered('use')[0] ?? '', [...PASS]);
    expect(figure(t, 'sir-alric-farrow').cells).toEqual([at(t.state, 'F5')]);
    expect(figure(t, 'grisban-the-thirsty').cells).toEqual([at(t.state, 'G5')]);
    expect(fatigueOf(t, 'grisban-the-thirsty')).toBe(1);
  });
});

describe('flights', () => {
  test('Cry Havoc: of act II only; a move of his speed, then one attack on all he has flown over', () => {
    const t = led('belthir', 'H5', 2).choose('use:belthir,cry-havoc,0');
    const fly = (space: string) => t.choose(`go:${at(t.state, space)},cry-havoc`);
    fly('G5');
    fly('F5');
    fly('E5');
    t.choose('done', [HIT, TWO, TWO, gray(1)]);
    expect([damageOf(t, 'grisban-the-thirsty'), figure(t, 'belthir').cells]).toEqual([5, [at(t.state, 'E5')]]);
    // That was his attack.
    expect([t.offered('attack'), t.offered('use:belthir'), led('belthir', 'H5').offered('use')]).toEqual([[], [], []]);
  });
});

describe('surges', () => {
  const strikes = (id: string, act: Act = 1): Played => {
    const t = led(id, 'G5', act);
    const dice = act === 1 ? [HIT, SURGE, gray(1)] : [HIT, SURGE, face('yellow', { damage: 2, surge: 0 }), gray(1)];
    return t.choose(strike(t, id, 'grisban-the-thirsty', 'F5'), dice);
  };

  test('Subdue: if damage was dealt, those affected get a condition of his choice', () => {
    const t = strikes('baron-zachareth');
    t.choose('surge:baron-zachareth,1');
    expect(damageOf(t, 'grisban-the-thirsty')).toBe(4);
    t.choose('condition:stunned');
    expect(figure(t, 'grisban-the-thirsty').conditions).toEqual(['stunned']);
  });

  test('Knockback: the target is placed up to 3 spaces away', () => {
    const t = strikes('splig').choose('surge:splig,0');
    expect(t.kind).toBe('where');
    t.choose(`space:${at(t.state, 'E7')}`);
    expect(figure(t, 'grisban-the-thirsty').cells).toEqual([at(t.state, 'E7')]);
  });

  test('Wither: the target suffers 1 fatigue', () => {
    const t = strikes('lord-merick-farrow', 2).choose('surge:lord-merick-farrow,0');
    expect(fatigueOf(t, 'grisban-the-thirsty')).toBe(1);
  });

  test('Blood Call: she recovers the damage she has dealt', () => {
    const t = led('lady-eliza-farrow', 'G5', 1, state => {
      const [eliza] = state.monsters;
      if (eliza) eliza.damage = 5;
    });
    t.choose(strike(t, 'lady-eliza-farrow', 'grisban-the-thirsty', 'F5'), [
      HIT,
      face('yellow', { damage: 2, surge: 1 }),
      gray(1),
    ]);
    t.choose('surge:lady-eliza-farrow,0');
    expect(damageOf(t, 'grisban-the-thirsty')).toBe(3);
    expect(damageOf(t, 'lady-eliza-farrow')).toBe(2);
  });
});

describe('always', () => {
  /** Grisban attacks a lieutenant. */
  const against = (id: string, space: string, more: (state: State) => void = () => {}): Played =>
    acts(
      sit(state => {
        hero(state, 'grisban-the-thirsty', 'berserker', 'F5');
        monster(state, id, space);
        more(state);
      }),
      'grisban-the-thirsty',
    );

  test('Aftershock: a hero next to him who has attacked him tests willpower or suffers 1 fatigue', () => {
    const t = against('lord-merick-farrow', 'G5');
    const shields = t.state.size === 4 ? [gray(0), gray(0)] : [gray(0)];
    t.choose(strike(t, 'unarmed', 'lord-merick-farrow', 'G5'), [HIT, ...shields, ...FAIL]);
    expect(fatigueOf(t, 'grisban-the-thirsty')).toBe(1);
  });

  test('Fly: over a hero, to a stop behind him', () => {
    const t = led('belthir', 'G5').choose('move');
    expect(t.offered(go(t, 'E5'))).toEqual([go(t, 'E5')]);
    t.choose(go(t, 'E5'));
    expect(figure(t, 'belthir').cells).toEqual([at(t.state, 'E5')]);
  });

  test('Not Me!: attacked by a hero, Splig tests awareness; passed, a monster next to him is the target', () => {
    const grabs = (dice: readonly number[]): Played => {
      const t = against('splig', 'G5', state => {
        monster(state, 'zombie', 'H5');
        monster(state, 'goblin-archer', 'J8');
      });
      t.choose(strike(t, 'unarmed', 'splig', 'G5'));
      expect([t.kind, t.seat]).toEqual(['answer', 0]);
      return t.choose('use:splig,not-me,0', dice);
    };
    const passed = grabs([...PASS, HIT, face('brown', { shield: 0 })]);
    expect([damageOf(passed, 'splig'), damageOf(passed, 'zombie-1')]).toEqual([0, 2]);
    const failed = grabs([...FAIL, HIT, gray(0), face('brown', { shield: 0 })]);
    expect([damageOf(failed, 'splig'), damageOf(failed, 'zombie-1')]).toEqual([2, 0]);
    // Alone he cannot point at anybody.
    const alone = against('splig', 'G5', state => void monster(state, 'goblin-archer', 'J8'));
    alone.choose(strike(alone, 'unarmed', 'splig', 'G5'), [HIT, gray(0), face('brown', { shield: 0 })]);
    expect(damageOf(alone, 'splig')).toBe(2);
  });

  test('D2C-GOLD-01 D2C-ITEM-02 Unmovable: Sir Alric need not go where an attack would move him; the damage stays', () => {
    const shot = (answer: 'yes' | 'no', target = 'sir-alric-farrow'): Played => {
      const t = acts(
        sit(state => {
          hero(state, 'jain-fairwood', 'thief', 'F5', ['crossbow']);
          monster(state, target, 'G5');
        }),
        'jain-fairwood',
      );
      t.choose(strike(t, 'crossbow', t.state.monsters[0]?.id ?? '', 'G5'), [
        face('blue', { range: 2, surge: 1 }),
        face('yellow', { damage: 1, surge: 0 }),
        gray(0),
        ...(target === 'sir-alric-farrow' ? [gray(0)] : []),
      ]);
      t.choose('surge:crossbow,1');
      if (t.kind === 'stays-put') {
        expect(t.seat).toBe(0);
        t.choose(answer);
      }
      return t;
    };
    const stays = shot('yes');
    expect([figure(stays, 'sir-alric-farrow').cells, damageOf(stays, 'sir-alric-farrow')]).toEqual([
      [at(stays.state, 'G5')],
      4,
    ]);
    // He may go all the same; then the hero says where, and others are not asked.
    expect([shot('no').kind, shot('no').seat]).toEqual(['where', 1]);
    expect([shot('yes', 'ettin').kind, shot('yes', 'ettin').seat]).toEqual(['where', 1]);
  });

  test('Unmovable: his own moves are his own', () => {
    const t = led('sir-alric-farrow', 'I5').choose('move');
    t.choose(go(t, 'H5'));
    expect(figure(t, 'sir-alric-farrow').cells).toEqual([at(t.state, 'H5')]);
  });
});

describe('conditions', () => {
  /** Syndrael's turn begins with a condition, next to another hero who is not asked. */
  const begins = (condition: Condition, dice: readonly number[] = []): Played => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5').conditions.push(condition);
      hero(state, 'grisban-the-thirsty', 'berserker', 'E5');
      monster(state, 'goblin-archer', 'J8');
    });
    return t.choose('hero:syndrael', dice);
  };

  test('Poisoned: at the start of the turn a test of might, passed it ends, failed 1 damage', () => {
    expect(figure(begins('poisoned', PASS), 'syndrael').conditions).toEqual([]);
    const failed = begins('poisoned', FAIL);
    expect([damageOf(failed, 'syndrael'), figure(failed, 'syndrael').conditions]).toEqual([1, ['poisoned']]);
  });

  test('Diseased: at the start of the turn a test of willpower, passed it ends, failed 1 fatigue', () => {
    expect(figure(begins('diseased', PASS), 'syndrael').conditions).toEqual([]);
    const failed = begins('diseased', FAIL);
    expect([fatigueOf(failed, 'syndrael'), figure(failed, 'syndrael').conditions]).toEqual([1, ['diseased']]);
  });

  test('Stunned: the first action shakes it off, then there is one more', () => {
    const t = begins('stunned');
    expect(t.offered('rest')).toEqual([]);
    t.choose('shake-off:stunned');
    expect(figure(t, 'syndrael').conditions).toEqual([]);
    t.choose('rest');
    expect(t.offered('rest')).toEqual([]);
  });

  test('Immobilized: no move action and no fatigue to move; it ends with the turn', () => {
    const t = begins('immobilized');
    expect([...t.offered('move'), ...t.offered('tire')]).toEqual([]);
    t.choose('end');
    expect(figure(t, 'syndrael').conditions).toEqual([]);
  });
});
