import { speak } from '@tafelrunde/engine';
import { attackOf, heroOf, isHero } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** One more attack in the same combat action: with the off-hand or main weapon, the same one, or values of the ability's own. */
export interface Again {
  readonly do: 'again';
  readonly with: 'main' | 'off' | 'same' | 'own';
  /** Only on another enemy in the zone of the target. */
  readonly onOther?: true;
}

export const again: SorceryWord<Again> = {
  can: ({ state, by }, { with: hand }) => {
    if (state.turn?.hero !== by || !isHero(state, by)) return false;
    const hero = heroOf(state, by);
    return hand === 'own' || hand === 'same' || hero[hand] !== null;
  },
  act({ state, by, source, about }, { with: hand, onOther }) {
    const { turn } = state;
    if (turn?.hero !== by || turn.over) return;
    // Without that weapon there is nothing to attack with.
    if ((hand === 'main' || hand === 'off') && heroOf(state, by)[hand] === null) return;
    const attack = attackOf(state);
    const same = attack.tags.includes('off') ? 'off' : 'main';
    turn.extra.push({
      source: source.id,
      with: hand === 'same' ? same : hand,
      zone: onOther ? (about.zone ?? null) : null,
      not: onOther ? attack.target : null,
    });
  },
  say({ with: hand, onOther }, { lang }) {
    const t = speak(lang);
    const where = onOther ? t(' on another enemy there', ' auf einen anderen Gegner dort') : '';
    const names = {
      main: t('with the main weapon', 'mit der Hauptwaffe'),
      off: t('with the off-hand weapon', 'mit der Zweitwaffe'),
      same: t('with the same weapon', 'mit derselben Waffe'),
      own: t('of its own', 'der Fähigkeit'),
    };
    return t(`One more attack ${names[hand]}${where}.`, `Ein weiterer Angriff ${names[hand]}${where}.`);
  },
};
