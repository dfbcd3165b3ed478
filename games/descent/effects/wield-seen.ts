import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The figure may attack with type, dice and surge abilities of a weapon that a hero in its line of sight has equipped. */
export interface WieldSeen {
  readonly do: 'wield-seen';
}

export const wieldSeen: DescentWord<WieldSeen> = {
  say: (_, { lang }) =>
    speak(lang)(
      'May attack with the weapon of a hero in its line of sight.',
      'Darf mit der Waffe eines Helden in seiner Sichtlinie angreifen.',
    ),
};
