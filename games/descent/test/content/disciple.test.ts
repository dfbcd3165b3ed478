import { describe, expect, test } from 'vitest';
import type { Card } from '../../content/card.ts';
import { ABILITIES, HEROES, SKILLS } from '../../content/tables.ts';
import type { State } from '../../index.ts';
import { abilityText } from '../../texts/ability.ts';
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
  monster,
  raid,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const none = face('gray', { shield: 0 });
const hearts = (n: 1 | 2 | 3): number => face('red', { damage: n, surge: 0 });
const use = (of: string): string => `use:${AVRIC},${of},0`;

/** Avric as Disciple at F5, Grisban beside him at F6, a zombie at G5 and one far away. */
const camp = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      holds(state, []);
      hero(state, AVRIC, 'disciple', 'F5', more);
      hero(state, GRISBAN, 'berserker', 'F6').damage = 6;
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'J8');
      change(state);
    }),
    AVRIC,
  );

describe('the Disciple, starting equipment', () => {
  test('D2-COND-02 Iron Mace: a surge stuns the target if damage is dealt', () => {
    const dice = [face('blue', { range: 2 }), face('yellow', { range: 1, damage: 1, surge: 0 })];
    const t = camp();
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'G5'), [...dice, face('brown', { shield: 2 })]);
    t.choose('surge:iron-mace,0');
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions]).toEqual([1, ['stunned']]);
    const blocked = camp();
    blocked.choose(strike(blocked, 'iron-mace', 'zombie-1', 'G5'), [
      face('blue', { range: 6 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      face('brown', { shield: 2 }),
    ]);
    blocked.choose('surge:iron-mace,0');
    expect([damageOf(blocked, 'zombie-1'), figure(blocked, 'zombie-1').conditions]).toEqual([0, []]);
  });

  test('D2-ASTEP-20 Wooden Shield of the Disciple: exhausted after the defence roll for 1 more shield', () => {
    const t = raid(state => {
      hero(state, AVRIC, 'disciple', 'F5');
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', AVRIC, 'F5'), [
      face('blue', { range: 3 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      none,
    ]);
    t.choose(use('wooden-shield-disciple'));
    expect(damageOf(t, AVRIC)).toBe(2);
    expect(card(t, AVRIC, 'wooden-shield-disciple').tired).toBe(true);
  });
});

describe('Prayer of Healing', () => {
  test('D2-SKILL-04 D2-ABIL-04 Prayer of Healing: 1 fatigue, exhausted, no action: he or an adjacent hero recovers the hearts of a red die', () => {
    const t = camp();
    t.choose(use('prayer-of-healing'));
    expect(t.offered()).toEqual([`pick:${AVRIC}`, `pick:${GRISBAN}`]);
    t.choose(`pick:${GRISBAN}`, [hearts(3)]);
    expect(damageOf(t, GRISBAN)).toBe(3);
    expect(fatigueOf(t, AVRIC)).toBe(1);
    expect(t.state.turns[0]?.actions).toBe(2);
    expect(t.offered(use('prayer-of-healing'))).toEqual([]);
  });

  test('D2-KO-13 D2-KO-24 Prayer of Healing: a knocked-out hero beside him stands again', () => {
    const t = camp([], state => {
      const [, grisban] = state.heroes;
      if (grisban === undefined) return;
      grisban.down = at(state, 'F6');
      grisban.cells = [];
      grisban.damage = 14;
    });
    t.choose(use('prayer-of-healing')).choose(`pick:${GRISBAN}`, [hearts(2)]);
    expect(t.state.heroes[1]).toMatchObject({ down: null, cells: [at(t.state, 'F6')], damage: 12 });
    // Then he has a turn like any other.
    acts(t.choose('end'), GRISBAN);
    expect(t.state.turns).toMatchObject([{ figure: GRISBAN, stage: 'actions', actions: 2 }]);
  });

  test('D2-DMG-01 Prayer of Healing: never more than the damage there is', () => {
    const t = camp([], state => {
      (state.heroes[1] as { damage: number }).damage = 1;
    });
    t.choose(use('prayer-of-healing')).choose(`pick:${GRISBAN}`, [hearts(3)]);
    expect(damageOf(t, GRISBAN)).toBe(0);
  });
});

