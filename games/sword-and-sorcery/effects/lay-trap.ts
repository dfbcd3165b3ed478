import { speak } from '@tafelrunde/engine';
import type { SorceryWord } from './word.ts';

/** A hunting trap is laid in a zone: the next enemy to enter it suffers and is stunned. */
export interface LayTrap {
  readonly do: 'lay-trap';
  readonly wounds: number;
}

export const layTrap: SorceryWord<LayTrap> = {
  act({ state, io, by, zone }, { wounds }) {
    const ground = zone === null ? undefined : state.ground[zone];
    if (ground === undefined) return;
    ground.tokens.push(`hunting-trap-${wounds}-${by}`);
    io.tell?.({ kind: 'tokens', figure: by, token: 'hunting-trap', n: 1, rule: 'SS-POW-09' });
  },
  say: ({ wounds }, { lang }) =>
    speak(lang)(
      `A trap in the zone: the next enemy to enter it suffers ${wounds} and is stunned.`,
      `Eine Falle in der Zone: Der nächste Gegner, der sie betritt, erleidet ${wounds} und ist betäubt.`,
    ),
};
