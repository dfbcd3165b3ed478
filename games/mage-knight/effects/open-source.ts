import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { COLOURS, type Colour } from '../content/words.ts';
import { gainCrystal, gainMana } from '../rules/gain.ts';
import { isFree } from '../rules/mana.ts';
import { tokenOf } from '../rules/skill-tokens.ts';
import type { Doing, MageWord } from './word.ts';

/** A die of a basic colour is used besides the die of the turn; the owner of the skill gains a crystal of it. Whether it is rolled at the end is chosen. */
export interface OpenSource {
  readonly do: 'open-source';
}

const there = ({ state }: Doing): Colour[] =>
  COLOURS.filter(colour => state.source.some(die => isFree(die) && die.colour === colour));

export const openSource: MageWord<OpenSource> = {
  can: at => there(at).length > 0,
  *act(at) {
    const { state, io, seat, source } = at;
    const options: Choice[] = there(at).map(colour => ({ do: 'die', colour }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'die', rule: 'MK-EFF-03', options });
    const die = state.source.find(one => chosen.do === 'die' && isFree(one) && one.colour === chosen.colour);
    if (die === undefined) return;
    const { colour } = die;
    die.by = seat;
    gainMana(state, io, seat, colour);
    const owner = tokenOf(state, source.id)?.seat;
    if (owner !== undefined) gainCrystal(state, io, owner, colour as Colour);
    const roll = yield* choose<Choice, AskKind>({
      seat,
      kind: 'whether',
      rule: 'MK-EFF-03',
      options: [{ do: 'yes' }, { do: 'no' }],
    });
    die.unrolled = roll.do === 'no';
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Take a die of a basic colour besides and gain a mana token of it; the owner gains a crystal of it. You decide whether it is rolled when it goes back.',
      'Nimm zusätzlich einen Würfel einer Grundfarbe und erhalte ein Mana davon; der Besitzer erhält einen Kristall davon. Du entscheidest, ob er geworfen wird, wenn er zurückgeht.',
    ),
};
