import { speak } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { Doing, MageWord } from '../../effects/word.ts';
import { tokenOf } from '../../rules/skill-tokens.ts';
import { MANA, type Mana } from '../words.ts';

/** Master of Chaos: the shield moves one step on the wheel, and the colour it reaches acts. */
export interface Chaos {
  readonly do: 'chaos';
}

/** A wheel that was not used may be turned one step without acting. */
export interface TurnWheel {
  readonly do: 'turn-wheel';
}

/** A die says where the shield begins. */
export interface SpinWheel {
  readonly do: 'spin-wheel';
}

const WHEEL: readonly Mana[] = ['blue', 'green', 'black', 'white', 'red', 'gold'];

const SINGLE: Readonly<Record<Exclude<Mana, 'gold'>, Effect>> = {
  blue: { do: 'block', n: 3 },
  green: { do: 'move', n: 1 },
  black: { do: 'attack', n: 1, kind: 'ranged', element: 'coldfire' },
  white: { do: 'influence', n: 2 },
  red: { do: 'attack', n: 2 },
};

/** What a colour does; gold is the player's choice. */
const deedOf = (colour: Mana): Effect =>
  colour === 'gold' ? { do: 'one-of', of: Object.values(SINGLE).map(effect => [effect]) } : SINGLE[colour];

function nextOn({ state, source }: Doing): Mana {
  const now = tokenOf(state, source.id)?.skill.colour ?? null;
  return WHEEL[now === null ? 0 : (WHEEL.indexOf(now) + 1) % WHEEL.length] as Mana;
}

function moveTo({ state, source }: Doing, colour: Mana): void {
  const token = tokenOf(state, source.id);
  if (token) token.skill.colour = colour;
}

export const chaos: MageWord<Chaos> = {
  can: at => vocabulary.can(at, deedOf(nextOn(at))),
  *act(at) {
    const colour = nextOn(at);
    moveTo(at, colour);
    yield* vocabulary.carryOut(at, [deedOf(colour)]);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The shield moves one step on the wheel: blue block 3, green move 1, black ranged cold fire attack 1, white influence 2, red attack 2, gold one of these.',
      'Der Schild rückt auf dem Rad einen Schritt weiter: blau Block 3, grün Bewegung 1, schwarz Kaltfeuer-Fernangriff 1, weiß Einfluss 2, rot Angriff 2, gold eines davon.',
    ),
};

export const turnWheel: MageWord<TurnWheel> = {
  can: ({ turn, source }) => !turn.used.includes(source.id),
  act(at) {
    if (!at.turn.used.includes(at.source.id)) moveTo(at, nextOn(at));
  },
  say: (_, { lang }) =>
    speak(lang)(
      'If it was not used this turn, move the shield one step on the wheel.',
      'Wenn sie in diesem Zug nicht benutzt wurde, rücke den Schild einen Schritt weiter.',
    ),
};

export const spinWheel: MageWord<SpinWheel> = {
  act(at) {
    const [colour] = at.io.chance.roll([MANA]);
    if (colour === undefined) return;
    moveTo(at, colour);
    at.io.tell?.({ kind: 'rolled', seat: at.seat, dice: [colour], why: 'effect', rule: 'MK-EFF-03' });
  },
  say: (_, { lang }) => speak(lang)('Roll a die for the place of the shield.', 'Würfle aus, wo der Schild beginnt.'),
};
