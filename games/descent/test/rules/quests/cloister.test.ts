import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { isTerrain, markCells, placeCells, seesFigure } from '../../../rules/map.ts';
import { begun, dusk } from '../../laid.ts';
import { at, hero, monster, type Played } from '../../positions.ts';
import { inside, withRooms } from '../../secret-positions.ts';

const SYN = 'syndrael';
const JAIN = 'jain-fairwood';
const AVRIC = 'avric-albright';
const ALRIC = 'sir-alric-farrow';

/** Sir Alric stands in the hall; Jain and a barghest in the west wing, Avric in the hall. The secret passage lies in the wing, and Syndrael is in the room behind it. */
const cloister = (more: (state: State) => void = () => undefined, passage = 'C2'): Played => {
  const t = begun(
    'the-sinking-cloister',
    state => {
      withRooms(state, []);
      hero(state, SYN, 'knight', 'C3');
      hero(state, JAIN, 'thief', 'D3');
      hero(state, AVRIC, 'disciple', 'J3');
      if (state.rooms !== undefined) state.rooms.card = 'brigands-quarters';
      state.tokens.push({
        id: 'secret-passage',
        kind: 'secret-passage',
        cell: at(state, passage),
        face: null,
        hidden: false,
      });
      if (state.heroes[0] !== undefined) state.heroes[0].cells = [...markCells(state, 'room-entrance')];
      state.tokens.push({
        id: 'challenge-1',
        kind: 'challenge',
        cell: inside(state, 1, 1),
        face: 'might',
        hidden: true,
      });
      monster(state, 'barghest', 'B2');
      monster(state, ALRIC, 'G2');
      more(state);
      dusk(state);
    },
    { heroes: 3 },
  );
  if (t.kind === 'clear-room') t.choose('pass');
  return t.choose(t.offered(`group:${ALRIC}`)[0] ?? '');
};
const fell = (t: Played): Played => t.choose(t.offered('special:fell-cellar')[0] ?? '');
const standing = (t: Played): readonly string[] =>
  t.state.heroes.flatMap(({ id, cells }) => (cells.length > 0 ? [id] : []));

describe('The Sinking Cloister', () => {
  test('D2C-QHOB-05 with the tile of the secret passage the heroes on it and those in the room behind it are set aside: they fall', () => {
    const t = fell(cloister());
    expect(standing(t)).toEqual([AVRIC]);
    expect([t.state.counters.doom, t.state.monsters.map(({ id }) => id)]).toEqual([2, [ALRIC]]);
    // They have no more turns in this encounter.
    for (let i = 0; i < 20 && t.kind !== 'turn'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    expect([t.state.round, t.state.turns[0]?.figure]).toEqual([2, AVRIC]);
    // Where the passage lies elsewhere, the room stays.
    const other = fell(cloister(() => undefined, 'J2'));
    expect([standing(other), other.state.rooms?.card, other.state.counters.doom]).toEqual([
      [SYN, AVRIC],
      'brigands-quarters',
      1,
    ]);
  });

  test('D2C-QHOB-06 all tokens of the tile and of the room are discarded; the room is not solved, and nobody is rewarded', () => {
    const t = cloister();
    const cards = t.state.heroes.map(one => one.cards.length);
    const lost = t.state.tokens.filter(({ kind }) => kind === 'reliquary' || kind === 'search').length;
    fell(t);
    expect([t.state.rooms?.card, t.state.rooms?.out]).toEqual([null, ['brigands-quarters']]);
    expect(t.state.tokens.filter(({ kind }) => kind === 'secret-passage' || kind === 'challenge')).toEqual([]);
    // The search token of the wing and the reliquary of its nook are lost with them.
    const left = t.state.tokens.filter(({ kind }) => kind === 'reliquary' || kind === 'search').length;
    expect([lost - left, t.state.heroes.map(one => one.cards.length)]).toEqual([2, cards]);
    expect(t.events().filter(({ kind }) => kind === 'room-done')).toEqual([]);
  });

  test('where the wing was nobody goes or sees any more, and it falls only once', () => {
    const t = cloister();
    const wing = placeCells(t.state, 'cellar');
    fell(t);
    expect(wing.every(cell => isTerrain(t.state, cell, 'chasm'))).toBe(true);
    expect([t.offered('special:fell-cellar'), seesFigure(t.state, ALRIC, AVRIC)]).toEqual([[], true]);
    t.choose('move');
    const reached = t.offered('go:').map(option => Number(option.slice(3).split(',')[0]));
    expect([reached.length > 0, reached.filter(cell => wing.includes(cell))]).toEqual([true, []]);
  });

  test('only Sir Alric does it, and only from the hall; a hero who carries a reliquary loses it', () => {
    const t = cloister(state => {
      const reliquary = state.tokens.find(({ kind }) => kind === 'reliquary');
      if (reliquary === undefined) return;
      reliquary.cell = null;
      state.heroes[1]?.carries.push(reliquary.id);
    });
    fell(t);
    expect([t.state.tokens.filter(({ kind }) => kind === 'reliquary').length, t.state.heroes[1]?.carries]).toEqual([
      3,
      [],
    ]);
    const away = cloister(state => {
      const alric = state.monsters.find(({ id }) => id === ALRIC);
      if (alric !== undefined) alric.cells = [at(state, 'M3')];
    });
    expect(away.offered('special:fell-cellar')).toEqual([]);
  });
});
