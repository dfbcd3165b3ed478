import { speak } from '@tafelrunde/engine';
import { gainCrowns } from '../rules/coins.ts';
import { begin } from '../rules/lasting.ts';
import { heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** Crowns if this attack kills. */
export interface Bounty {
  readonly do: 'bounty';
  readonly crowns: number;
}

export const bounty: SorceryWord<Bounty> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, by, source }, { crowns }) {
    begin(state, {
      source: source.id,
      key: 'bounty',
      on: by,
      by,
      until: 'attack-end',
      what: {
        do: 'on',
        at: 'killed',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'about', who: 'enemy' }] },
        effects: [{ do: 'crowns', n: crowns }],
      },
      next: null,
      fits: null,
    });
  },
  say: ({ crowns }, { lang }) =>
    speak(lang)(`${crowns} crowns if this attack kills.`, `${crowns} Kronen, wenn dieser Angriff tötet.`),
};

/** The owner receives crowns. */
export interface Crowns {
  readonly do: 'crowns';
  readonly n: number;
}

export const crowns: SorceryWord<Crowns> = {
  act({ state, io, by }, { n }) {
    if (isHero(state, by)) gainCrowns(state, io, heroOf(state, by), n, 'found');
  },
  say: ({ n }, { lang }) => speak(lang)(`${n} crowns.`, `${n} Kronen.`),
};
