import { describe, expect, test } from 'vitest';
import { monsterCardOf } from '../../../content/index.ts';
import { spaceName } from '../../../names.ts';
import { nextSurge } from '../../../rules/legend/surges.ts';
import { preyOf } from '../../../rules/legend/targets.ts';
import { newTurn } from '../../../rules/turn.ts';
import { healthOf } from '../../../rules/values.ts';
import { legend, marauded } from '../../legend.ts';
import {
  acts,
  at,
  damageOf,
  face,
  fatigueOf,
  figure,
  hero,
  lay,
  monster,
  type Played,
  reanimate,
  strike,
} from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
type Arrange = Parameters<typeof legend>[0];
const blue = (damage: number) => face('blue', { damage });
const yellow = (shows: Parameters<typeof face>[1]) => face('yellow', shows);
const gray = (shield: number) => face('gray', { shield });
const HIT = [blue(2), yellow({ damage: 1, surge: 1 }), gray(1)] as const;
const alone =
  (arrange: Arrange): Arrange =>
  state => {
    hero(state, GRISBAN, 'berserker', 'E5');
    arrange(state);
  };
const turns = (t: Played): string[] => t.events().flatMap(event => (event.kind === 'turn' ? [event.figure] : []));

/** Zombies on three symbols and around one space, their captain unlike all others. */
proving({
  groups: [
    { of: 'zombie', at: 'symbols' },
    { of: 'shadow-dragon', at: 'pulse', only: { masters: 1, minions: 0 }, beyond: true },
  ],
  plan: {
    id: PROVING_GROUND,
    tiles: [
      { tile: '1A', at: 'C3', as: 'yard' },
      { tile: 'end-A', at: 'F2', turn: 180 },
      { tile: 'end-A', at: 'F9' },
      { tile: 'end-A', at: 'K5', turn: 270 },
    ],
    doors: [],
    marks: { west: ['E3', 'E4'], symbols: ['E3', 'G3', 'G8'], pulse: ['I5'] },
  },
  figures: {
    'shadow-dragon': {
      name: { en: 'The captain', de: 'Die Anführerin' },
      unique: true,
      standing: [{ do: 'modify', value: 'health', n: 5 }],
    },
  },
});

