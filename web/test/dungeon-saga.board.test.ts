import { type Choice, dungeonSaga, type Event, type View } from '@tafelrunde/dungeon-saga';
import { type Ask, Match, optionId, say } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { highlightOf, pairsOf } from '../games/dungeon-saga/combat.ts';
import { squareText } from '../games/dungeon-saga/describe.ts';
import { group } from '../games/dungeon-saga/groups.ts';
import { lurkers } from '../games/dungeon-saga/lurking.ts';
import { movementLeft } from '../games/dungeon-saga/movement-left.ts';
import { offersOf, placeAt, wishAt } from '../games/dungeon-saga/offers.ts';
import { facingAfter, pathTo } from '../games/dungeon-saga/paths.ts';
import { scenesOf } from '../games/dungeon-saga/scenes.ts';
import { reachOf, seenBy, sidesOf } from '../games/dungeon-saga/sight.ts';
import { terrainOf, wholeOf } from '../games/dungeon-saga/terrain.ts';

/** The first adventure: heroes in column A facing east, a skeleton in the gateway at G2 facing west. 12 squares wide. */
function firstAdventure() {
  const match = Match.start(dungeonSaga, { scenario: 'the-broken-gate', seats: 2 }, { seed: 'board' });
  const view = match.view(1) as View;
  return { match, view, terrain: terrainOf(view.adventure, view.board), ask: match.ask as Ask<Choice> };
}

const WIDTH = 12;
const at = (square: string): number => (Number(square.slice(1)) - 1) * WIDTH + square.charCodeAt(0) - 65;
const figure = (view: View, id: string) => {
  const found = view.figures.find(f => f.id === id);
  if (!found) throw new Error(`${id} is not there.`);
  return found;
};

describe('offers', () => {
  test('heroes to choose from lie on their squares', () => {
    const { view, ask } = firstAdventure();
    const offers = offersOf(view, ask, optionId);
    expect(offers.at.get(at('A1'))).toMatchObject({ glow: 'pick', on: 'orlaf', offers: [{ id: 'hero:orlaf' }] });
    expect(offers.at.get(at('B1'))).toBeUndefined();
    expect([...offers.byId.keys()]).toEqual(['hero:orlaf', 'hero:rordin', 'hero:madriga', 'hero:danor']);
  });

  test('moves, facings and what belongs to no square are told apart', () => {
    const { match, ask } = firstAdventure();
    match.submit({ seat: ask.seat, epoch: match.epoch, option: 'hero:rordin' });
    const offers = offersOf(match.view(1) as View, match.ask as Ask<Choice>, optionId);
    expect(offers.at.get(at('B2'))?.offers.map(o => o.id)).toEqual(['move:1,1']);
    expect([...offers.facings.keys()].sort()).toEqual(['N', 'S', 'W']);
    expect(offers.others.map(o => o.id)).toEqual(['feat:none-shall-pass', 'feat:hammer-time', 'end']);
  });

  test('a free strike is offered on whoever strikes and marked on whoever is struck', () => {
    const { view } = firstAdventure();
    const strike = (figure: string) => ({ do: 'strike', figure, at: 'skeleton-warrior-1' }) as const;
    const options: readonly Choice[] = [strike('orlaf'), strike('rordin'), { do: 'pass' }];
    const ask: Ask<Choice> = { seat: 1, kind: 'free-strike', rule: 'DS-FREE-07', options };
    const named = (choice: Choice): string => dungeonSaga.optionId?.(choice) ?? '';
    const offers = offersOf(view, ask, named);
    expect(offers.at.get(at('G2'))).toMatchObject({
      glow: 'strike',
      on: 'skeleton-warrior-1',
      offers: [{ id: 'strike:orlaf' }, { id: 'strike:rordin' }],
    });
    expect(offers.at.get(at('A1'))).toMatchObject({ glow: 'pick', offers: [{ id: 'strike:orlaf' }] });
    expect(offers.others.map(({ id }) => id)).toEqual(['pass']);
    const text = dungeonSaga.texts.options.strike;
    expect([say(text, 'en', strike('orlaf'), String), say(text, 'de', strike('orlaf'), String)]).toEqual([
      'Orlaf strikes Skeleton Warrior 1',
      'Orlaf schlägt nach Skelettkrieger 1',
    ]);
  });

  test('what is left to go with is counted down, and none where nobody moves', () => {
    const { match, view, ask } = firstAdventure();
    expect(movementLeft(view)).toBe(null);
    const choose = (option: string) => match.submit({ seat: ask.seat, epoch: match.epoch, option });
    choose('hero:rordin');
    expect(movementLeft(match.view(1) as View)).toEqual({ left: 5, of: 5 });
    choose('move:2,1');
    expect(movementLeft(match.view(1) as View)).toEqual({ left: 3, of: 5 });
  });

  test('who can strike sees that before ways to go and to turn', () => {
    const ranks = (['attack', 'cast', 'move', 'face', 'end'] as const).map(
      verb => group({ do: verb } as Choice, 'en').rank ?? 0,
    );
    expect(ranks).toEqual([0, 0, 1, 2, 3]);
  });

  test('a large figure goes to the place whose middle is nearest, and not to where it stands', () => {
    const { view } = firstAdventure();
    const move = (x: number, y: number) => ({ do: 'move', x, y, facing: 'N' }) as const;
    const ask: Ask<Choice> = {
      seat: 0,
      kind: 'activation',
      rule: 'DS-OVER-02' as never,
      options: [move(1, 0), move(2, 0)],
    };
    const offers = offersOf(view, ask, optionId);
    expect(placeAt(offers, WIDTH, { x: 2.1, y: 1 }, 0)).toBe(1);
    expect(placeAt(offers, WIDTH, { x: 2.9, y: 1.2 }, 0)).toBe(2);
    expect(placeAt(offers, WIDTH, { x: 1.2, y: 1 }, 0)).toBeNull();
  });

  test('a click on nothing is a wish the game can explain', () => {
    const { match, view, ask } = firstAdventure();
    expect(wishAt(view, at('A1'), figure(view, 'orlaf'))).toBe('hero:orlaf');
    match.submit({ seat: ask.seat, epoch: match.epoch, option: 'hero:rordin' });
    const turn = match.view(1) as View;
    expect(wishAt(turn, at('L2'), undefined)).toBe('move:11,1');
    expect(wishAt(turn, at('G2'), figure(turn, 'skeleton-warrior-1'))).toBe('shoot:skeleton-warrior-1');
    expect(wishAt(turn, at('E1'), undefined)).toBeNull();
  });
});

