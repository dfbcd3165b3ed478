import { speak } from '@tafelrunde/engine';
import { adventureOf } from '../content/adventures/index.ts';
import { douse as putOut, spreadBlazes } from '../rules/blazes.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** Every blaze of the adventure spreads inside its building. */
export interface SpreadFire {
  readonly do: 'spread-fire';
}

export const spreadFire: SorceryWord<SpreadFire> = {
  *act({ state, io }) {
    yield* spreadBlazes(state, io);
  },
  say: (_, { lang }) => speak(lang)('Every blaze spreads.', 'Jeder Brand breitet sich aus.'),
};

/** The blaze in the hero's zone is put out. */
export interface Douse {
  readonly do: 'douse';
}

export const douse: SorceryWord<Douse> = {
  can: ({ state, by }) => {
    const token = adventureOf(state.adventure).blazes?.token ?? '';
    return state.ground[figureOf(state, by)?.zone ?? -1]?.tokens.includes(token) ?? false;
  },
  *act({ state, io, by }) {
    const zone = figureOf(state, by)?.zone;
    if (zone !== undefined) yield* putOut(state, io, zone);
  },
  say: (_, { lang }) => speak(lang)('The blaze is put out.', 'Der Brand wird gelöscht.'),
};
