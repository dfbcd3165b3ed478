import { reason } from '@tafelrunde/engine';
import { isBasic, type Mana } from '../content/words.ts';
import type { SourceDie, State, Turn } from '../state.ts';
import { isNight } from './night.ts';
import { isFree } from './source.ts';

export const COLOUR_LIES_THERE = reason('MK-VFRI-05', {
  en: 'Friendly mana: by day a gold die stands for no colour that lies unused in the Source.',
  de: 'Manafreundlich: Bei Tag steht ein goldener Würfel für keine Farbe, die unbenutzt in der Quelle liegt.',
});
export const OTHERS_LIE_THERE = reason('MK-VFRI-06', {
  en: 'Friendly mana: by day a gold die is neither rolled again nor turned while another colour lies in the Source.',
  de: 'Manafreundlich: Bei Tag wird ein goldener Würfel weder neu geworfen noch gedreht, solange eine andere Farbe in der Quelle liegt.',
});

type Where = { readonly state: State; readonly turn: Turn };

const holds = ({ state, turn }: Where): boolean => state.variants['friendly-mana'] === true && !isNight(state, turn);

/** Does a die of its own colour forbid that a gold die is used as this mana? (MK-VFRI-05) */
export const mustTakeOther = (at: Where, mana: Mana, as: Mana): boolean =>
  mana === 'gold' && isBasic(as) && holds(at) && at.state.source.some(die => isFree(die) && die.colour === as);

/** Do other colours in the Source forbid that a gold die is rolled again or turned? (MK-VFRI-06) */
export const isFixed = (at: Where): boolean =>
  holds(at) && at.state.source.some(die => isFree(die) && die.colour !== 'gold');

/** The dice of the Source that may be rolled again or turned. */
export const changeable = (at: Where): SourceDie[] =>
  at.state.source.filter(die => isFree(die) && (die.colour !== 'gold' || !isFixed(at)));
