import { SITES } from '../content/sites.ts';
import { MANA, type Mana } from '../content/words.ts';
import type { Hex, State } from '../state.ts';
import type { Io } from '../types.ts';
import { layFaceUp } from './tokens.ts';

/** Reputation that heroes begin with, whatever the scenario says (MK-VRAM-02, -06). */
const REPUTATION: Readonly<Record<string, number>> = { rampage: -2, more: -4 };
export const rampageReputation = ({ variants }: State): number | null => REPUTATION[String(variants.rampage)] ?? null;

/** Colours that bring an enemy back: warm ones by day, cold ones at night (MK-VRAM-03, -05). The last one brings a monster with it (MK-VRAM-04). */
const COLOURS: Readonly<Record<'day' | 'night', readonly [Mana, Mana, Mana]>> = {
  day: ['red', 'green', 'gold'],
  night: ['white', 'blue', 'black'],
};

/** Spaces whose rampaging enemies are defeated and on which nobody stands (MK-VRAM-08). */
const emptied = ({ map, heroes }: State): Hex[] =>
  Object.keys(map.sites)
    .map(Number)
    .filter(hex => {
      const site = map.sites[hex];
      if (site === undefined || SITES[site.kind].category !== 'rampaging' || site.tokens.length > 0) return false;
      return !heroes.some(({ at, out }) => !out && at === hex);
    })
    .sort((a, b) => a - b);

/** A day or a night ends: a die for each of these spaces says who comes back (MK-VRAM-03, -05, -07). */
export function rampage(state: State, io: Io): void {
  const { rampage: how } = state.variants;
  if (how !== 'rampage' && how !== 'more') return;
  const colours = COLOURS[state.night ? 'night' : 'day'];
  const spaces = emptied(state);
  const dice = io.chance.roll(spaces.map(() => MANA));
  spaces.forEach((at, i) => {
    const die = dice[i] as Mana;
    const fits = colours.includes(die);
    const withMonster = how === 'more' ? fits : die === colours[2];
    comeBack(state, io, at, die, how === 'more' || fits, withMonster);
  });
}

function comeBack(state: State, io: Io, at: Hex, die: Mana, comes: boolean, withMonster: boolean): void {
  const site = state.map.sites[at];
  const usual = site && SITES[site.kind].garrison;
  if (site === undefined || usual === undefined) return;
  const colours = [...(comes ? [usual] : []), ...(withMonster ? (['brown'] as const) : [])];
  for (const colour of colours) {
    const lying = layFaceUp(state, io, colour);
    if (lying) site.tokens.push(lying);
  }
  const tokens = site.tokens.flatMap(({ token }) => (token === null ? [] : [token]));
  io.tell?.({ kind: 'rampaged', at, die, tokens, rule: state.night ? 'MK-VRAM-05' : 'MK-VRAM-03' });
}
