import type { Game } from '@tafelrunde/engine';
import './rule-ids.ts';
import { chronicle } from './chronicle.ts';
import { draw } from './drawing.ts';
import { explain, optionId, verbs } from './explain.ts';
import { parts, promise, value } from './heuristics.ts';
import { pointable } from './pointing.ts';
import { outcome, turn } from './rules/turn.ts';
import { setup } from './setup.ts';
import { type Choice, type Event, lifeOf, type State } from './state.ts';
import { damageText, texts } from './texts.ts';
import { things } from './things.ts';
import type { Skirmish } from './types.ts';
import { resample, type View, view } from './view.ts';
import { wishes } from './wishes.ts';

export type { Choice, Event, Skirmish, State, View };

/** Measured in 200 games of equal bots. */
const LEAD = 13.5;

export const skirmish: Game<Skirmish> = {
  id: 'skirmish',
  name: { en: 'Skirmish', de: 'Scharmützel' },
  about: {
    en: 'The practice table: three against three on a rocky field.',
    de: 'Der Übungstisch: drei gegen drei auf steinigem Feld.',
  },
  version: 1,
  scenarios: [
    {
      id: 'field',
      name: { en: 'The rocky field', de: 'Das steinige Feld' },
      about: { en: 'Fell all three enemies within 60 turns.', de: 'Fälle alle drei Gegner in 60 Zügen.' },
      seats: [2],
      settings: [],
      longest: 2_000,
      // 200 games of equal bots took 144 decisions at the median: six in a minute.
      minutes: [25, 25],
      difficulty: { level: 'even' },
      twist: {
        en: 'Rocks bar every way and every shot: whoever comes round them first, strikes first.',
        de: 'Felsen versperren Weg und Schuss: Wer zuerst um sie herumkommt, schlägt zuerst zu.',
      },
      aims: [
        {
          text: {
            en: 'Fell all three enemies; after 60 turns whoever has more life points left wins.',
            de: 'Fällt alle drei Gegner; nach 60 Zügen gewinnt, wer mehr Lebenspunkte hat.',
          },
        },
      ],
    },
  ],
  texts,
  setup,
  step: turn,
  outcome,
  view,
  pointable,
  resample,
  optionId,
  explain,
  verbs,
  wishes,
  draw,
  things,
  chronicle,
  forecast: {
    classify: (before, after, lang) => {
      const lost = [0, 1].reduce((sum, seat) => sum + lifeOf(before, seat) - lifeOf(after, seat), 0);
      const felled = before.units.filter((unit, i) => unit.life > 0 && after.units[i]?.life === 0).length;
      return damageText(lost, felled, lang);
    },
  },
  heuristics: { value, promise, parts, lead: LEAD },
};