describe('a round against the automaton', () => {
  test('D2-RTL-13 D2-OLGEN-03 what happens once in the overlord’s turn does not happen: he has none', () => {
    const t = legend(state => {
      hero(state, GRISBAN, 'berserker', 'E5');
      monster(state, 'zombie', 'J8').conditions.push('stunned', 'immobilized');
      for (const moment of ['overlord-turn-start', 'overlord-turn-end'] as const)
        lay(state, GRISBAN, { at: moment, must: true, effects: [{ do: 'suffer', n: 3 }] });
      lay(state, GRISBAN, { at: 'round-end', must: true, effects: [{ do: 'suffer', n: 1 }] });
    });
    acts(t, GRISBAN).choose('end');
    expect([t.state.round, damageOf(t, GRISBAN)]).toEqual([2, 1]);
  });

  test('D2-RTL-14 conditions of a monster count at the start and at the end of its own activation', () => {
    const t = marauded(
      alone(state => {
        monster(state, 'zombie*', 'J8').conditions.push('burning', 'immobilized');
        monster(state, 'zombie', 'J3').conditions.push('immobilized');
      }),
      [],
    );
    const hurt = t.events().flatMap(event => (event.kind === 'suffered' ? [event.figure] : []));
    // It puts the fire out with its actions; before that nothing has burnt, at the end of the others’ turns nothing does.
    expect(hurt).toEqual([]);
    const busy = marauded(
      alone(state => void monster(state, 'zombie*', 'F5').conditions.push('burning')),
      [blue(1), yellow({ damage: 1, surge: 1 }), gray(0)],
    );
    const order = busy
      .events()
      .flatMap(event =>
        event.kind === 'attacks' || event.kind === 'cured' || event.kind === 'suffered' ? [event.kind] : [],
      );
    expect(order[0]).toBe('attacks');
  });

  test('D2-RTL-16 everybody is told what a search brings', () => {
    const t = legend(state => {
      hero(state, GRISBAN, 'berserker', 'E5');
      state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E4'), face: null, hidden: true }];
    });
    acts(t, GRISBAN).choose('search:search-1');
    const found = t.events().flatMap(event => (event.kind === 'found' ? [event.card] : []));
    expect(found).toHaveLength(1);
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === found[0])).toBe(true);
    expect([t.state.legend?.searched, t.state.tokens]).toEqual([1, []]);
  });

  test('D2-TREAT-12 perils spare whoever is only treated as a hero', () => {
    const t = legend(
      state => {
        state.quest = 'the-delve';
        state.groups = [];
        state.round = 9;
        hero(state, GRISBAN, 'berserker', 'E5').acted = true;
        reanimate(state, GRISBAN, 'E7').acted = true;
      },
      {},
      { heroes: 2 },
    );
    expect([damageOf(t, GRISBAN), damageOf(t, 'reanimate'), t.state.round]).toEqual([1, 0, 10]);
  });

  test('D2-TREAT-13 whom a monster is after may be a familiar treated as a hero', () => {
    const t = marauded(
      state => {
        hero(state, GRISBAN, 'berserker', 'C8');
        reanimate(state, GRISBAN, 'I5').acted = true;
        monster(state, 'zombie', 'J5');
      },
      [blue(1), yellow({ damage: 1, surge: 1 }), gray(0)],
    );
    expect(preyOf(t.state)).toContain(GRISBAN);
    const struck = t.events().flatMap(event => (event.kind === 'attacks' ? event.on : []));
    expect(struck).toEqual(['reanimate']);
  });

  test('D2-RTLAI-40 D2-RTLAI-41 D2-RTLAI-43 D2-RTLAI-44 on the spaces shown, masters first, where somebody stands as near as can be; a unique monster beyond the size of its group, with more health', () => {
    const t = legend(
      state => {
        state.stage = 'setup';
        hero(state, GRISBAN, 'berserker', 'G3');
        hero(state, AVRIC, 'disciple', 'E8');
        state.groups = ['zombie', 'shadow-dragon'].map(of => ({
          id: of,
          of,
          inactive: false,
          minions: 0,
          masters: 0,
          acted: false,
        }));
        state.todo = ['place:0', 'place:1', 'begin'];
      },
      {},
      { quest: PROVING_GROUND, heroes: 2 },
    );
    const where = (id: string): string[] => figure(t, id).cells.map(spaceName);
    // Two heroes: a master and two minions. G3 is taken; G8 is free.
    expect([where('zombie-master-1'), where('zombie-1')]).toEqual([['E3'], ['G8']]);
    expect([
      'F3',
      'F4',
      'G4',
      'H3',
      'H4',
      'F2',
      'G2',
      'E4',
      'D3',
      'D4',
      'F8',
      'G9',
      'H8',
      'F7',
      'G7',
      'H7',
      'F9',
    ]).toContain(where('zombie-2')[0]);
    expect(where('shadow-dragon-master-1')).toContain('I5');
    const printed = monsterCardOf(t.state, { of: 'shadow-dragon', rank: 'master' }).health;
    expect(healthOf(t.state, 'shadow-dragon-master-1')).toBe(printed + 5);
    // Two heroes would have one minion and no master.
    expect(t.state.monsters.filter(({ of }) => of === 'shadow-dragon').map(({ rank }) => rank)).toEqual(['master']);
  });

  test('D2-RTLAI-44 D2-RTLAI-45 a unique monster is activated with its group; what holds for it does not hold for the others', () => {
    const t = legend(
      state => {
        hero(state, GRISBAN, 'berserker', 'D5');
        monster(state, 'shadow-dragon*', 'G3', 'H3', 'I3', 'G4', 'H4', 'I4').conditions.push('stunned', 'immobilized');
        monster(state, 'shadow-dragon', 'G7', 'H7', 'I7', 'G8', 'H8', 'I8').conditions.push('stunned', 'immobilized');
      },
      {},
      { quest: PROVING_GROUND },
    );
    const [card] = [monsterCardOf(t.state, { of: 'shadow-dragon', rank: 'minion' })];
    expect(healthOf(t.state, 'shadow-dragon-1')).toBe(card?.health);
    acts(t, GRISBAN).choose('end');
    expect(turns(t).slice(1, 3).sort()).toEqual(['shadow-dragon-1', 'shadow-dragon-master-1']);
    expect(t.state.round).toBe(2);
  });

  test('D2-RTLAI-50 stunned in the middle of its activation it finishes the action, and shakes that off with the next', () => {
    const t = marauded(
      alone(state => {
        monster(state, 'zombie', 'F5');
        lay(state, GRISBAN, {
          at: 'attack-done',
          must: true,
          aim: { who: 'that' },
          effects: [{ do: 'condition', condition: 'stunned' }],
        });
      }),
      HIT,
    );
    const done = t.events().flatMap(event => {
      if (event.kind === 'suffered') return ['suffered'];
      return (event.kind === 'condition' || event.kind === 'cured') && event.figure === 'zombie-1' ? [event.kind] : [];
    });
    expect([done, damageOf(t, GRISBAN)]).toEqual([['suffered', 'condition', 'cured'], 3]);
    expect(figure(t, 'zombie-1').conditions).toEqual([]);
  });

  test('D2-RTLAI-59 what is offered is done; of several heroes the nearest is chosen, of equals the heroes say whom', () => {
    const chosen = (space: string): Played =>
      marauded(state => {
        hero(state, GRISBAN, 'berserker', 'E5');
        hero(state, AVRIC, 'disciple', space);
        monster(state, 'zombie', 'H5').conditions.push('immobilized');
        lay(state, 'zombie-1', {
          at: 'activation-start',
          if: { is: 'about', who: 'self' },
          aim: { who: 'hero', within: 5 },
          effects: [{ do: 'suffer', n: 2 }],
        });
      }, []);
    const near = chosen('I3');
    expect([damageOf(near, AVRIC), damageOf(near, GRISBAN)]).toEqual([2, 0]);
    const equal = chosen('K5');
    expect([equal.kind, equal.offered()]).toEqual(['tie', [`pick:${GRISBAN}`, `pick:${AVRIC}`]]);
    equal.choose(`pick:${GRISBAN}`);
    expect([damageOf(equal, AVRIC), damageOf(equal, GRISBAN)]).toEqual([0, 2]);
  });

  test('D2-RTLAI-16 who has no list of surges goes for the most damage', () => {
    const t = legend(state => {
      hero(state, GRISBAN, 'berserker', 'E5');
      monster(state, 'zombie*', 'F5');
      state.turns = [{ ...newTurn(state, GRISBAN, 2), stage: 'actions' }];
    });
    t.choose(strike(t, 'chipped-greataxe', 'zombie-master-1', 'F5'), [
      blue(2),
      face('red', { surge: 1 }),
      face('brown', { shield: 1 }),
    ]);
    expect(t.kind).toBe('surge');
    const best = nextSurge(t.state, 'surge', t.match.ask?.options ?? []);
    expect(best.do).toBe('surge');
    const adds = best.do === 'surge' ? (best.does?.effects ?? []) : [];
    expect(adds).toContainEqual({ do: 'add', to: 'damage', n: 1 });
    expect(fatigueOf(t, GRISBAN)).toBe(0);
  });
});
