import { describe, expect, test } from 'vitest';
import type { BoxId } from '../../content/boxes/box.ts';
import { CLASSES, HEROES, itemOf, MONSTERS, overlordCardOf } from '../../content/index.ts';
import { inPlay } from '../../content/tables.ts';
import { standardOf } from '../../rules/classes.ts';
import { blue, brown, green, yellow } from '../content/boxes/throws.ts';
import { acts, damageOf, figure, hero, monster, sit, strike } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

const SYN = 'syndrael';
const LEORIC = 'leoric-of-the-book';

describe('worked examples of combat in the boxes', () => {
  // The terrace: elevation lines between its first row and the second, but for the last column; a portcullis before the way in the west.
  proving({
    plan: {
      id: `${PROVING_GROUND}-combat`,
      tiles: [
        { tile: '101A', at: 'C3', as: 'terrace' },
        { tile: 'entrance-A', at: 'A4', as: 'way' },
        { tile: 'end-A', at: 'G4', turn: 270 },
      ],
      doors: [{ kind: 'portcullis', at: ['C4', 'C5'], side: 'W' }],
      marks: { west: ['E5', 'E6'], east: ['F3'], search: ['D3'] },
    },
  });

  test('D2C-CMBX-EX3 Blast on a space: its figure is the target, those around it are affected across an elevation line and through a portcullis, none 2 spaces away', () => {
    const t = acts(
      sit(
        state => {
          hero(state, SYN, 'knight', 'E6').cards = [
            { id: 'yew-shortbow', tired: false, worn: true, used: false, on: null },
          ];
          monster(state, 'zombie*', 'C4');
          for (const space of ['D3', 'B4', 'E4']) monster(state, 'zombie', space);
          state.lasting.push({
            source: 'laid',
            key: 'x',
            on: SYN,
            by: SYN,
            until: 'encounter-end',
            next: false,
            what: { do: 'surge', surge: { effects: [{ do: 'blast' }] } },
          });
        },
        { quest: PROVING_GROUND },
      ),
      SYN,
    );
    t.choose(strike(t, 'yew-shortbow', 'zombie-master-1', 'C4'), [blue(1, 1), yellow(1), brown(0)]);
    t.choose(t.offered('surge').find(one => one.includes('laid')) ?? '');
    expect(t.state.attacks[0]?.aims.map(({ figure: id, target }) => [id, target])).toEqual([
      ['zombie-master-1', true],
      ['zombie-1', false],
      ['zombie-2', false],
    ]);
  });

  test('D2C-CMBX-EX8 Plague Cloud: from the hexed monster on, each visible neighbour is hexed and a target; one out of sight is hexed only, and hands nothing on', () => {
    const t = acts(
      sit(state => {
        hero(state, LEORIC, 'hexer', 'E5', ['plague-cloud']);
        monster(state, 'zombie*', 'F3').marks.hex = 1;
        for (const space of ['F4', 'G5', 'H5', 'I5']) monster(state, 'zombie', space);
      }),
      LEORIC,
    );
    // One attack roll, and a defence roll of each target.
    t.choose(`use:${LEORIC},plague-cloud,0`, [blue(2), green(1), brown(0), brown(1), brown(2)]);
    const rolled = t.events().filter(one => one.kind === 'attack-rolled');
    expect(rolled.map(one => (one.kind === 'attack-rolled' ? one.defence.map(({ figure: id }) => id) : []))).toEqual([
      ['zombie-master-1', 'zombie-1', 'zombie-2'],
    ]);
    for (let i = 0; i < 20 && ['answer', 'surge', 'order'].includes(t.kind ?? ''); i++)
      t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    const ids = ['zombie-master-1', 'zombie-1', 'zombie-2', 'zombie-3', 'zombie-4'];
    expect(ids.map(id => figure(t, id).marks.hex ?? 0)).toEqual([1, 1, 1, 1, 0]);
    expect(ids.map(id => damageOf(t, id))).toEqual([3, 2, 1, 0, 0]);
  });
});