describe('what the prayer brings besides', () => {
  /** The prayer on Grisban, with 1 heart. */
  const prayed = (more: readonly string[], change?: (state: State) => void) => {
    const t = camp(more, change);
    t.choose(use('prayer-of-healing')).choose(`pick:${GRISBAN}`, [hearts(1)]);
    return t;
  };
  const defends = (t: ReturnType<typeof prayed>): number => {
    t.choose('end');
    acts(t, GRISBAN).choose('end');
    if (t.kind === 'overlord-turn') t.choose('group:zombie');
    if (t.kind === 'activate') t.choose('monster:zombie-1');
    t.choose(strike(t, 'zombie', GRISBAN, 'F6'), [
      face('blue', { range: 3 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      none,
      face('brown', { shield: 2 }),
    ]);
    return t.leftover.length;
  };

  test('D2-CHAR-12 D2-HTURN-01 Armor of Faith: the healed hero defends with a brown die more until the next turn of the Disciple', () => {
    const t = prayed(['armor-of-faith']);
    expect(defends(t)).toBe(0);
    // 5 damage were left, 3 hearts against 2 shields.
    expect(damageOf(t, GRISBAN)).toBe(6);
    expect(t.state.lasting.length).toBe(1);
    for (let i = 0; t.state.stage === 'overlord' && i < 10; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    expect(t.state.lasting.length).toBe(1);
    acts(t, AVRIC);
    expect(t.state.lasting).toEqual([]);
  });

  test('D2-ABIL-02 Armor of Faith: without it the healed hero defends as ever', () => {
    expect(defends(prayed([]))).toBe(1);
  });

  test('D2-COND-08 Cleansing Touch: the healed hero may lose one condition', () => {
    const sick = (state: State): void => {
      (state.heroes[1] as { conditions: string[] }).conditions = ['poisoned', 'diseased'];
    };
    const t = prayed(['cleansing-touch'], sick);
    expect(t.offered()).toEqual([use('cleansing-touch'), 'pass']);
    t.choose(use('cleansing-touch')).choose('condition:diseased');
    expect(figure(t, GRISBAN).conditions).toEqual(['poisoned']);
    expect(figure(prayed(['cleansing-touch'], sick).choose('pass'), GRISBAN).conditions).toEqual([
      'poisoned',
      'diseased',
    ]);
    expect(prayed(['cleansing-touch']).kind).toBe('turn');
  });

  test('Divine Fury: the healed hero adds a yellow die to his next attack of this round, and to that alone', () => {
    const t = prayed(['divine-fury']);
    t.choose('end');
    acts(t, GRISBAN);
    const axe = [face('blue', { range: 3 }), face('red', { damage: 1 })];
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'G5'), [
      ...axe,
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      face('brown', { shield: 2 }),
    ]);
    expect(damageOf(t, 'zombie-1')).toBe(2);
    expect(t.leftover).toEqual([]);
    t.choose(strike(t, 'chipped-greataxe', 'zombie-1', 'G5'), [...axe, face('brown', { shield: 2 }), 1]);
    expect(t.leftover).toEqual([1]);
  });

  test('D2-ROUND-04 Divine Fury: it is gone in the next round', () => {
    const t = prayed(['divine-fury']);
    t.choose('end');
    acts(t, GRISBAN).choose('end');
    expect(t.state.lasting.length).toBe(1);
    for (let i = 0; t.state.stage === 'overlord' && i < 10; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    expect(t.state.round).toBe(2);
    expect(t.state.lasting).toEqual([]);
  });
});

describe('Holy Power', () => {
  const power = () =>
    camp(['holy-power'], state => {
      hero(state, 'ashrian', 'spiritspeaker', 'E5').damage = 4;
      for (const one of state.heroes) one.fatigue = 2;
    });

  test('D2-DICE-02 Holy Power: the prayer may choose 2 different heroes; a surge on its die gives both 1 fatigue back', () => {
    const t = power();
    t.choose(use('prayer-of-healing')).choose(`pick:${GRISBAN}`);
    expect(t.offered()).toEqual([`pick:${AVRIC}`, 'pick:ashrian', 'done']);
    t.choose('pick:ashrian', [face('red', { damage: 3, surge: 1 })]);
    expect([damageOf(t, GRISBAN), damageOf(t, 'ashrian')]).toEqual([3, 1]);
    expect([fatigueOf(t, AVRIC), fatigueOf(t, GRISBAN), fatigueOf(t, 'ashrian')]).toEqual([3, 1, 1]);
  });

  test('D2-TGT-13 Holy Power: both heroes get what other skills add to the prayer', () => {
    const t = camp(['holy-power', 'armor-of-faith', 'divine-fury', 'cleansing-touch'], state => {
      hero(state, 'ashrian', 'spiritspeaker', 'E5').damage = 4;
      for (const one of state.heroes) if (one.id !== AVRIC) one.conditions = ['immobilized'];
    });
    t.choose(use('prayer-of-healing'))
      .choose(`pick:${GRISBAN}`)
      .choose('pick:ashrian', [hearts(1)]);
    for (let i = 0; t.kind === 'order' && i < 3; i++) t.choose(t.offered()[0] ?? '');
    t.choose(use('cleansing-touch'));
    expect(t.state.heroes.map(({ conditions }) => conditions)).toEqual([[], [], []]);
    expect(t.state.lasting.map(({ on, source }) => `${on} ${source}`).sort()).toEqual([
      'ashrian armor-of-faith',
      'ashrian divine-fury',
      `${GRISBAN} armor-of-faith`,
      `${GRISBAN} divine-fury`,
    ]);
  });

  test('D2-ABIL-02 Holy Power: no surge, no fatigue; one hero is enough', () => {
    const t = power();
    t.choose(use('prayer-of-healing'))
      .choose(`pick:${GRISBAN}`)
      .choose('done', [hearts(3)]);
    expect([damageOf(t, GRISBAN), damageOf(t, 'ashrian')]).toEqual([3, 4]);
    expect([fatigueOf(t, GRISBAN), fatigueOf(t, 'ashrian')]).toEqual([2, 2]);
  });

  test('D2-KO-18 D2-KO-26 Holy Power: a knocked-out hero recovers damage and fatigue and then stands again', () => {
    const t = camp(['holy-power'], state => {
      const [, grisban] = state.heroes;
      if (grisban === undefined) return;
      Object.assign(grisban, { down: at(state, 'F6'), cells: [], damage: 14, fatigue: 4 });
    });
    t.choose(use('prayer-of-healing'))
      .choose(`pick:${GRISBAN}`)
      .choose('done', [face('red', { damage: 3, surge: 1 })]);
    expect(t.state.heroes[1]).toMatchObject({ down: null, damage: 11, fatigue: 3 });
    const told = t.events().map(e => (e.kind === 'recovered' ? e.what : e.kind));
    expect(told.indexOf('damage')).toBeGreaterThan(-1);
    expect(told.indexOf('stands')).toBeGreaterThan(told.indexOf('damage'));
  });
});

describe('the Disciple, other skills', () => {
  const mace = (n: 0 | 2): number[] => [
    face('blue', { range: n === 0 ? 5 : 3 }),
    face('yellow', { range: 1, damage: 1, surge: 0 }),
  ];

  test('D2-ACTN-08 Blessed Strike: a melee attack for 1 fatigue; if it deals damage he and one adjacent hero recover 2 each', () => {
    const t = camp(['blessed-strike'], state => {
      (state.heroes[0] as { damage: number }).damage = 5;
      hero(state, 'ashrian', 'spiritspeaker', 'E5').damage = 4;
      // Too far away.
      hero(state, 'syndrael', 'knight', 'J3').damage = 4;
    });
    t.choose(use('blessed-strike'), [...mace(2), face('brown', { shield: 2 })]);
    expect(t.offered()).toEqual([`pick:${GRISBAN}`, 'pick:ashrian']);
    t.choose('pick:ashrian');
    expect([damageOf(t, AVRIC), damageOf(t, GRISBAN), damageOf(t, 'ashrian')]).toEqual([3, 6, 2]);
    expect([damageOf(t, 'zombie-1'), fatigueOf(t, AVRIC), t.state.turns[0]?.actions]).toEqual([1, 1, 1]);
    // As an action: not without one.
    expect(t.offered(use('blessed-strike'))).toHaveLength(1);
    t.choose('rest');
    expect(t.offered(use('blessed-strike'))).toEqual([]);
  });

  test('D2-ACTN-08 what takes an action is called one, in both languages; nothing else is', () => {
    const abilities = [SKILLS, ABILITIES, HEROES].flatMap(cards =>
      Object.values(cards).flatMap(({ abilities: own = [] }: Pick<Card, 'abilities'>) => own),
    );
    const called = (lang: 'en' | 'de', word: string) =>
      abilities.filter(one => new RegExp(`^${word}\\b`).test(abilityText(one, lang)));
    const actions = abilities.filter(({ at: moment }) => moment === 'action');
    expect(actions.length).toBeGreaterThan(20);
    expect([called('en', 'Action'), called('de', 'Aktion')]).toEqual([actions, actions]);
  });

  test('D2-ASTEP-26 D2-KO-24 Blessed Strike: nothing if no damage is dealt; nothing for a knocked-out hero, since it is an attack', () => {
    const blocked = camp(['blessed-strike'], state => {
      (state.heroes[0] as { damage: number }).damage = 5;
    });
    blocked.choose(use('blessed-strike'), [...mace(0), face('brown', { shield: 2 })]);
    expect([damageOf(blocked, AVRIC), damageOf(blocked, GRISBAN)]).toEqual([5, 6]);
    // It has not missed for all that.
    expect(blocked.happened().filter(e => e.kind === 'attack-over')).toMatchObject([{ missed: false }]);
    const down = camp(['blessed-strike'], state => {
      (state.heroes[0] as { damage: number }).damage = 5;
      Object.assign(state.heroes[1] ?? {}, { down: at(state, 'F6'), cells: [], damage: 14 });
    });
    down.choose(use('blessed-strike'), [...mace(2), face('brown', { shield: 2 })]);
    expect([damageOf(down, AVRIC), damageOf(down, GRISBAN)]).toEqual([3, 14]);
  });

  test('D2-ABIL-12 Prayer of Peace: an action, 2 fatigue; while it is exhausted monsters beside him cannot attack', () => {
    const t = camp(['prayer-of-peace']);
    t.choose(use('prayer-of-peace'));
    expect([fatigueOf(t, AVRIC), t.state.turns[0]?.actions, card(t, AVRIC, 'prayer-of-peace').tired]).toEqual([
      2,
      1,
      true,
    ]);
    const peace = (ready: boolean) =>
      raid(state => {
        hero(state, AVRIC, 'disciple', 'F5', ['prayer-of-peace']);
        hero(state, GRISBAN, 'berserker', 'H5');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'H6');
        for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'prayer-of-peace') one.tired = !ready;
      }, 'zombie-1');
    // Neither him nor anybody else.
    expect(peace(false).offered('attack:')).toEqual([]);
    expect(peace(true).offered('attack:')).toHaveLength(2);
    const other = peace(false).choose('end');
    expect(other.offered('attack:')).toEqual([`attack:zombie,${GRISBAN},${at(other.state, 'H5')}`]);
  });

  test('D2-EXH-03 Prayer of Peace: it ends when the card is refreshed in his next turn', () => {
    const t = camp(['prayer-of-peace']);
    t.choose(use('prayer-of-peace')).choose('end');
    acts(t, GRISBAN).choose('end');
    for (let i = 0; t.state.stage === 'overlord' && i < 10; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    expect(card(t, AVRIC, 'prayer-of-peace').tired).toBe(true);
    acts(t, AVRIC);
    expect(card(t, AVRIC, 'prayer-of-peace').tired).toBe(false);
  });

  test('D2-MOVE-27 D2-FAT-06 D2-FAT-07 Time of Need: an action for 2 movement points and 2 fatigue back', () => {
    const t = camp(['time-of-need'], state => {
      (state.heroes[0] as { fatigue: number }).fatigue = 3;
    });
    t.choose(use('time-of-need'));
    expect(fatigueOf(t, AVRIC)).toBe(1);
    expect(t.state.turns[0]).toMatchObject({ actions: 1, pools: [{ source: 'time-of-need', left: 2 }] });
  });

  test('D2-ABIL-15 Radiant Light: 3 fatigue and one red die: heroes in sight recover as much as monsters in sight suffer', () => {
    const t = camp(['radiant-light'], state => {
      (state.heroes[0] as { damage: number }).damage = 5;
      // Behind Grisban and out of sight.
      hero(state, 'ashrian', 'spiritspeaker', 'F8').damage = 4;
      monster(state, 'goblin-archer', 'I5');
    });
    t.choose(use('radiant-light'), [hearts(3)]);
    expect([damageOf(t, AVRIC), damageOf(t, GRISBAN), damageOf(t, 'ashrian')]).toEqual([2, 3, 4]);
    // The archer behind the zombie is not seen either; both zombies had 3 health.
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([['goblin-archer-1', 0]]);
    expect([fatigueOf(t, AVRIC), t.state.turns[0]?.actions]).toEqual([3, 1]);
  });
});
