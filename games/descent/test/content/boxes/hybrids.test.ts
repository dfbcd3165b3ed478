import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../../content/index.ts';
import { descent, type State } from '../../../index.ts';
import { learnable } from '../../../rules/campaign/experience.ts';
import { standardOf } from '../../../rules/classes.ts';
import { canWear } from '../../../rules/equipment.ts';
import { newHero } from '../../../rules/setting-up.ts';
import { attributeOf, healthOf, speedOf, staminaOf } from '../../../rules/values.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  hero,
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { black, blue, brown, gray, red, yellow } from './throws.ts';

const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const JAIN = 'jain-fairwood';
const GRISBAN = 'grisban-the-thirsty';
const use = (by: string, of: string, n = 0): string => `use:${by},${of},${n}`;
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};
/** A hero of a hybrid and a standard class on a space, with more cards; whatever he has equipped stays. */
const both = (state: State, id: string, of: string, standard: string, space: string, more: readonly string[] = []) => {
  const made = hero(state, id, of, space, more);
  const { cards } = newHero(id, of, made.seat, standard);
  made.cards = [...cards, ...made.cards.filter(one => !cards.some(({ id: known }) => known === one.id))];
  return made;
};

describe('hybrid classes', () => {
  test('D2-CGEN-06 D2-CGEN-07 the starting skill names the archetype of the standard class', () => {
    const found = Object.entries(CLASSES).flatMap(([id, { archetype }]) => {
      const standard = standardOf(id);
      return standard === null ? [] : [[id, archetype, standard]];
    });
    expect(found).toEqual([
      ['watchman', 'healer', 'scout'],
      ['battlemage', 'mage', 'warrior'],
      ['monk', 'scout', 'healer'],
      ['steelcaster', 'warrior', 'mage'],
    ]);
  });

  test('D2-CGEN-05 D2-CGEN-08 D2-CGEN-10 who takes a hybrid class takes a standard class of that archetype too, with its basic skills and starting equipment', () => {
    const t = table(descent, {
      config: { scenario: 'practice-yard', seats: 2, settings: { heroes: 2, 'chains-that-rust': true } },
      seed: 'hybrids',
    });
    for (let i = 0; i < 9 && t.kind !== 'heroes'; i++) t.choose(t.offered('')[0] ?? '');
    t.choose(`take-hero:${LEORIC}`).choose('take-class:battlemage');
    expect([t.kind, t.offered('take-class')]).toEqual(['classes', ['take-class:berserker', 'take-class:knight']]);
    t.choose('take-class:knight');
    const made = t.state.heroes[0];
    expect([made?.class, made?.standard, made?.cards.map(({ id }) => id)]).toEqual([
      'battlemage',
      'knight',
      ['arcane-veteran', 'oath-of-honor', 'iron-longsword', 'wooden-shield-knight'],
    ]);
    // The standard class is taken (D2-CGEN-03), and he stays a mage.
    t.choose(`take-hero:${GRISBAN}`);
    expect(t.offered('take-class')).not.toContain('take-class:knight');
  });

  test('D2-CGEN-09 he learns from both decks, but never a skill of the standard class for 3 experience', () => {
    const made = { ...newHero(LEORIC, 'battlemage', 1, 'knight'), xp: 3 };
    const skills = learnable(made);
    expect(skills).toContain('death-siphon');
    expect([skills.includes('advance'), skills.includes('stalwart'), skills.includes('stalwart')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('starting skills of hybrid classes', () => {
  const standard = (of: string, id: string) => newHero(id, of, 1).cards.map(({ id: own }) => own);
  test('Vigilance: a scout class beside the Watchman', () => {
    expect([standard('watchman', AVRIC), standardOf('watchman')]).toEqual([['vigilance'], 'scout']);
  });
  test('Arcane Veteran: a warrior class beside the Battlemage', () => {
    expect([standard('battlemage', LEORIC), standardOf('battlemage')]).toEqual([['arcane-veteran'], 'warrior']);
  });
  test('Greater Calling: a healer class beside the Monk', () => {
    expect([standard('monk', JAIN), standardOf('monk')]).toEqual([['greater-calling'], 'healer']);
  });
  test('Runeguard: a mage class beside the Steelcaster', () => {
    expect([standard('steelcaster', GRISBAN), standardOf('steelcaster')]).toEqual([['runeguard'], 'mage']);
  });
});

describe('the Watchman', () => {
  const watch = (more: readonly string[], change: (state: State) => void = () => undefined) =>
    sit(state => {
      both(state, AVRIC, 'watchman', 'thief', 'F5', more);
      hero(state, GRISBAN, 'berserker', 'F6');
      monster(state, 'zombie', 'J8');
      change(state);
    });

  test('D2C-WATC-01 Quick Recovery: 1 fatigue when a hero in sight begins his turn, once: 1 movement point and 1 damage, or a search card for a condition', () => {
    const t = watch(['quick-recovery'], state => {
      (state.heroes[1] as { damage: number }).damage = 3;
    });
    t.choose(`hero:${GRISBAN}`).choose(use(AVRIC, 'quick-recovery'));
    if (t.kind === 'one-of') t.choose('way:0');
    expect([damageOf(t, GRISBAN), fatigueOf(t, AVRIC), t.state.turns[0]?.pools]).toEqual([
      2,
      1,
      [{ source: 'quick-recovery', left: 1 }],
    ]);
    expect(t.offered(use(AVRIC, 'quick-recovery'))).toEqual([]);
    const sick = watch(['quick-recovery'], state => {
      (state.heroes[1] as { conditions: string[] }).conditions = ['poisoned'];
      state.heroes[1]?.cards.push({ id: 'health-potion', tired: false, worn: false, used: false, on: null });
    });
    sick.choose(`hero:${GRISBAN}`).choose(use(AVRIC, 'quick-recovery')).choose('way:1');
    expect([figure(sick, GRISBAN).conditions, card(sick, GRISBAN, 'health-potion').used]).toEqual([[], true]);
  });

  test('D2-TRVGEN-06 Trailblazer: 2 more in all attributes on journeys, 6 at most; exhausted, he and his neighbours move 1 space', () => {
    const t = watch(['trailblazer']);
    expect([attributeOf(t.state, AVRIC, 'willpower'), attributeOf(t.state, AVRIC, 'might')]).toEqual([4, 2]);
    const away = { ...t.state, journey: { symbols: [], out: [] } };
    expect([attributeOf(away, AVRIC, 'willpower'), attributeOf(away, AVRIC, 'might')]).toEqual([6, 4]);
    t.choose(`hero:${GRISBAN}`).choose(use(AVRIC, 'trailblazer'));
    t.choose(`space:${at(t.state, 'E5')}`).choose(`space:${at(t.state, 'F7')}`);
    expect([figure(t, AVRIC).cells, figure(t, GRISBAN).cells]).toEqual([[at(t.state, 'E5')], [at(t.state, 'F7')]]);
  });

  test('D2-FAT-06 Unity: who recovers damage in his sight recovers 1 fatigue until he fails a test; others use his search cards', () => {
    const t = watch(['unity', 'health-potion'], state => {
      Object.assign(state.heroes[1] as object, { damage: 5, fatigue: 3 });
    });
    acts(t.choose(`hero:${GRISBAN}`), GRISBAN)
      .choose(use(GRISBAN, 'health-potion'))
      .choose(`pick:${GRISBAN}`);
    t.choose(use(AVRIC, 'unity'), [gray(3), black(4)]).choose('pass');
    expect([damageOf(t, GRISBAN) < 5, fatigueOf(t, GRISBAN), card(t, AVRIC, 'unity').tired]).toEqual([true, 2, true]);
    expect(card(t, AVRIC, 'health-potion').used).toBe(true);
  });
});

describe('the Battlemage', () => {
  const spell = (more: readonly string[], change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        both(state, LEORIC, 'battlemage', 'berserker', 'F5', ['sunburst', ...more]);
        for (const one of state.heroes[0]?.cards ?? []) one.worn = one.id === 'sunburst';
        monster(state, 'zombie*', 'G5');
        change(state);
      }),
      LEORIC,
    );

  test('D2-IGEN-03 Planar Weapon: his runes are melee weapons that need a hand less; exhausted for 1 surge more', () => {
    const t = spell(['planar-weapon', 'iron-shield'], state => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'iron-shield') one.worn = false;
    });
    for (let i = 0; i < 2 && t.kind === 'equip'; i++) t.choose('done');
    expect(canWear(t.state, t.state.heroes[0] as never, 'iron-shield')).toBe(true);
    t.choose(strike(t, 'sunburst', 'zombie-master-1', 'G5'));
    expect([t.state.attacks[0]?.type, t.state.attacks[0]?.traits.includes('axe')]).toEqual(['melee', true]);
    t.choose(use(LEORIC, 'planar-weapon'), [blue(1), red(1), brown(1)]);
    expect(t.state.attacks[0]?.surges.reduce((sum, { amount }) => sum + amount, 0)).toBe(1);
  });

  test('D2-CHAR-02 Runic Weave: 2 health more for each rune; it is exhausted in place of a shield', () => {
    const plain = spell([]);
    const t = spell(['runic-weave']);
    expect(healthOf(t.state, LEORIC) - healthOf(plain.state, LEORIC)).toBe(2);
    const hit = raid(state => {
      both(state, LEORIC, 'battlemage', 'berserker', 'F5', ['runic-weave', 'iron-shield']);
      monster(state, 'zombie', 'G5');
    });
    hit.choose(strike(hit, 'zombie', LEORIC, 'F5'), [blue(2), yellow(2), gray(0)]);
    hit.choose(use(LEORIC, 'iron-shield')).choose(use(LEORIC, 'runic-weave'));
    expect([card(hit, LEORIC, 'iron-shield').tired, card(hit, LEORIC, 'runic-weave').tired]).toEqual([false, true]);
  });

  test('D2C-BTLM-01 D2C-BTLM-02 Death Siphon: who falls beside him heals 1, not while it is exhausted; about to fall he attacks, and a kill saves him', () => {
    const kill = (tired: boolean) => {
      const t = spell(['death-siphon'], state => {
        Object.assign(state.heroes[0] as object, { damage: 3 });
        (state.monsters[0] as { damage: number }).damage = 5;
        for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'death-siphon') one.tired = tired;
        state.turns = [];
      }).changed(state => {
        for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'death-siphon') one.tired = tired;
      });
      t.choose(strike(t, 'sunburst', 'zombie-master-1', 'G5'), [blue(2), red(2), brown(0)]);
      for (let i = 0; i < 3 && t.kind === 'surge'; i++) t.choose('done');
      if (t.offered(use(LEORIC, 'death-siphon')).length > 0) t.choose(use(LEORIC, 'death-siphon'));
      return damageOf(t, LEORIC);
    };
    expect([kill(false), kill(true)]).toEqual([2, 3]);
    const falls = raid(state => {
      both(state, LEORIC, 'battlemage', 'berserker', 'F5', ['death-siphon']).damage = 7;
      monster(state, 'zombie', 'G5').damage = 2;
    });
    falls.choose(strike(falls, 'zombie', LEORIC, 'F5'), [blue(2), yellow(2), gray(0)]);
    for (let i = 0; i < 5 && falls.offered(use(LEORIC, 'death-siphon', 1)).length === 0; i++)
      falls.choose(falls.kind === 'surge' ? 'done' : 'pass');
    falls.choose(use(LEORIC, 'death-siphon', 1));
    if (falls.kind === 'pick') falls.choose(falls.offered('attack')[0] ?? '', [blue(2), red(2), brown(0)]);
    for (let i = 0; i < 5 && (falls.kind === 'surge' || falls.kind === 'answer'); i++)
      falls.choose(falls.kind === 'surge' ? 'done' : 'pass');
    expect([falls.state.heroes[0]?.down, damageOf(falls, LEORIC)]).toEqual([null, 7]);
  });
});

