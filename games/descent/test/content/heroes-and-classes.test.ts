import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { CLASSES, SKILLS } from '../../content/classes/index.ts';
import { HEROES } from '../../content/heroes.ts';
import { isItem, itemOf, skillOf } from '../../content/index.ts';
import { descent } from '../../index.ts';
import { cardFor } from '../../rules/searching.ts';
import { newHero } from '../../rules/setting-up.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  monster,
  raid,
  sit,
  strike,
} from '../positions.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const hearts = (n: 1 | 2 | 3): number => face('red', { damage: n, surge: 0 });

describe('taking heroes and classes', () => {
  const start = (seats: number, heroes: 2 | 3 | 4) =>
    table(descent, { config: { scenario: 'practice-yard', seats, settings: { heroes } }, seed: 'heroes' });

  test('D2-HGEN-01 every hero player leads at least one hero; a single one leads all', () => {
    const t = start(3, 3);
    for (const one of ['syndrael', GRISBAN, AVRIC]) {
      expect(t.kind).toBe('heroes');
      t.choose(`take-hero:${one}`);
      if (t.kind === 'classes') t.choose(t.offered()[0] ?? '');
    }
    expect(t.state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
      ['syndrael', 1],
      [GRISBAN, 2],
      [AVRIC, 1],
    ]);
  });

  test('D2-HGEN-03 D2-CGEN-02 D2-CGEN-03 the class must match the archetype of the sheet, and no two heroes have the same', () => {
    const t = start(2, 2);
    t.choose('take-hero:syndrael');
    expect(t.offered()).toEqual(['take-class:berserker', 'take-class:knight']);
    t.choose('take-class:knight');
    t.choose(`take-hero:${GRISBAN}`);
    // Only one class is left for a second warrior: nothing to decide.
    expect(t.state.heroes.map(one => one.class)).toEqual(['knight', 'berserker']);
  });

  test('D2-CGEN-01 D2-SKILL-05 who takes a class begins with its equipment and the skill that costs nothing', () => {
    const begins = (hero: string, of: string) => {
      const t = start(2, 2);
      t.choose(`take-hero:${hero}`).choose(`take-class:${of}`);
      return t.state.heroes[0]?.cards.map(({ id, worn }) => [id, worn]);
    };
    expect(begins('syndrael', 'knight')).toEqual([
      ['oath-of-honor', false],
      ['iron-longsword', true],
      ['wooden-shield-knight', true],
    ]);
    expect(begins('syndrael', 'berserker')).toEqual([
      ['rage', false],
      ['chipped-greataxe', true],
    ]);
    expect(begins(AVRIC, 'disciple')).toEqual([
      ['prayer-of-healing', false],
      ['iron-mace', true],
      ['wooden-shield-disciple', true],
    ]);
    expect(begins(AVRIC, 'spiritspeaker')).toEqual([
      ['stoneskin', false],
      ['oak-staff', true],
    ]);
  });
});

describe('heroes and classes as they lie in the box', () => {
  const of = (all: typeof CLASSES | typeof HEROES, archetype: string) =>
    Object.entries(all)
      .filter(([, one]) => one.archetype === archetype)
      .map(([id]) => id);

  test('D2-HGEN-04 D2-CGEN-04 four archetypes, of each two heroes of the base game and two classes', () => {
    expect(['warrior', 'healer', 'mage', 'scout'].map(archetype => of(CLASSES, archetype))).toEqual([
      ['berserker', 'knight'],
      ['disciple', 'spiritspeaker'],
      ['runemaster', 'necromancer'],
      ['wildlander', 'thief'],
    ]);
    expect(['warrior', 'healer', 'mage', 'scout'].map(archetype => of(HEROES, archetype))).toEqual([
      [GRISBAN, 'syndrael'],
      ['ashrian', AVRIC],
      ['leoric-of-the-book', 'widow-tarha'],
      ['jain-fairwood', 'tomble-burrowell'],
    ]);
    expect([Object.keys(CLASSES), Object.keys(HEROES)].map(all => all.length)).toEqual([8, 8]);
  });

  test('D2-HGEN-05 every hero has one ability of the own, and no two have the same', () => {
    // When it may be used or happens; what counts all the time, by its word.
    const moments = Object.entries(HEROES).map(([id, { abilities = [], standing = [] }]) => [
      id,
      [...abilities.map(({ at: moment }) => moment), ...standing.filter(one => one.do === 'aura').map(one => one.do)],
    ]);
    expect(Object.fromEntries(moments)).toEqual({
      [GRISBAN]: ['rested'],
      syndrael: ['turn-end'],
      ashrian: ['activation-start'],
      [AVRIC]: ['aura'],
      'leoric-of-the-book': ['rolled'],
      'widow-tarha': ['rolled'],
      'jain-fairwood': ['suffering'],
      'tomble-burrowell': ['before-roll'],
    });
    const abilities = Object.values(HEROES).map(({ abilities, standing, always }) => [abilities, standing, always]);
    expect(new Set(abilities.map(own => JSON.stringify(own))).size).toBe(abilities.length);
  });

  test.each(Object.keys(CLASSES))(
    'D2-SKILL-02 %s: nine skills of 0, 1, 1, 1, 2, 2, 2, 3 and 3 XP, each with its class',
    id => {
      const { skills, items } = CLASSES[id] ?? { skills: [], items: [] };
      expect(skills.map(one => skillOf(one).xp)).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3]);
      expect(skills.every(one => skillOf(one).class === id)).toBe(true);
      expect(items.every(one => itemOf(one).class === id)).toBe(true);
      expect(Object.values(SKILLS).filter(one => one.class === id)).toHaveLength(9);
    },
  );
});