describe('ways and sight', () => {
  test('a way goes round figures and stops before enemies', () => {
    const { view, terrain } = firstAdventure();
    const path = pathTo(view, terrain, figure(view, 'orlaf'), at('F2'));
    expect(path[0]).toBe(at('A1'));
    expect(path.at(-1)).toBe(at('F2'));
    expect(path).toHaveLength(6);
    expect(path).not.toContain(at('A2'));
  });

  test('the ghost at the end faces the enemy', () => {
    const { view, terrain } = firstAdventure();
    const orlaf = figure(view, 'orlaf');
    expect(facingAfter(view, terrain, orlaf, [at('A1'), at('B1'), at('B2')])).toBe('S');
    expect(facingAfter(view, terrain, orlaf, [at('E3'), at('F2')])).toBe('E');
  });

  test('five squares in front, three behind, fewer at a wall', () => {
    const { view, terrain } = firstAdventure();
    const inTheOpen = { ...figure(view, 'orlaf'), cell: at('B2') };
    expect(sidesOf(view, terrain, inTheOpen).front).toHaveLength(5);
    expect(sidesOf(view, terrain, inTheOpen).rear).toEqual([at('A1'), at('A2'), at('A3')]);
    expect(sidesOf(view, terrain, figure(view, 'orlaf')).rear).toEqual([]);
  });

  test('figures and walls hide what is behind them', () => {
    const { view, terrain } = firstAdventure();
    const seen = seenBy(view, terrain, figure(view, 'orlaf'));
    expect(seen).toContain(at('D1'));
    expect(seen).not.toContain(at('H1'));
  });

  test('rulers reach from base to base', () => {
    const base = (x: number) => ({ x, y: 0, w: 1, h: 1 });
    expect([
      reachOf(base(0), base(4)),
      reachOf(base(0), base(5)),
      reachOf(base(0), base(9)),
      reachOf(base(0), base(10)),
    ]).toEqual(['short', 'long', 'long', 'far']);
  });
});