describe('the Monk', () => {
  const quiet = (more: readonly string[], change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        both(state, JAIN, 'monk', 'disciple', 'F5', more);
        for (const one of state.heroes[0]?.cards ?? []) one.worn = false;
        monster(state, 'zombie*', 'G5');
        change(state);
      }),
      JAIN,
    );

  test('D2-REST-01 Inner Balance: resting frees a hero within 3 spaces of a condition; exhausted, all attributes are 1 higher', () => {
    const t = quiet(['inner-balance'], state => {
      hero(state, GRISBAN, 'berserker', 'F7').conditions = ['poisoned'];
    });
    const before = attributeOf(t.state, JAIN, 'might') ?? 0;
    t.choose('rest').choose(use(JAIN, 'inner-balance'));
    if (t.kind === 'pick') t.choose(`pick:${GRISBAN}`);
    expect([figure(t, GRISBAN).conditions, attributeOf(t.state, JAIN, 'might'), fatigueOf(t, JAIN)]).toEqual([
      [],
      before + 1,
      1,
    ]);
  });

  test('D2-ATK-07 Openhanded: bare hands pierce by their range and may stun; a kill with them gives another attack for 1 fatigue', () => {
    const t = quiet(['openhanded']);
    t.choose(strike(t, 'unarmed', 'zombie-master-1', 'G5'), [blue(1, 1), brown(2)]);
    t.choose(t.offered('surge').find(one => one.includes('openhanded')) ?? '');
    expect([damageOf(passing(t), 'zombie-master-1'), figure(t, 'zombie-master-1').conditions]).toEqual([
      1,
      ['stunned'],
    ]);
    const kill = quiet(['openhanded'], state => {
      (state.monsters[0] as { damage: number }).damage = 5;
      monster(state, 'zombie*', 'G6');
    });
    kill.choose(strike(kill, 'unarmed', 'zombie-master-1', 'G5'), [blue(1), brown(0)]);
    for (let i = 0; i < 3 && kill.kind === 'surge'; i++) kill.choose('done');
    kill.choose(use(JAIN, 'openhanded', 1));
    if (kill.kind === 'pick') kill.choose(kill.offered('attack')[0] ?? '', [blue(1), brown(0)]);
    expect(fatigueOf(kill, JAIN)).toBe(1);
  });

  test('D2-DMOD-06 Vow of Freedom: an X of bare hands may be turned, and without armor a blank defence die', () => {
    const t = quiet(['vow-of-freedom']);
    t.choose(strike(t, 'unarmed', 'zombie-master-1', 'G5'), [1, brown(0)]);
    expect(t.offered(use(JAIN, 'vow-of-freedom'))).toHaveLength(1);
    const hit = raid(state => {
      both(state, JAIN, 'monk', 'disciple', 'F5', ['vow-of-freedom']);
      for (const one of state.heroes[0]?.cards ?? []) one.worn = false;
      monster(state, 'zombie', 'G5');
    });
    hit.choose(strike(hit, 'zombie', JAIN, 'F5'), [blue(2), yellow(2), gray(0)]);
    hit.choose(use(JAIN, 'vow-of-freedom', 1));
    const best = hit.offered('face').find(one => one.endsWith(`,${gray(3) - 1}`));
    passing(hit.choose(best ?? ''));
    expect(damageOf(hit, JAIN)).toBe(1);
  });
});