describe('starting equipment', () => {
  test('D2-IGEN-04 D2-IGEN-07 hands, traits, dice and reach of what warriors and healers begin with', () => {
    const line = (id: string) => {
      const { kind, slot, traits, attack, dice, reach, surges } = itemOf(id);
      return [kind, slot, traits, attack, dice, reach ?? false, surges?.length ?? 0];
    };
    expect(line('chipped-greataxe')).toEqual(['item', 'two-hands', ['axe'], 'melee', ['blue', 'red'], false, 2]);
    expect(line('iron-longsword')).toEqual(['item', 'one-hand', ['blade'], 'melee', ['blue', 'red'], false, 1]);
    expect(line('iron-mace')).toEqual(['item', 'one-hand', ['hammer'], 'melee', ['blue', 'yellow'], false, 1]);
    expect(line('oak-staff')).toEqual(['item', 'two-hands', ['staff'], 'melee', ['blue', 'yellow'], true, 1]);
    for (const shield of ['wooden-shield-knight', 'wooden-shield-disciple'])
      expect(line(shield)).toEqual(['item', 'one-hand', ['shield'], undefined, undefined, false, 0]);
    // Whoever takes a class begins with all of its items.
    for (const [of, { items }] of Object.entries(CLASSES))
      expect(
        newHero('syndrael', of, 1).cards.flatMap(({ id }) => (isItem(id) ? [id] : [])),
        of,
      ).toEqual(items);
  });
});

describe('what is a skill and what is not', () => {
  test('D2-HGEN-06 D2-HGEN-09 D2-SKILL-01 Ancestor Spirits answers a skill, neither a heroic feat nor a hero ability', () => {
    const t = acts(
      sit(state => {
        holds(state, []);
        hero(state, AVRIC, 'spiritspeaker', 'F5', ['ancestor-spirits', 'vigor']).damage = 5;
        Object.assign(hero(state, GRISBAN, 'berserker', 'F6'), { damage: 5, fatigue: 1 });
        monster(state, 'zombie', 'G5');
      }),
      AVRIC,
    );
    t.choose(`use:${AVRIC},${AVRIC}-feat,0`, [hearts(1), hearts(1)])
      .choose('yes')
      .choose('yes');
    expect([damageOf(t, AVRIC), damageOf(t, GRISBAN), t.kind]).toEqual([3, 3, 'turn']);
    // His ability heals a damage for one surge, his skill Vigor the fatigue of all for the other.
    t.choose(strike(t, 'oak-staff', 'zombie-1', 'G5'), [
      face('blue', { range: 2, surge: 1 }),
      face('yellow', { range: 1, damage: 0, surge: 1 }),
      face('brown', { shield: 2 }),
    ]);
    t.choose(`surge:${AVRIC}/${AVRIC},0`);
    expect([damageOf(t, AVRIC), t.kind]).toEqual([2, 'surge']);
    t.choose(`surge:${AVRIC}/vigor,0`);
    expect([t.kind, t.offered()]).toEqual(['answer', [`use:${AVRIC},ancestor-spirits,1`, 'pass']]);
  });
});