describe('the last roll', () => {
  const attack: Event = {
    kind: 'attack',
    attacker: 'orlaf',
    target: 'zombie-1',
    form: 'melee',
    free: false,
    rule: 'DS-MELEE-04' as never,
  };
  const rolled: Event = {
    kind: 'rolled',
    attacker: 'orlaf',
    target: 'zombie-1',
    dice: [2, 6, 4, 1],
    defence: [5, 3],
    armour: 2,
    sums: {
      attack: { base: 5, parts: [{ amount: -1, source: 'injured' }], least: 2 },
      defence: { base: 2, parts: [], least: 2 },
      armour: { base: 2, parts: [], least: 1, most: 5 },
    },
    rule: 'DS-MELEE-05' as never,
  };
  const combat = (events: readonly Event[]) => {
    const shown = highlightOf(null, events);
    if (shown?.is !== 'combat') throw new Error('No combat.');
    return shown.combat;
  };

  test('dice are sorted side by side; armour takes the low ones, pairs hit', () => {
    expect(pairsOf(combat([attack, rolled]))).toEqual([
      [{ face: 6, gone: false, hits: true }, 5],
      [{ face: 4, gone: false, hits: true }, 3],
      [{ face: 2, gone: true, hits: false }, null],
      [{ face: 1, gone: true, hits: false }, null],
    ]);
  });

  test('dice rolled again replace the old ones, also when they come with a later decision', () => {
    const first = highlightOf(null, [attack, rolled]);
    const again: Event = { kind: 'rerolled', figure: 'orlaf', from: [1, 2], to: [5, 3], rule: 'DS-MELEE-05' as never };
    const later = highlightOf(first, [again]);
    if (later?.is !== 'combat') throw new Error('No combat.');
    expect(pairsOf(later.combat).map(([die]) => die?.face)).toEqual([6, 5, 4, 3]);
  });
});

test('a move is told as a walk along its way, then the board is as it is', () => {
  const { match, view, ask } = firstAdventure();
  match.submit({ seat: ask.seat, epoch: match.epoch, option: 'hero:orlaf' });
  const before = match.view(1) as View;
  match.submit({ seat: 1, epoch: match.epoch, option: 'move:3,0' });
  const after = match.view(1) as View;
  const moved: Event = {
    kind: 'moved',
    figure: 'orlaf',
    from: { x: 0, y: 0 },
    to: { x: 3, y: 0 },
    facing: 'E',
    rule: 'DS-MOVE-01' as never,
  };
  const scenes = scenesOf(before, after, [moved], 'en');
  expect(scenes).toHaveLength(1);
  expect(scenes[0]?.effect).toEqual({ kind: 'walk', figure: 'orlaf', path: [0, 1, 2, 3], ms: 450 });
  expect(figure(scenes[0]?.view ?? view, 'orlaf').cell).toBe(3);
});

test('DS-SETUP-04 the overlord is told who waits on a dark square, the heroes are not', () => {
  const match = Match.start(dungeonSaga, { scenario: 'the-broken-heart', seats: 2 }, { seed: 'board' });
  const [overlord, heroes] = [match.view(0) as View, match.view(1) as View];
  const cell = 2 * overlord.board.width + 9;
  expect(squareText(overlord, cell, [], 'en')).toBe('J3: dark; Elshara');
  expect(squareText(heroes, cell, [], 'en')).toBe('J3: dark');
  expect(lurkers(overlord)).toHaveLength(5);
  expect(lurkers(heroes)).toEqual([]);
  const terrain = terrainOf(overlord.adventure, overlord.board);
  expect(wholeOf(overlord, terrain)).toEqual({ x: 0, y: 0, w: 19, h: 7 });
  expect(wholeOf(heroes, terrain)).toEqual({ x: 0, y: 4, w: 6, h: 3 });
});

test('DS-MOVE-17 a drawn way goes around what a hero would set off by entering', () => {
  const match = Match.start(dungeonSaga, { scenario: 'the-broken-heart', seats: 2 }, { seed: 'board' });
  const seen = match.view(1) as View;
  const terrain = terrainOf(seen.adventure, seen.board);
  const orlaf = figure(seen, 'orlaf');
  const lying = { ...seen, finds: [{ mark: 'shard', cell: orlaf.cell + 2, by: null }] };
  expect(pathTo(seen, terrain, orlaf, orlaf.cell + 4)).toContain(orlaf.cell + 2);
  expect(pathTo(lying, terrain, orlaf, orlaf.cell + 4)).not.toContain(orlaf.cell + 2);
  expect(pathTo(lying, terrain, orlaf, orlaf.cell + 2)).toHaveLength(3);
});

test('a square is described in both languages', () => {
  const { view, ask } = firstAdventure();
  const here = offersOf(view, ask, optionId).at.get(at('A1'))?.offers ?? [];
  expect(squareText(view, at('A1'), here, 'en')).toBe("A1: Orlaf, facing east, 0 of 5 wounds. Enter: Orlaf's turn");
  expect(squareText({ ...view, bones: [at('F3')] }, at('F3'), [], 'de')).toBe('F3: Knochenhaufen');
  expect(squareText(view, at('L2'), [], 'de')).toBe('L2: die Treppe');
  expect(squareText(view, at('E1'), [], 'en')).toBe('E1: dark');
});
