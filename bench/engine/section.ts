import type { Section } from '../section.ts';
import { typicalDungeon } from './expedition.ts';

const stateBytes = JSON.stringify(typicalDungeon()).length;

export const engine: Section = {
  name: 'engine',
  about:
    `What the engine does around the rules, on a toy game with a state of ${stateBytes} bytes of JSON, 200 answers into ` +
    'the match. Odds: two opposed pools of six-sided dice, every case enumerated.',
  contenders: new URL('./contenders.ts', import.meta.url),
  figures: [
    { key: 'copy', label: 'copy the state', unit: 'µs' },
    { key: 'fork', label: 'fork the match', unit: 'µs', below: 20 },
    { key: 'hash', label: 'hash the state', unit: 'µs' },
    { key: 'submit', label: 'submit an answer', unit: 'µs' },
    { key: 'undo', label: 'undo an answer', unit: 'µs' },
    { key: 'odds4v2Small', label: 'exact odds 4 dice to 2, tiny state', unit: 'ms', below: 10 },
    { key: 'odds5v4Small', label: 'exact odds 5 dice to 4, tiny state', unit: 'ms', below: 150 },
    { key: 'odds4v2', label: 'exact odds 4 dice to 2', unit: 'ms', below: 10 },
    { key: 'odds5v4', label: 'exact odds 5 dice to 4', unit: 'ms', below: 150 },
    { key: 'odds4v2Hidden', label: 'exact odds 4 dice to 2, with a hidden deck', unit: 'ms', below: 10 },
    { key: 'odds5v4Hidden', label: 'exact odds 5 dice to 4, with a hidden deck', unit: 'ms', below: 150 },
  ],
  ratios: [],
  facts: { stateBytes },
};