describe('using what cards say', () => {
  test('D2-ABIL-08 the cost is paid before the ability takes effect: fatigue for Tempest comes before its failure gives 1 back', () => {
    const t = acts(
      sit(state => {
        hero(state, 'ashrian', 'spiritspeaker', 'F5', ['tempest']);
        monster(state, 'zombie', 'H5');
      }),
      'ashrian',
    );
    t.choose('use:ashrian,tempest,0', [face('gray', { shield: 3 }), face('black', { shield: 4 })]);
    expect(fatigueOf(t, 'ashrian')).toBe(1);
    expect(
      t
        .happened()
        .map(({ kind }) => kind)
        .filter(kind => kind === 'tired' || kind === 'tested' || kind === 'recovered'),
    ).toEqual(['tired', 'tested', 'recovered']);
  });

  test('D2-EXH-04 D2-HGEN-07 a heroic feat is not refreshed with the cards', () => {
    const t = acts(
      sit(state => {
        holds(state, []);
        const grisban = hero(state, GRISBAN, 'berserker', 'F5');
        grisban.feat = false;
        for (const one of grisban.cards) one.tired = true;
        grisban.cards.push({ ...cardFor('health-potion'), used: true });
        monster(state, 'zombie', 'G5');
      }),
      GRISBAN,
    );
    expect(t.state.heroes[0]?.cards.every(one => !one.tired)).toBe(true);
    expect(t.state.heroes[0]?.feat).toBe(false);
    // Nor is a search card that was used.
    expect(card(t, GRISBAN, 'health-potion').used).toBe(true);
    expect(t.offered(`use:${GRISBAN},health-potion`)).toEqual([]);
    expect(t.offered(`use:${GRISBAN},${GRISBAN}-feat`)).toEqual([]);
  });

  test('D2-INT-06 a heroic feat is completed before the points it gives are spent: Syndrael moves after the other hero', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, AVRIC, 'disciple', 'F6');
        monster(state, 'zombie', 'J8');
      }),
      'syndrael',
    );
    t.choose('use:syndrael,syndrael-feat,0');
    // Avric has his turn to move; F5 is not offered to Syndrael's player for her own points.
    expect(t.offered('go:').every(option => option.endsWith(',move-1'))).toBe(true);
    t.choose(go(t, 'F8')).choose('done');
    expect(figure(t, AVRIC).cells).toEqual([at(t.state, 'F8')]);
    t.choose(go(t, 'F7'));
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'F7')]);
  });

  test('D2-INT-05 D2-ACTN-13 what may be used in the own turn does not interrupt an attack: no prayer between its steps', () => {
    const t = acts(
      sit(state => {
        hero(state, AVRIC, 'disciple', 'F5').damage = 4;
        monster(state, 'zombie', 'G5');
      }),
      AVRIC,
    );
    expect(t.offered(`use:${AVRIC},prayer-of-healing`)).toHaveLength(1);
    t.choose(strike(t, 'iron-mace', 'zombie-1', 'G5'), [
      face('blue', { range: 2 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      face('brown', { shield: 2 }),
    ]);
    expect(t.kind).toBe('surge');
    expect(t.offered('use:')).toEqual([]);
  });

  test('D2-COND-14 D2-COND-13 becoming stunned does not end a move action: Ashrian is stunned in the middle of her walk and goes on', () => {
    const t = acts(
      sit(state => {
        hero(state, 'ashrian', 'spiritspeaker', 'F5');
        monster(state, 'zombie', 'J8');
        // Something stuns her wherever she goes.
        state.lasting.push({
          source: 'zombie',
          key: 'daze',
          on: 'ashrian',
          by: 'ashrian',
          until: 'encounter-end',
          next: false,
          what: {
            do: 'on',
            at: 'enters',
            ability: { at: 'enters', must: true, effects: [{ do: 'condition', condition: 'stunned' }] },
          },
        });
      }),
      'ashrian',
    );
    t.choose('move').choose(go(t, 'F6'));
    expect(figure(t, 'ashrian').conditions).toEqual(['stunned']);
    // Points are left and may be spent; no other action but the one that shakes it off.
    t.choose(go(t, 'F7'));
    expect(figure(t, 'ashrian').cells).toEqual([at(t.state, 'F7')]);
    expect(t.offered('move')).toEqual([]);
    expect(t.offered('rest')).toEqual([]);
  });

  test('D2-INT-12 D2-LARGE-17 Guard does not trigger where a large monster has no room for its base', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'H6', ['guard']);
      hero(state, GRISBAN, 'berserker', 'F6');
      monster(state, 'ettin', 'G7', 'H7', 'G8', 'H8');
    });
    // Between the two heroes at G6 four spaces are not free, at G5 they are; both are beside the Knight.
    t.choose('move').choose(go(t, 'G5'));
    expect(t.offered()).toEqual(['use:syndrael,guard,0', 'pass']);
    expect(figure(t, 'ettin-1').cells).toEqual([at(t.state, 'G5')]);
  });

  test('D2C-KNT-01 D2-INT-10 Guard answers monsters only: another hero who comes beside her is let pass', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5', ['guard']);
        hero(state, AVRIC, 'disciple', 'F8');
        monster(state, 'zombie', 'G5');
      }),
      AVRIC,
    );
    t.choose('move').choose(go(t, 'F6'));
    expect(t.kind).toBe('turn');
  });
});