describe('the Steelcaster', () => {
  test('D2-IGEN-09 Rune Grafting: 1 knowledge more, runes in any armor, and in heavy armor a surge that heals', () => {
    const t = acts(
      sit(state => {
        both(state, GRISBAN, 'steelcaster', 'runemaster', 'F5', ['rune-grafting', 'chainmail']);
        Object.assign(state.heroes[0] as object, { damage: 4, fatigue: 2 });
        monster(state, 'zombie*', 'G5');
      }),
      GRISBAN,
    );
    for (let i = 0; i < 3 && t.kind === 'equip'; i++) t.choose('done');
    expect([
      attributeOf(t.state, GRISBAN, 'knowledge'),
      canWear(t.state, t.state.heroes[0] as never, 'mana-weave'),
    ]).toEqual([3, true]);
    t.choose(strike(t, 'arcane-bolt', 'zombie-master-1', 'G5'), [blue(1, 1), yellow(1), brown(2)]);
    t.choose(t.offered('surge').find(one => one.includes('rune-grafting')) ?? '');
    expect([damageOf(passing(t), GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([2, 1]);
  });

  test('D2-EQUIP-02 Shield Mage: one shield needs no hand; he lends it to a hero within 3 spaces and may refresh both for 1 fatigue', () => {
    const t = raid(state => {
      both(state, GRISBAN, 'steelcaster', 'runemaster', 'F5', ['shield-mage', 'iron-shield']);
      hero(state, LEORIC, 'necromancer', 'F7');
      monster(state, 'zombie', 'G7');
    });
    expect(
      canWear(
        t.state,
        {
          ...(t.state.heroes[0] as (typeof t.state.heroes)[0]),
          cards: [{ id: 'arcane-bolt', tired: false, worn: true, used: false, on: null }],
        },
        'iron-shield',
      ),
    ).toBe(true);
    t.choose(strike(t, 'zombie', LEORIC, 'F7')).choose(use(GRISBAN, 'shield-mage'), [blue(2), yellow(2), gray(0)]);
    t.choose(t.offered('use').find(one => one.includes(LEORIC)) ?? '').choose('way:1');
    for (let i = 0; i < 5 && (t.kind === 'answer' || t.kind === 'surge'); i++)
      t.choose(t.kind === 'answer' ? 'pass' : 'done');
    t.choose('yes');
    // 4 hearts, 1 shield, and Leoric's own ability.
    expect([
      damageOf(t, LEORIC),
      fatigueOf(t, GRISBAN),
      card(t, GRISBAN, 'iron-shield').tired,
      card(t, GRISBAN, 'shield-mage').tired,
    ]).toEqual([2, 1, false, false]);
  });

  test('D2-ABIL-08 Shield Mage lends nothing where what answered its cost has used the last shield', () => {
    const hit = (answered: boolean) => {
      const t = raid(state => {
        both(state, GRISBAN, 'steelcaster', 'runemaster', 'F5', ['shield-mage', 'iron-shield']);
        hero(state, LEORIC, 'necromancer', 'F7');
        monster(state, 'zombie', 'G7');
        // Something of his iron shield answers and exhausts it.
        lay(state, GRISBAN, { at: 'exhausting', effects: [{ do: 'exhaust' }] }, 'iron-shield');
      });
      t.choose(strike(t, 'zombie', LEORIC, 'F7'))
        .choose(use(GRISBAN, 'shield-mage'))
        .choose(answered ? use(GRISBAN, 'iron-shield') : 'pass', [blue(2), yellow(2), gray(0)]);
      return t;
    };
    const lent = hit(false);
    lent.choose(lent.offered('use').find(one => one.includes(LEORIC)) ?? '').choose('way:1');
    passing(lent);
    const used = passing(hit(true));
    // 4 hearts, Leoric's own ability, and in one of them the shield.
    expect([damageOf(lent, LEORIC), damageOf(used, LEORIC)]).toEqual([2, 3]);
    expect([card(used, GRISBAN, 'iron-shield').tired, card(used, GRISBAN, 'shield-mage').tired]).toEqual([true, true]);
    expect(used.state.lasting.filter(({ key }) => key.startsWith('use-'))).toEqual([]);
  });

  test('D2-COND-02 Iron Blooded: speed -1, health +4, stamina +1; a shield for blanks; 1 fatigue shakes a new condition off', () => {
    const t = raid(state => {
      both(state, GRISBAN, 'steelcaster', 'runemaster', 'F5', ['iron-blooded']);
      monster(state, 'zombie', 'G5');
    });
    expect([speedOf(t.state, GRISBAN), healthOf(t.state, GRISBAN), staminaOf(t.state, GRISBAN)]).toEqual([2, 18, 5]);
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(1, 1), yellow(1), gray(0)]);
    t.choose(t.offered('surge').find(one => one.startsWith('surge:zombie')) ?? 'done');
    for (let i = 0; i < 5 && t.kind === 'surge'; i++) t.choose('done');
    if (t.offered(use(GRISBAN, 'iron-blooded', 1)).length > 0) t.choose(use(GRISBAN, 'iron-blooded', 1));
    expect([damageOf(t, GRISBAN), figure(t, GRISBAN).conditions, fatigueOf(t, GRISBAN)]).toEqual([1, [], 1]);
  });
});
