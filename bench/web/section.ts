import type { Figure, OwnSection, Unit } from '../section.ts';
import { measureWeb } from './measuring.ts';
import { PAGES } from './slow-line.ts';

const CLICKS = 150;

export const web: OwnSection = {
  name: 'web',
  about: `The built page in Chromium. ${CLICKS} clicks that answer in each game, each after half a second with the pointer on it, against bots that do not wait, from the moment of the click until the page has painted the answer (to the beginning of the next frame, up to 17 ms more than that takes), and until the browser says that it is on the screen. Script is zipped, first paint is with an empty cache; a slow line has 1.6 Mbit/s, 150 ms there and back, and a processor four times slower.`,
  figures: [
    ...clicks('dungeonSaga', 'Dungeon Saga'),
    ...clicks('schurkenUndHalunken', 'Schurken & Halunken'),
    ...clicks('mageKnight', 'Mage Knight', 60),
    ...clicks('swordAndSorcery', 'Sword & Sorcery', 60),
    ...clicks('descent', 'Descent', 60),
    { key: 'firstPaint', label: 'first contentful paint', unit: 'ms' },
    ...Object.entries(PAGES).flatMap(([key, [path]]) => slow(key, path)),
    { key: 'firstScript', label: 'script of the first page', unit: 'KB', below: 150 },
    { key: 'tableScript', label: 'script of the table, for all games', unit: 'KB' },
    { key: 'workerScript', label: 'script of the worker alone', unit: 'KB' },
    { key: 'dungeonSagaScript', label: 'script of Dungeon Saga', unit: 'KB', below: 150 },
    { key: 'schurkenUndHalunkenScript', label: 'script of Schurken & Halunken', unit: 'KB', below: 150 },
    { key: 'mageKnightScript', label: 'script of Mage Knight', unit: 'KB', below: 190 },
    { key: 'swordAndSorceryScript', label: 'script of Sword & Sorcery', unit: 'KB', below: 190 },
    { key: 'descentScript', label: 'script of Descent', unit: 'KB', below: 220 },
  ],
  ratios: [],
  measure: () => measureWeb({ clicks: CLICKS, warmUp: 10, visits: 5 }),
};

function clicks(key: string, game: string, below = 50): Figure<Unit>[] {
  return [
    { key: `${key}P50`, label: `${game}, click to painted answer, 50 of 100`, unit: 'ms' },
    { key: `${key}P95`, label: `${game}, 95 of 100`, unit: 'ms', below },
    { key: `${key}P99`, label: `${game}, 99 of 100`, unit: 'ms' },
    { key: `${key}Max`, label: `${game}, the slowest`, unit: 'ms' },
    { key: `${key}ShownP50`, label: `${game}, click to answer on the screen, 50 of 100`, unit: 'ms' },
    { key: `${key}ShownP95`, label: `${game}, on the screen, 95 of 100`, unit: 'ms' },
  ];
}

function slow(key: string, path: string): Figure<Unit>[] {
  return [
    { key: `${key}SlowPaint`, label: `first contentful paint of ${path} over a slow line`, unit: 'ms', below: 2_000 },
    { key: `${key}SlowContent`, label: `${path} over a slow line, until what one came for is there`, unit: 'ms' },
  ];
}
