import { speak } from '@tafelrunde/engine';
import type { Terrain } from '../content/tiles/tile.ts';
import { isTerrain, nearestEmpty, placeCells } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import { enterTerrain, settle } from '../rules/terrain.ts';
import { companionOf, everybody } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The ground of a place changes for everybody who stands there: a floor falls in, water or fire breaks in. */
export interface Collapse {
  readonly do: 'collapse';
  readonly place: string;
  readonly into: Extract<Terrain, 'pit' | 'lava' | 'water'>;
  /** Familiars, allies and people of the quest do not fall: they stand on the nearest firm space (D2C-QLOR-37). */
  readonly spares?: true;
}

export const collapse: DescentWord<Collapse> = {
  *act({ state, io, source }, { place, into, spares }) {
    const cells = placeCells(state, place).filter(cell => !isTerrain(state, cell, into));
    if (cells.length === 0) return;
    for (const cell of cells) state.ground[cell] = into;
    io.tell?.({ kind: 'collapsed', cells: [...cells], into, rule: 'D2-TERR-01' });
    for (const { id, cells: on } of [...everybody(state)]) {
      const under = on.find(cell => cells.includes(cell));
      if (under === undefined) continue;
      if (spares && companionOf(state, id) !== null) {
        const [firm] = nearestEmpty(state, under, cell => !isTerrain(state, cell, into));
        if (firm !== undefined) yield* placeAt(state, io, id, [firm], source.id);
        continue;
      }
      yield* enterTerrain(state, io, id, under);
      yield* settle(state, io, id);
    }
  },
  say: ({ into }, { lang }) =>
    ({
      pit: speak(lang)('The floor falls in: its spaces are pits.', 'Der Boden bricht ein: Seine Felder sind Gruben.'),
      lava: speak(lang)('Fire breaks out: its spaces are lava.', 'Feuer bricht aus: Die Felder sind Lava.'),
      water: speak(lang)('Water breaks in.', 'Wasser bricht ein.'),
    })[into],
};
