import { describe, expect, test } from 'vitest';
import { AGENTS, HEROES, PLOT_DECKS, PLOTS } from '../../content/index.ts';
import { inPlay } from '../../content/tables.ts';
import type { State } from '../../index.ts';
import { preyOf } from '../../rules/legend/targets.ts';
import { figuresBeside } from '../../rules/map.ts';
import { blue, brown, FAIL, gray, PASS, red, yellow } from '../content/boxes/monster-turns.ts';
import { legend, marauded } from '../legend.ts';
import { dawn, fortunes, plot, plotting, spend, struckBy } from '../plots.ts';
import {
  acts,
  at,
  damageOf,
  familiar,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../positions.ts';

// The worked examples of the boxes.

const LEORIC = 'leoric-of-the-book';
const JAIN = 'jain-fairwood';
const AVRIC = 'avric-albright';
const quiet = (t: Played): Played => {
  for (let i = 0; i < 30 && ['answer', 'surge', 'order'].includes(t.kind ?? ''); i++)
    t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
};

describe('plot cards', () => {
  test('D2-PLGEN-EX1 of 3 threat spent each hero without fortune gets one, in the order the heroes like', () => {
    const t = sit(state => {
      for (const [id, of, space] of [
        ['syndrael', 'knight', 'F5'],
        [JAIN, 'thief', 'E8'],
        ['ashrian', 'disciple', 'E3'],
        [LEORIC, 'runemaster', 'E4'],
      ] as const)
        hero(state, id, of, space);
      if (state.heroes[0] !== undefined) state.heroes[0].marks.fortune = 1;
      monster(state, 'zombie*', 'G5');
      plotting(state, 'the-fallen-elite', ['dark-champions']);
      state.stage = 'setup';
      state.todo = ['laid', 'begin'];
    });
    t.choose(plot('dark-champions'));
    expect(t.offered().sort()).toEqual([`pick:ashrian`, `pick:${JAIN}`, `pick:${LEORIC}`]);
    t.choose('pick:ashrian');
    expect(t.offered().sort()).toEqual([`pick:${JAIN}`, `pick:${LEORIC}`]);
    t.choose(`pick:${LEORIC}`);
    expect(fortunes(t)).toEqual([1, 1, 1, 1]);
  });

  test('D2-PLGEN-EX2 the fortune token just received rerolls a die of the test the plot card asks for', () => {
    const tested = (reroll: boolean): Played => {
      const t = dawn('burning-ambition', ['shifting-earth'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        hero(state, JAIN, 'thief', 'J8');
        monster(state, 'zombie', 'J3');
      });
      t.choose(plot('shifting-earth')).choose('pick:syndrael');
      expect(fortunes(t)).toEqual([1, 0]);
      t.choose(`space:${at(t.state, 'F5')}`).choose('attribute:might', FAIL);
      t.choose(reroll ? (t.offered('use:syndrael,fortune')[0] ?? '') : 'pass');
      if (reroll) t.choose(t.offered('reroll:0')[0] ?? '', [gray(0)]);
      for (let i = 0; i < 5 && t.kind === 'answer'; i++) t.choose('pass');
      return t;
    };
    // Gray 3 and black 4 against 4 might: 4 is no more than 4.
    expect([tested(false).kind, tested(true).kind === 'where']).toEqual(['where', false]);
    expect(fortunes(tested(true))).toEqual([0, 0]);
  });

  test('D2C-PLOT-EX1 of 5 damage 1, 2, 3 or 4 go to monsters of the group', () => {
    const t = struckBy('silent-protector', ['shared-burdens'], 'zombie*', ['G5'], state => {
      hero(state, JAIN, 'thief', 'E8');
      monster(state, 'zombie', 'I5');
      monster(state, 'zombie', 'I6');
    })([blue(3), red(3), brown(0)]);
    for (let i = 0; i < 9 && t.offered('plot').length === 0; i++) t.choose(t.offered('done')[0] ?? 'pass');
    spend(t, 'shared-burdens');
    expect(t.offered()).toEqual(['number:1', 'number:2', 'number:3', 'number:4']);
    t.choose('number:4');
    for (const id of ['zombie-1', 'zombie-2', 'zombie-1', 'zombie-2']) t.choose(`pick:${id}`);
    expect(['zombie-master-1', 'zombie-1', 'zombie-2'].map(id => damageOf(t, id))).toEqual([1, 2, 2]);
  });

  test('D2C-EXP-06 there are twenty plot decks of ten cards with one base card, each with its agent', () => {
    expect(Object.keys(PLOT_DECKS)).toHaveLength(20);
    for (const { agent, cards } of Object.values(PLOT_DECKS)) {
      expect([cards.length, new Set(cards).size, cards.filter(id => PLOTS[id]?.buy === 0)]).toEqual([
        10,
        10,
        [cards[0]],
      ]);
      expect(AGENTS[agent]).toBeDefined();
    }
    expect(new Set(Object.values(PLOT_DECKS).map(({ agent }) => agent)).size).toBe(20);
    // Two decks have a card in common.
    expect(Object.keys(PLOTS)).toHaveLength(199);
    const names = Object.values(PLOT_DECKS).map(({ name: { en }, agent }) => `${en}: ${AGENTS[agent]?.name.en}`);
    expect(names.filter(name => !DECKS.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(DECKS.length);
  });
});

const DECKS = [
  'Burning Ambition: Gargan Mirklace',
  'Cursed by Power: Lord Merick Farrow',
  'Dark Illusions: Ariad',
  'Dragon’s Greed: Valyndra',
  'Endless Thirst: Lady Eliza Farrow',
  'Eternal Agony: Zarihell',
  "First Legion: Ardus Ix'Erebus",
  'Goblin Uprising: Splig',
  'Hybrid Loyalty: Belthir',
  'Inner Corruption: Rylan Olliven',
  "Raging Infection: Bol'Goreth",
  'Seeds of Betrayal: Baron Zachareth',
  'Silent Protector: Serena',
  'Skulduggery: Raythen',
  'Tangled Web: Queen Ariad',
  'The Fallen Elite: Sir Alric Farrow',
  'Twisted Soul: Skarn',
  'Unseen Legions: Verminous',
  'Unstable Forces: Tristayne Olliven',
  'Vital Essence: Kyndrithul',
];

describe('the other boxes', () => {
  test('D2C-CONJ-EX1 next to an image with Illusory Path and to Shiver a space costs a monster 3 points', () => {
    const cost = (who: string): number => {
      const t = raid(state => {
        hero(state, LEORIC, 'conjurer', 'E3', ['illusory-path']);
        hero(state, who, 'necromancer', 'F6');
        state.companions.push({
          id: 'image-1',
          of: 'image',
          kind: 'image',
          side: 'heroes',
          owner: LEORIC,
          acted: false,
          cells: [at(state, 'F4')],
          damage: 0,
          conditions: [],
          carries: [],
          marks: {},
        });
        monster(state, 'zombie', 'H5');
      }, 'zombie-1');
      t.choose('move');
      const points = (): number => t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
      const before = points();
      t.choose(go(t, 'G5'));
      return before - points();
    };
    expect([cost('shiver'), cost('widow-tarha')]).toEqual([3, 2]);
  });

  test('D2C-GEO-01 monsters that lead themselves are after a Summoned Stone as if it were a hero', () => {
    const arrange = (state: State): void => {
      hero(state, LEORIC, 'geomancer', 'E3');
      familiar(state, 'summoned-stone', LEORIC, 'I5', 'summoned-stone-1');
      monster(state, 'zombie', 'J5');
    };
    expect(preyOf(legend(arrange).state).sort()).toEqual([LEORIC, 'summoned-stone-1']);
    const t = marauded(arrange, []);
    if (t.kind === 'familiars') t.choose('done', [blue(3), yellow(1), brown(0)]);
    const struck = t.events().flatMap(event => (event.kind === 'attacks' ? event.on : []));
    expect(struck).toEqual(['summoned-stone-1']);
  });

  test('D2C-OL-EX1 Reflective Ward with 6 damage: 2 shields of his own, 4 damage for the hero, no condition, and the monster is hit as usual', () => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'ettin*', 'G5', 'H5', 'G6', 'H6');
      holds(state, ['reflective-ward']);
      state.lasting.push({
        source: 'laid',
        key: 'two',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: { do: 'bonus', to: 'damage', n: 2 },
      });
    });
    acts(t, 'syndrael')
      .choose(strike(t, 'iron-longsword', 'ettin-master-1', 'G5'))
      .choose('play:reflective-ward');
    // Blue 2, red 2 and 2 more.
    t.choose('way:1', [blue(3), red(2), gray(0), gray(0), gray(2)]);
    quiet(t);
    expect([damageOf(t, 'syndrael'), damageOf(t, 'ettin-master-1'), figure(t, 'syndrael').conditions]).toEqual([
      4,
      6,
      [],
    ]);
  });

  test('D2C-OL-EX2 Mental Error: a warrior and a mage fail, a scout passes: 4 more damage and a surge for the whole attack', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      hero(state, 'widow-tarha', 'necromancer', 'F6');
      hero(state, JAIN, 'thief', 'E6');
      monster(state, 'merriod*', 'G5', 'H5', 'G6', 'H6');
      holds(state, ['mental-error']);
      lay(state, 'monsters', { at: 'attack-declared', must: true, limit: 'turn', effects: [{ do: 'blast' }] });
    }, 'merriod-master-1');
    t.choose(strike(t, 'merriod', 'syndrael', 'F5'));
    if (t.offered('attack').length > 0) t.choose('pass');
    t.choose(t.offered('play:mental-error')[0] ?? '', [...FAIL, ...FAIL, ...PASS]);
    const [attack] = t.state.attacks;
    expect([
      attack?.damage.reduce((sum, { amount }) => sum + amount, 0),
      attack?.surges.reduce((sum, { amount }) => sum + amount, 0),
    ]).toEqual([4, 1]);
  });

  test('D2C-CMBX-EX5 Oath of Honor: of several monsters beside the hero the Knight chooses one and is placed next to it', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'G5');
        monster(state, 'ynfernael-hulk', 'H4', 'I4', 'H5', 'I5');
        monster(state, 'zombie', 'G7');
        monster(state, 'zombie', 'H6');
      }),
      'syndrael',
    );
    t.choose('use:syndrael,oath-of-honor,0');
    expect(t.offered().sort()).toEqual(['pick:ynfernael-hulk-1', 'pick:zombie-2']);
    t.choose('pick:ynfernael-hulk-1');
    const where = t.offered('space')[0] ?? '';
    t.choose(where, [blue(5), red(1), brown(2), brown(2)].slice(0, 4));
    const [cell] = figure(t, 'syndrael').cells;
    expect(figuresBeside(t.state, cell ?? 0).map(({ figure: id }) => id)).toContain('ynfernael-hulk-1');
  });

  /** Jain shoots with Incendiary Arrows. */
  const volley = (...monsters: readonly (readonly [string, ...string[]])[]): Played =>
    acts(
      sit(state => {
        const worn = (id: string) => ({ id, tired: false, worn: true, used: false, on: null });
        hero(state, JAIN, 'wildlander', 'E5').cards = [worn('yew-shortbow'), worn('incendiary-arrows')];
        for (const [of, ...spaces] of monsters) monster(state, of, ...spaces);
      }),
      JAIN,
    );

  test('D2C-CMBX-EX9 Incendiary Arrows: 1 damage for the goblin next to the large target, none for the other one and the target', () => {
    const t = volley(['ettin', 'G4', 'H4', 'G5', 'H5'], ['goblin-archer', 'I5'], ['goblin-archer', 'J7']);
    t.choose(strike(t, 'yew-shortbow', 'ettin-1', 'G5'));
    t.choose(`use:${JAIN},incendiary-arrows,0`, [blue(5), yellow(1), gray(1), gray(1)]);
    quiet(t);
    expect([damageOf(t, 'goblin-archer-1'), damageOf(t, 'goblin-archer-2'), damageOf(t, 'ettin-1')]).toEqual([1, 0, 0]);
  });

  test('D2C-CMBX-EX10 Incendiary Arrows: two targets next to each other each suffer 1 damage besides the attack, once', () => {
    const t = volley(['zombie*', 'G5'], ['zombie*', 'G6']).changed(
      state =>
        void lay(state, JAIN, {
          at: 'tired-for-move',
          must: true,
          effects: [{ do: 'attack', with: ['bow'], second: true }],
        }),
    );
    t.choose('tire').choose(strike(t, 'yew-shortbow', 'zombie-master-1', 'G5'));
    t.choose(strike(t, 'yew-shortbow', 'zombie-master-2', 'G6'));
    t.choose(`use:${JAIN},incendiary-arrows,0`, [blue(3), yellow(1), brown(0), brown(0)]);
    quiet(t);
    const struck = (id: string): number => damageOf(t, id);
    expect([struck('zombie-master-1'), struck('zombie-master-2')]).toEqual([4, 4]);
    expect(fatigueOf(t, JAIN)).toBe(1);
  });

  test('D2C-EXP-03 a lieutenant pack holds a plot deck and an agent with cards for both acts; those of Raythen and Serena a hero too', () => {
    expect(inPlay('plotDecks', ['LT']).sort()).toEqual(Object.keys(PLOT_DECKS).sort());
    expect(inPlay('plotDecks', [])).toEqual([]);
    for (const { acts: lines } of Object.values(AGENTS)) expect(Object.keys(lines)).toEqual(['1', '2']);
    expect(
      inPlay('heroes', ['LT'])
        .filter(id => !inPlay('heroes', []).includes(id))
        .map(id => HEROES[id]?.name.en)
        .sort(),
    ).toEqual(['Raythen', 'Serena']);
  });
});
