import { type Game, reason } from '@tafelrunde/engine';
import './rule-ids.ts';
import { copyState } from './copying.ts';
import { draw } from './drawing/index.ts';
import { explain } from './explain.ts';
import { forecast } from './forecast.ts';
import { migrations, renewSettings } from './migrations.ts';
import { optionId } from './option-id.ts';
import { pointable } from './pointing.ts';
import { outcomeOf } from './rules/scenario.ts';
import { calm, step } from './rules/step.ts';
import { scenarios } from './scenarios.ts';
import { setup } from './setup.ts';
import { texts } from './texts/index.ts';
import { things } from './things.ts';
import type { MageKnight } from './types.ts';
import { resample, view } from './view.ts';
import { wishes } from './wishes.ts';

/** The game as it is played: whoever thinks and counts elsewhere (bots, the lab) has the rest, see `index.ts`. */
export const played: Game<MageKnight> = {
  id: 'mage-knight',
  name: { en: 'Mage Knight', de: 'Mage Knight' },
  about: {
    en: 'Heroes without mercy explore a land, gather an army and spells, and take its cities.',
    de: 'Helden ohne Gnade erkunden ein Land, sammeln Heer und Zauber und nehmen seine Städte ein.',
  },
  advice: reason('MK-VAR-01', {
    en: 'First games, and games with newcomers, are played best with none of these. Everybody at the table should agree to them, and a few at a time are enough.',
    de: 'Erste Partien und solche mit Neulingen spielt ihr am besten ohne all das. Alle am Tisch sollten einverstanden sein, und wenige auf einmal genügen.',
  }),
  version: 2,
  migrations,
  renewSettings,
  scenarios,
  texts,
  setup,
  step,
  outcome: outcomeOf,
  copy: copyState,
  turn: ({ turn }) => turn,
  view,
  pointable,
  resample,
  optionId,
  explain,
  wishes,
  draw,
  things,
  calm,
  forecast,
};
