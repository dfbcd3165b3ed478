import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { isBasic } from '../../../rules/campaign/deck.ts';
import { buyable } from '../../../rules/campaign/experience.ts';
import { setup } from '../../../setup.ts';
import type { State } from '../../../state.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { black, blue, brown, FAIL, gray, green, PASS, red, space, yellow } from './monster-turns.ts';
import { dawn } from './overlord-turns.ts';

const JAIN = 'jain-fairwood';
const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';

/** Nothing else is answered, no surge is spent, figures are hit in any order. */
const out = (t: Played): Played => {
  for (let i = 0; i < 30 && ['answer', 'surge', 'order'].includes(t.kind ?? ''); i++)
    t.choose(t.kind === 'answer' ? 'pass' : t.kind === 'surge' ? 'done' : (t.offered()[0] ?? ''));
  return t;
};

/** A zombie next to Syndrael is activated, with these cards in the overlord's hand. */
const zombie = (hand: readonly string[], more: (state: State) => void = () => {}): Played =>
  raid(state => {
    hero(state, 'syndrael', 'knight', 'F5');
    monster(state, 'zombie', 'G5');
    more(state);
    holds(state, hand);
  }, 'zombie-1');

describe('the second basic deck', () => {
  test('D2-OLGEN-05 at the start the overlord chooses between the two basic decks, 15 cards each', () => {
    const state = setup(
      {
        scenario: 'toll-at-the-ford',
        seats: 2,
        settings: { heroes: 2, level: 'basic', act: 1, 'labyrinth-of-ruin': true },
      },
      newChance('x'),
    );
    expect(state.todo).toContain('basic-deck');
    const t = sit(one => {
      one.todo = ['basic-deck'];
      one.stage = 'setup';
    });
    expect(t.offered()).toEqual(['deck:basic', 'deck:basic-2']);
    t.choose('deck:basic-2');
    const { owned } = t.state.overlord;
    expect([owned.length, owned.filter(one => one === 'befuddle').length, owned.includes('dash')]).toEqual([
      15,
      2,
      false,
    ]);
    expect(owned.every(isBasic)).toBe(true);
    expect(
      setup({ scenario: 'toll-at-the-ford', seats: 2, settings: { heroes: 2, level: 'basic', act: 1 } }, newChance('x'))
        .todo,
    ).not.toContain('basic-deck');
  });

  test('rewards are not for sale, nor is the other basic deck', () => {
    const cards = buyable({ boxes: ['LR', 'LW'], overlord: { owned: [], xp: 3 } });
    expect(cards).toContain('trading-pains');
    expect(cards).not.toContain('befuddle');
    expect(cards).not.toContain('twin-souls');
  });

  test('D2C-OL-57 Befuddle: a passed test is taken anew with a shield more; a scout suffers 1 fatigue', () => {
    const position = () =>
      dawn(['befuddle', 'dark-charm'], state => {
        hero(state, JAIN, 'wildlander', 'F5');
        monster(state, 'zombie', 'J3');
      }).choose('play:dark-charm', PASS);
    // Jain has willpower 2: 2 shields are one too many now.
    const t = position().choose('play:befuddle', [gray(0), black(2)]);
    expect(t.events().findLast(one => one.kind === 'tested')).toMatchObject({ value: 1, shields: 2, passed: false });
    expect([t.state.charmed, fatigueOf(t, JAIN)]).toEqual([JAIN, 1]);
    expect(position().choose('pass').state.charmed).toBe(null);
  });

  test('D2C-OL-06 Blinding Speed: a failed test gives 2 movement points; a warrior who fails both gives 6', () => {
    const points = (dice: readonly number[], who = 'syndrael', of = 'knight') => {
      const t = raid(state => {
        hero(state, who, of, 'F5');
        monster(state, 'zombie', 'J5');
        holds(state, ['blinding-speed'], ['dash', 'dash']);
      }, 'zombie-1');
      t.choose('play:blinding-speed', dice);
      return [t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0), t.state.overlord.hand.length];
    };
    expect(points([...FAIL, ...FAIL])).toEqual([6, 1]);
    expect(points([...FAIL, ...PASS])).toEqual([2, 1]);
    expect(points([...PASS, ...FAIL])).toEqual([2, 1]);
    expect(points([...PASS, ...PASS])).toEqual([0, 2]);
    expect(points([...FAIL, ...FAIL], AVRIC, 'disciple')).toEqual([2, 1]);
  });

  test('Dirty Fighting: a surge more, against a healer Pierce 1 besides', () => {
    const t = zombie(['dirty-fighting']);
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(5), yellow(1), gray(1)]).choose('play:dirty-fighting');
    expect(t.state.attacks[0]?.surges).toMatchObject([{ amount: 1 }]);
    expect(damageOf(out(t), 'syndrael')).toBe(1);
    const healer = zombie(['dirty-fighting'], state => void hero(state, AVRIC, 'disciple', 'H5'));
    healer.choose(strike(healer, 'zombie', AVRIC, 'H5'), [blue(5), yellow(1), gray(1)]).choose('play:dirty-fighting');
    expect(damageOf(out(healer), AVRIC)).toBe(2);
    // Not against a monster.
    const hers = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie*', 'G5');
      holds(state, ['dirty-fighting']);
    });
    acts(hers, 'syndrael').choose(strike(hers, 'iron-longsword', 'zombie-master-1', 'G5'), [blue(5), red(1), gray(1)]);
    expect(hers.offered('play')).toEqual([]);
    // Of two shields one is left.
    const shielded = zombie(['dirty-fighting'], state => void hero(state, AVRIC, 'disciple', 'H5'));
    shielded
      .choose(strike(shielded, 'zombie', AVRIC, 'H5'), [blue(5), yellow(1), gray(2)])
      .choose('play:dirty-fighting');
    expect(damageOf(out(shielded), AVRIC)).toBe(1);
  });

  test('D2C-OL-64 D2C-OL-65 Flurry: a surge for another attack with a green die, beyond the limit of attacks', () => {
    const t = zombie(['flurry']);
    const blow = strike(t, 'zombie', 'syndrael', 'F5');
    t.choose(blow, [blue(6), yellow(1), gray(0)])
      .choose('play:flurry')
      .chooseWhile('answer', 'pass');
    t.choose('surge:flurry,0');
    t.choose(blow, [blue(5), yellow(1), green(1), gray(0)]);
    out(t);
    expect(damageOf(t, 'syndrael')).toBe(2 + 3);
    expect(t.state.turns[0]?.attacks).toBe(1);
  });

  test('D2C-OL-66 Flurry: nothing for monsters with a single action', () => {
    const t = zombie(['flurry'], state => {
      state.lasting.push({
        source: 'laid',
        key: 'one',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'actions', n: -1 },
      });
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(6), yellow(1), gray(0)]);
    expect(t.offered('play')).toEqual([]);
  });

  test('D2C-OL-13 Flurry: after each attack of Blood Rage, before the monster is defeated', () => {
    const t = dawn(['blood-rage', 'flurry'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
    });
    while (t.offered('play:blood-rage').length === 0)
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    t.choose('play:blood-rage', [blue(6), yellow(1), gray(0)]);
    t.choose('play:flurry').chooseWhile('answer', 'pass');
    t.choose('surge:flurry,0');
    expect(t.offered('attack')).toHaveLength(1);
    expect(figure(t, 'zombie-1').cells).toHaveLength(1);
  });

  test('Grease Trap: a test of awareness; passed 1 fatigue, failed he slides 3 spaces straight on', () => {
    const position = (more: (state: State) => void = () => {}, who = 'syndrael', of = 'knight') => {
      const t = sit(state => {
        hero(state, who, of, 'E5');
        monster(state, 'zombie', 'J3');
        more(state);
        holds(state, ['grease-trap']);
      });
      return acts(t, who).choose('move').choose(go(t, 'F5'));
    };
    const passed = position().choose('play:grease-trap', PASS);
    expect([fatigueOf(passed, 'syndrael'), figure(passed, 'syndrael').cells]).toEqual([1, [at(passed.state, 'F5')]]);
    const t = position().choose('play:grease-trap', FAIL);
    expect([damageOf(t, 'syndrael'), figure(t, 'syndrael').cells]).toEqual([0, [at(t.state, 'I5')]]);
    const mage = position(() => {}, LEORIC, 'runemaster').choose('play:grease-trap', FAIL);
    expect(figure(mage, LEORIC).conditions).toEqual(['stunned']);
  });

  test('D2C-OL-38 D2C-OL-39 Grease Trap: past friends to an empty space; each barred space is 1 damage or 1 fatigue', () => {
    const slide = (spaces: readonly string[], monsters: readonly string[]) => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        for (const [i, one] of spaces.entries())
          hero(state, i === 0 ? AVRIC : JAIN, i === 0 ? 'disciple' : 'wildlander', one);
        for (const one of monsters) monster(state, 'zombie', one);
        holds(state, ['grease-trap']);
      });
      acts(t, 'syndrael').choose('move').choose(go(t, 'F5'));
      return t.choose('play:grease-trap', FAIL);
    };
    const past = slide(['G5'], ['J3']);
    expect(figure(past, 'syndrael').cells).toEqual([at(past.state, 'I5')]);
    const into = slide(['I5'], ['J3']);
    into.choose('way:0');
    expect([figure(into, 'syndrael').cells, damageOf(into, 'syndrael')]).toEqual([[at(into.state, 'H5')], 1]);
    const barred = slide([], ['G5']);
    barred.choose('way:0').choose('way:1').choose('way:1');
    expect([damageOf(barred, 'syndrael'), fatigueOf(barred, 'syndrael')]).toEqual([1, 2]);
  });

  test('D2C-OL-40 Grease Trap: the move goes on afterwards with the points that are left', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'zombie', 'J3');
      holds(state, ['grease-trap']);
    });
    acts(t, 'syndrael').choose('move').choose(go(t, 'F5')).choose('play:grease-trap', FAIL);
    expect(t.offered()).toContain(go(t, 'J5'));
    expect(t.state.turns[0]?.pools).toMatchObject([{ left: 3 }]);
  });

  test('D2C-OL-14 D2C-OL-15 Mental Error: every affected hero tests; 2 damage for each who fails, a surge for each warrior', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, AVRIC, 'disciple', 'F6');
      hero(state, 'grisban-the-thirsty', 'berserker', 'G4');
      monster(state, 'merriod*', 'G5', 'H5', 'G6', 'H6');
      holds(state, ['mental-error']);
    }, 'merriod-master-1');
    t.choose(strike(t, 'merriod', 'syndrael', 'F5')).choose(`attack:merriod,${AVRIC},${at(t.state, 'F6')}`, [
      blue(5),
      red(1),
      gray(0),
      gray(0),
    ]);
    t.choose('play:mental-error', [...FAIL, ...PASS]);
    const [attack] = t.state.attacks;
    expect([attack?.damage, attack?.surges]).toMatchObject([[{ amount: 2 }], [{ amount: 1 }]]);
    out(t);
    expect([damageOf(t, 'syndrael'), damageOf(t, AVRIC), fatigueOf(t, AVRIC)]).toEqual([4, 4, 1]);
    expect(fatigueOf(t, 'grisban-the-thirsty')).toBe(0);
  });

  test('D2C-OL-25 Mimic: the search token is a Volucrix Reaver; when it falls the nearest hero finds what it hid', () => {
    const position = (who: string, of: string) => {
      const t = sit(state => {
        hero(state, who, of, 'F5');
        monster(state, 'zombie', 'J3');
        state.tokens.push({ id: 'search-1', kind: 'search', cell: at(state, 'F6'), face: null, hidden: true });
        holds(state, ['mimic']);
      });
      return acts(t, who).choose('search:search-1').choose('play:mimic');
    };
    const t = position('syndrael', 'knight');
    expect(t.state.monsters[1]).toMatchObject({ of: 'volucrix-reaver', rank: 'minion', carries: ['search-1'] });
    expect([t.state.monsters[1]?.cells, t.state.heroes[0]?.cards.length]).toEqual([[at(t.state, 'F6')], 3]);
    const wounded = sit(state => {
      Object.assign(state, structuredClone(t.state));
      (state.monsters[1] as { damage: number }).damage = 3;
    });
    wounded.choose(strike(wounded, 'iron-longsword', 'volucrix-reaver-1', 'F6'), [blue(3), red(3), brown(0)]);
    out(wounded);
    expect([wounded.state.monsters.length, wounded.state.heroes[0]?.cards.length]).toEqual([1, 4]);
    expect(wounded.state.tokens).toEqual([]);
    const scout = position(JAIN, 'wildlander');
    expect(scout.seat).toBe(0);
  });

  test('Overwhelm: a hero next to 4 monsters tests willpower: one of them attacks, or he is stunned and immobilized', () => {
    const position = (n: number) =>
      dawn(['overwhelm'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        for (const one of ['E4', 'F4', 'G4', 'G5'].slice(0, n)) monster(state, 'zombie', one);
      });
    expect(position(3).offered('play')).toEqual([]);
    const t = position(4).choose('play:overwhelm', FAIL);
    expect(figure(t, 'syndrael').conditions).toEqual(['stunned', 'immobilized']);
    const passed = position(4).choose('play:overwhelm', PASS);
    passed.choose('pick:zombie-4', [blue(5), yellow(1), gray(0)]);
    expect([damageOf(out(passed), 'syndrael'), figure(passed, 'syndrael').conditions]).toEqual([2, []]);
  });

  test('D2C-OL-02 D2C-OL-03 Reflective Ward: 2 fatigue, or he suffers the damage of his own attack and defends himself', () => {
    const position = () => {
      const t = sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
        holds(state, ['reflective-ward']);
      });
      acts(t, 'syndrael').choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'));
      return t.choose('play:reflective-ward');
    };
    const tired = position().choose('way:0', [blue(3), red(2), gray(0), gray(0)]);
    expect([fatigueOf(out(tired), 'syndrael'), damageOf(tired, 'syndrael')]).toEqual([2, 0]);
    // 4 damage, 1 shield: the ettin suffers 3; Syndrael rolls 1 shield and suffers 3.
    const hurt = position().choose('way:1', [blue(3), red(2), gray(1), gray(0), gray(1)]);
    out(hurt);
    expect([damageOf(hurt, 'ettin-1'), damageOf(hurt, 'syndrael'), fatigueOf(hurt, 'syndrael')]).toEqual([3, 3, 0]);
  });

  test('D2C-OL-04 D2C-OL-05 Reflective Ward: no condition of the attack, and nothing at all if it misses', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
      holds(state, ['reflective-ward']);
    });
    acts(t, 'syndrael')
      .choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'))
      .choose('play:reflective-ward');
    t.choose('way:1', [face('blue', { miss: true }), red(2), brown(0)]);
    out(t);
    expect([damageOf(t, 'syndrael'), figure(t, 'syndrael').conditions]).toEqual([0, []]);
    // It poisons the zombie, and not her: 2 + 2 hearts against 1 shield of hers.
    const poisoned = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie*', 'G5');
      holds(state, ['reflective-ward']);
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: { do: 'surge', surge: { effects: [{ do: 'inflict', condition: 'poisoned' }] } },
      });
    });
    acts(poisoned, 'syndrael')
      .choose(strike(poisoned, 'iron-longsword', 'zombie-master-1', 'G5'))
      .choose('play:reflective-ward')
      .choose('way:1', [face('blue', { damage: 2, surge: 1 }), red(2), brown(0)]);
    while (poisoned.kind === 'answer') poisoned.choose('pass');
    poisoned.choose(poisoned.offered('surge:').find(id => id.includes('laid')) ?? '', [gray(1)]);
    out(poisoned);
    expect([figure(poisoned, 'zombie-master-1').conditions, figure(poisoned, 'syndrael').conditions]).toEqual([
      ['poisoned'],
      [],
    ]);
    expect([damageOf(poisoned, 'zombie-master-1'), damageOf(poisoned, 'syndrael')]).toEqual([4, 3]);
  });

  test('D2C-OL-69 Sign of Weakness: who rests tests awareness; failed, monsters in his sight may move 1; a healer is cursed', () => {
    const position = () => {
      const t = sit(state => {
        hero(state, AVRIC, 'disciple', 'F5');
        monster(state, 'zombie', 'H5');
        holds(state, ['sign-of-weakness'], ['dash', 'dash']);
      });
      return acts(t, AVRIC).choose('rest');
    };
    const t = position().choose('play:sign-of-weakness', FAIL);
    t.choose(space(t, 'G5'));
    expect([figure(t, 'zombie-1').cells, figure(t, AVRIC).conditions]).toEqual([[at(t.state, 'G5')], ['cursed']]);
    expect(position().choose('play:sign-of-weakness', PASS).state.overlord.hand).toHaveLength(1);
  });

  test('D2C-OL-48 D2C-OL-49 D2C-OL-50 Uncontrolled Power: the overlord spends the surges, as many as he can', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      holds(state, ['uncontrolled-power']);
    });
    acts(t, 'syndrael').choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [blue(2), red(3, 1), gray(1), gray(0)]);
    t.choose('play:uncontrolled-power', FAIL);
    while (t.kind === 'answer') t.choose('pass');
    expect([t.seat, t.kind, t.offered('done')]).toEqual([0, 'surge', []]);
    expect(t.offered()).toContain('surge-fatigue');
    t.choose('surge:uncontrolled-power,0').choose('surge-fatigue');
    out(t);
    expect([fatigueOf(t, 'syndrael'), damageOf(t, 'ettin-1')]).toEqual([0, 4]);
  });

  test('D2C-OL-49 Uncontrolled Power: what prevents a miss comes first, and he may not refuse it', () => {
    const t = sit(state => {
      hero(state, LEORIC, 'runemaster', 'F5');
      monster(state, 'shadow-dragon', 'G4', 'H4', 'I4', 'G5', 'H5', 'I5');
      holds(state, ['uncontrolled-power']);
    });
    acts(t, LEORIC);
    const blow = t.offered('attack:arcane-bolt')[0] ?? '';
    t.choose(blow, [blue(2), yellow(1), gray(0), gray(0)]).choose('play:uncontrolled-power', FAIL);
    out(t);
    expect(t.events().filter(one => one.kind === 'surge')).toMatchObject([{ source: 'shadow' }]);
  });
});
