import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { attributeOf, healthOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { black, blue, brown, gray, green, red, yellow } from './throws.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const JAIN = 'jain-fairwood';
const use = (of: string, n = 0, by = AVRIC): string => `use:${by},${of},${n}`;
const bearer = (t: Played): string | undefined => t.state.heroes.find(({ marks }) => marks.insight === 1)?.id;
const insight = (i: number) => (state: State) => {
  (state.heroes[i] as { marks: Record<string, number> }).marks.insight = 1;
};

/** Avric as Prophet at F5, Grisban at F6, Jain far away at J8, a zombie at G6. */
const temple = (more: readonly string[] = [], change: (state: State) => void = () => undefined, who = AVRIC) =>
  acts(
    sit(state => {
      hero(state, AVRIC, 'prophet', 'F5', more);
      const grisban = hero(state, GRISBAN, 'berserker', 'F6');
      grisban.damage = 5;
      grisban.fatigue = 2;
      hero(state, JAIN, 'wildlander', 'J8');
      monster(state, 'zombie', 'G6');
      change(state);
    }),
    who,
  );
/** The zombie is about to attack Grisban, who has the insight token. */
const threatened = (more: readonly string[], change: (state: State) => void = () => undefined) =>
  raid(state => {
    hero(state, AVRIC, 'prophet', 'F5', more);
    hero(state, GRISBAN, 'berserker', 'F6').marks.insight = 1;
    monster(state, 'zombie', 'G6');
    change(state);
  });

describe('the Prophet', () => {
  test('D2-COND-02 Iron Flail: Reach, 1 damage more with an empty hand, a surge for Weakened', () => {
    const t = temple([], state => {
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'H5')];
    });
    t.choose(strike(t, 'iron-flail', 'zombie-1', 'H5'), [blue(1, 1), yellow(1), brown(2)]);
    t.choose('surge:iron-flail,0').chooseWhile('surge', 'done');
    // 2 hearts and 1 for the empty hand against 2 shields; a book needs no hand.
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions]).toEqual([1, ['weakened']]);
  });

  test("D2-ATTR-05 Sage's Tome: exhausted before a test, 1 shield less counts", () => {
    const tested = (choice: string) => {
      const t = sit(state => {
        hero(state, AVRIC, 'prophet', 'F5');
        lay(state, AVRIC, {
          at: 'turn-start',
          must: true,
          if: { is: 'about', who: 'self' },
          effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'suffer', n: 3 }] }],
        });
      });
      // Might 2 against 3 shields.
      t.choose(choice, [gray(1), black(2)]);
      return damageOf(t, AVRIC);
    };
    expect([tested(use('sages-tome')), tested('pass')]).toEqual([0, 3]);
  });

  test('D2-TOK-13 D2-TOK-14 Soothing Insight: the one token goes to any hero, taken from wherever it is; 1 damage and 1 fatigue heal', () => {
    const t = temple([], insight(2));
    t.choose(use('soothing-insight'));
    expect(t.offered('pick')).toEqual([`pick:${AVRIC}`, `pick:${GRISBAN}`, `pick:${JAIN}`]);
    t.choose(`pick:${GRISBAN}`);
    expect([bearer(t), damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([GRISBAN, 4, 1]);
    expect(t.state.heroes.map(({ marks }) => marks.insight ?? 0)).toEqual([0, 1, 0]);
  });

  test('D2C-PROP-03 D2C-PROP-04 Soothing Insight: also to who has it already, and to who is unhurt', () => {
    const t = temple([], insight(1));
    t.choose(use('soothing-insight')).choose(`pick:${GRISBAN}`);
    expect([bearer(t), damageOf(t, GRISBAN)]).toEqual([GRISBAN, 4]);
    const unhurt = temple();
    unhurt.choose(use('soothing-insight')).choose(`pick:${JAIN}`);
    expect(bearer(unhurt)).toBe(JAIN);
    // The unhurt may give it up as well.
    expect(temple([], insight(2), JAIN).offered(use('soothing-insight', 2, JAIN))).not.toEqual([]);
  });

  test('D2C-PROP-05 D2-TOK-16 Soothing Insight: not to a knocked-out hero, but who falls keeps it', () => {
    const t = temple([], state => {
      insight(1)(state);
      const fallen = state.heroes[1];
      if (fallen === undefined) return;
      fallen.down = at(state, 'F6');
      fallen.cells = [];
    });
    expect(bearer(t)).toBe(GRISBAN);
    t.choose(use('soothing-insight'));
    expect(t.offered('pick')).toEqual([`pick:${AVRIC}`, `pick:${JAIN}`]);
  });

  test('D2-TOK-15 Soothing Insight: its bearer gives it up in his turn for 1 damage healed; it is with the Prophet again', () => {
    const t = temple([], insight(1), GRISBAN);
    t.choose(use('soothing-insight', 2, GRISBAN));
    expect([bearer(t), damageOf(t, GRISBAN)]).toEqual([undefined, 4]);
  });

  test('D2-DMOD-01 Battle Vision: awareness 1 higher; a hero within 2 spaces of the token rerolls an attack die for 2 fatigue', () => {
    const t = temple(
      ['battle-vision'],
      state => {
        insight(0)(state);
        (state.heroes[1] as { fatigue: number }).fatigue = 0;
      },
      GRISBAN,
    );
    expect(attributeOf(t.state, AVRIC, 'awareness')).toBe(3);
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'G6'), [blue(1), red(1), brown(1)]);
    t.choose(use('battle-vision', 0, GRISBAN)).choose('reroll:1', [red(2)]);
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), fatigueOf(t, GRISBAN)]).toEqual([2, 2]);
    const far = temple(['battle-vision'], insight(2), GRISBAN);
    far.choose(strike(far, 'chipped-greataxe', 'zombie-1', 'G6'), [blue(1), red(1), brown(1)]);
    expect(far.offered(use('battle-vision', 0, GRISBAN))).toEqual([]);
  });

  test('D2-ASTEP-20 Forewarning: the token is worth 2 shields after the defence roll of its bearer', () => {
    const t = threatened(['forewarning']);
    t.choose(strike(t, 'zombie', GRISBAN, 'F6'), [blue(2), yellow(1), gray(0)]).choose(use('forewarning'));
    expect([damageOf(t, GRISBAN), bearer(t), fatigueOf(t, AVRIC)]).toEqual([1, undefined, 1]);
  });

  test('D2-OLGEN-12 Grim Fate: for 2 fatigue the bearer shows the top overlord card and puts it on top or at the bottom', () => {
    const t = temple(
      ['grim-fate'],
      state => {
        insight(1)(state);
        holds(state, [], ['dash', 'frenzy']);
        state.overlord.deck.rest = ['frenzy'];
        state.overlord.deck.top = ['dash'];
      },
      GRISBAN,
    );
    t.choose(use('grim-fate', 0, GRISBAN)).choose('way:1');
    expect([t.state.overlord.deck.top, t.state.overlord.deck.bottom]).toEqual([[], ['dash']]);
    expect([fatigueOf(t, GRISBAN), card(t, AVRIC, 'grim-fate').tired]).toEqual([4, true]);
  });

  test('D2C-PROP-01 All-seeing: a discarded token goes to another hero of his choice, never to who discarded it', () => {
    const t = temple(['all-seeing'], insight(1), GRISBAN);
    t.choose(use('soothing-insight', 2, GRISBAN)).choose(use('all-seeing'));
    expect(t.offered('pick')).toEqual([`pick:${AVRIC}`, `pick:${JAIN}`]);
    t.choose(`pick:${JAIN}`);
    expect([bearer(t), fatigueOf(t, AVRIC)]).toEqual([JAIN, 1]);
  });

  test('D2-KO-01 Lifeline: the token saves its bearer from defeat with 1 damage healed', () => {
    const t = threatened(['lifeline'], state => {
      (state.heroes[1] as { damage: number }).damage = 13;
    });
    t.choose(strike(t, 'zombie', GRISBAN, 'F6'), [blue(2), yellow(1), gray(0)]).choose(use('lifeline'));
    expect([damageOf(t, GRISBAN), t.state.heroes[1]?.down, bearer(t)]).toEqual([13, null, undefined]);
  });

  test('D2C-PROP-06 Victory Foretold: a green die more for the bearer, and 3 damage healed if the monster named before falls', () => {
    const struck = (hearts: number) => {
      const t = temple(['victory-foretold'], insight(1), GRISBAN);
      t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'G6'));
      t.choose(use('victory-foretold'), [blue(1), red(hearts), green(1), brown(1)]).chooseWhile('surge', 'done');
      return t;
    };
    expect([damageOf(struck(3), GRISBAN), damageOf(struck(1), GRISBAN)]).toEqual([2, 5]);
    expect(bearer(struck(1))).toBeUndefined();
    const t = struck(1);
    expect([fatigueOf(t, AVRIC), card(t, AVRIC, 'victory-foretold').tired]).toEqual([2, true]);
    const rolled = t.events().find(e => e.kind === 'attack-rolled');
    expect(rolled?.kind === 'attack-rolled' ? rolled.dice.map(({ kind }) => kind) : []).toEqual([
      'blue',
      'red',
      'green',
    ]);
  });

  test('D2C-PROP-06 Victory Foretold: of several affected monsters he names one; another that falls heals nothing', () => {
    const t = temple(
      ['victory-foretold', 'whirlwind'],
      state => {
        insight(1)(state);
        state.heroes[1]?.cards.push({ id: 'whirlwind', tired: false, worn: false, used: false, on: null });
        monster(state, 'zombie', 'E6').damage = 2;
      },
      GRISBAN,
    );
    t.choose(`use:${GRISBAN},whirlwind,0`).choose(use('victory-foretold'));
    t.choose('pick:zombie-1', [blue(1), red(1), green(1), brown(2), brown(0)]);
    t.chooseWhile('surge', 'done').chooseWhile('order', 'order:zombie-2');
    expect([t.state.monsters.map(({ id }) => id), damageOf(t, GRISBAN)]).toEqual([['zombie-1'], 5]);
  });

  test('D2C-PROP-07 Focused Insights: 2 more health; the arriving token heals the neighbours of its bearer too, the knocked out among them', () => {
    const t = temple(['focused-insights'], state => {
      const fallen = state.heroes[1];
      if (fallen === undefined) return;
      fallen.down = at(state, 'F6');
      fallen.cells = [];
      fallen.damage = 14;
      fallen.fatigue = 4;
    });
    expect(healthOf(t.state, AVRIC)).toBe(14);
    t.choose(use('soothing-insight')).choose(`pick:${AVRIC}`).chooseWhile('order', `order:${AVRIC}/focused-insights/0`);
    expect(t.state.heroes[1]).toMatchObject({ down: null, damage: 13, fatigue: 3 });
    expect(damageOf(t, JAIN)).toBe(0);
  });

  test('D2-MISS-01 Omniscience: the token makes an attack on its bearer miss', () => {
    const t = threatened(['omniscience']);
    t.choose(strike(t, 'zombie', GRISBAN, 'F6')).choose(use('omniscience'));
    expect([damageOf(t, GRISBAN), bearer(t), fatigueOf(t, AVRIC), t.kind]).toEqual([0, undefined, 3, 'monster-turn']);
  });
});