describe('what lies in the boxed expansions', () => {
  /** Heroes, classes and monsters by words of their names; shop cards of both acts; relics; overlord cards by deck. */
  const CONTENTS: Readonly<
    Partial<
      Record<BoxId, readonly [string, string, string, readonly number[], number, Readonly<Record<string, number>>]>
    >
  > = {
    LW: [
      'high-mage-quellen reynhart-the-worthy',
      'champion geomancer',
      'fire-imps hybrid-sentinel',
      [4, 5],
      2,
      { punisher: 7, reward: 1 },
    ],
    LR: [
      'dezra-the-vile logan-lashley pathfinder-durik ulma-grimstone',
      'apothecary beastmaster hexer treasure-hunter',
      'arachyura carrion-drake goblin-witcher volucrix-reaver',
      [11, 10],
      3,
      { 'basic-2': 15, reward: 2, universal: 2 },
    ],
    TF: [
      'augur-grisom roganna-the-shade',
      'prophet stalker',
      'harpy plague-worm',
      [8, 5],
      3,
      { infector: 7, reward: 3 },
    ],
    SN: [
      'orkell-the-swift ravaella-lightfoot rendiel tinashi-the-wanderer',
      'bard conjurer shadow-walker skirmisher',
      'changeling ironbound rat-swarm ynfernael-hulk',
      [11, 10],
      3,
      { shadowmancer: 7, universal: 5 },
    ],
    MR: [
      'alys-raine thaiden-mistpeak',
      'bounty-hunter marshal',
      'bandit wraith',
      [5, 4],
      4,
      { enchanter: 7, reward: 3, unkindness: 8 },
    ],
    MB: ['', '', 'bone-horror broodwalker reanimate-monster', [8, 0], 3, {}],
    CR: [
      '',
      'battlemage monk steelcaster watchman',
      'marrow-priest shambling-colossus the-dispossessed',
      [0, 9],
      3,
      { soulbinder: 8 },
    ],
  };

  test('D2C-EXP-07 heroes, classes, monster groups, shop cards of each act, relics and overlord cards of each deck', () => {
    for (const [box, [heroes, classes, monsters, shop, relics, overlord]] of Object.entries(CONTENTS)) {
      const own = (kind: Parameters<typeof inPlay>[0]): string[] => {
        const base = inPlay(kind, []);
        return inPlay(kind, [box as BoxId]).filter(id => !base.includes(id));
      };
      const words = (said: string): string[] => (said === '' ? [] : said.split(' '));
      expect(own('heroes').sort(), box).toEqual(words(heroes));
      expect(own('heroes').every(id => HEROES[id] !== undefined)).toBe(true);
      expect(own('classes').sort(), box).toEqual(words(classes));
      expect(own('classes').every(id => CLASSES[id]?.items !== undefined)).toBe(true);
      // Servants come with cards.
      const groups = own('monsters').filter(id => MONSTERS[id]?.servant !== true);
      expect(groups.sort(), box).toEqual(words(monsters));
      const sold = (act: 1 | 2): number =>
        own('shop').reduce((sum, id) => sum + (itemOf(id).act === act ? (itemOf(id).copies ?? 1) : 0), 0);
      expect([sold(1), sold(2)], box).toEqual(shop);
      // Each has two sides.
      expect([own('relicSides').length, own('relics').length], box).toEqual([relics, 2 * relics]);
      const decks: Record<string, number> = {};
      for (const id of own('overlord')) {
        const { deck, copies } = overlordCardOf(id);
        decks[deck] = (decks[deck] ?? 0) + copies;
      }
      expect(decks, box).toEqual(overlord);
    }
    // Beside a hybrid class a standard class is chosen.
    expect(['watchman', 'battlemage', 'monk', 'steelcaster'].map(standardOf).includes(null)).toBe(false);
  });
});
