import { type Briefing, measured, type Text } from '@tafelrunde/engine';

const EVEN = { level: 'even' } as const;
const TOGETHER: Text = { en: 'players', de: 'Spieler' };

/**
 * By scenario. Minutes: the median of the decisions in games of equal bots, with the fewest seats and the most (docs/balance/), ten decisions a
 * minute, since every other one is to let somebody else's blow pass.
 */
export const BRIEFINGS: Readonly<Record<string, Briefing>> = {
  'free-for-all': {
    minutes: [20, 110],
    difficulty: EVEN,
    twist: {
      en: 'Nobody is safe and everybody may be bought: dead heroes can be replaced, pride cannot.',
      de: 'Niemand ist sicher und jeder käuflich: Tote Helden lassen sich ersetzen, Stolz nicht.',
    },
    aims: [
      {
        text: {
          en: 'Be the last gang with a hero or creature on its feet.',
          de: 'Habt als letzte Bande noch einen Helden oder eine Kreatur auf den Beinen.',
        },
      },
    ],
  },
  dragon: {
    minutes: [30, 120],
    difficulty: measured(TOGETHER, 0.83, 100),
    twist: {
      en: 'Every third turn of the dragon is fire, and nobody parries fire.',
      de: 'Jeder dritte Drachenzug ist Feuer, und Feuer pariert niemand.',
    },
    aims: [
      {
        text: {
          en: 'Slay the dragon together. You have all lost when it has eaten everybody.',
          de: 'Erschlagt gemeinsam den Drachen. Ihr habt alle verloren, wenn er alle gefressen hat.',
        },
      },
    ],
  },
  wards: {
    minutes: [20, 100],
    difficulty: EVEN,
    twist: {
      en: 'A gang whose ward dies is out at once, however many heroes are left.',
      de: 'Wessen Schützling stirbt, scheidet sofort aus, egal wie viele Helden noch stehen.',
    },
    aims: [
      {
        text: {
          en: 'Be the last gang with a living ward.',
          de: 'Seid die letzte Bande, deren Schützling noch lebt.',
        },
      },
    ],
  },
  hill: {
    minutes: [20, 105],
    difficulty: EVEN,
    twist: {
      en: 'Whoever hits the gang on the hill sits there next, and has everybody against them.',
      de: 'Wer die Bande auf dem Hügel trifft, sitzt als Nächstes dort und hat alle gegen sich.',
    },
    aims: [
      {
        text: {
          en: 'Have 3 points (4 in a duel): one for each turn begun on the hill. Or be the last gang standing.',
          de: 'Habt 3 Punkte (zu zweit 4): einen für jeden Zug, der auf dem Hügel beginnt. Oder bleibt als letzte Bande stehen.',
        },
      },
    ],
  },
  teams: {
    minutes: [70, 95],
    difficulty: EVEN,
    twist: {
      en: 'Every other gang is on your side, and those who are out still win with it.',
      de: 'Jede zweite Bande gehört zu dir, und auch Ausgeschiedene gewinnen noch mit.',
    },
    aims: [
      {
        text: {
          en: 'Have the last figure standing on your side.',
          de: 'Habt auf eurer Seite die letzte stehende Figur.',
        },
      },
    ],
  },
  'night-watch': {
    minutes: [20, 20],
    difficulty: measured(TOGETHER, 0.78, 200),
    twist: {
      en: 'Four waves, and the next comes after four turns even if you are not ready.',
      de: 'Vier Wellen, und die nächste kommt nach vier Zügen, ob du bereit bist oder nicht.',
    },
    aims: [
      {
        text: {
          en: 'Beat all four waves of the night watch. The life points you have left make your grade.',
          de: 'Schlag alle vier Wellen der Nachtwache. Die übrigen Lebenspunkte ergeben deine Note.',
        },
      },
    ],
  },
};
