import { type Briefing, measured, type Text } from '@tafelrunde/engine';
import { announcedAimOf } from './aims.ts';
import type { Adventure } from './content/adventures/index.ts';
import { OVERLORD } from './state.ts';

export const ROLES: Readonly<Record<'overlord' | 'heroes', Text>> = {
  overlord: { en: 'overlord', de: 'Overlord' },
  heroes: { en: 'heroes', de: 'Helden' },
};

/** Measured in so many games of each adventure: greedy bots on both sides, the heroes as they start out. To be measured again when bots or adventures change. */
const GAMES = 100;
/** A decision takes people about twelve seconds: some are a click, others a council of war. */
const DECISIONS_A_MINUTE = 5;

interface Told {
  /** How often the heroes won, and the median of the decisions. */
  readonly heroes: number;
  readonly decisions: number;
  readonly twist: Text;
}

const TOLD: Readonly<Record<string, Told>> = {
  'the-broken-gate': {
    heroes: 0.88,
    decisions: 89,
    twist: {
      en: 'No doors and no dark: everything lies open, from the gate to the stairs.',
      de: 'Keine Türen, kein Dunkel: Vom Tor bis zur Treppe liegt alles offen da.',
    },
  },
  'the-sealed-shrine': {
    heroes: 0.87,
    decisions: 109,
    twist: {
      en: 'A lock for strong arms, and behind it a seal that gives way to magic.',
      de: 'Ein Schloss für starke Arme, und dahinter ein Siegel, das der Magie weicht.',
    },
  },
  'the-trolls-larder': {
    heroes: 0.46,
    decisions: 209,
    twist: {
      en: 'Whoever leads the prisoner moves two squares less, all the way back to the stairs.',
      de: 'Wer den Gefangenen führt, bewegt sich zwei Felder weniger, den ganzen Weg zurück zur Treppe.',
    },
  },
  'the-falling-hall': {
    heroes: 0.79,
    decisions: 146,
    twist: {
      en: 'In rounds 2, 4, 6 and 8 a strip of the hall falls into the dark. One crippled hero is one too many.',
      de: 'In den Runden 2, 4, 6 und 8 stürzt ein Streifen der Halle ins Dunkel. Ein kampfunfähiger Held ist schon einer zu viel.',
    },
  },
  'the-broken-heart': {
    heroes: 0.82,
    decisions: 273,
    twist: {
      en: 'Nothing harms Elshara until the heroes hold all three shards of her heart.',
      de: 'Nichts verletzt Elshara, ehe die Helden alle drei Splitter ihres Herzens haben.',
    },
  },
  'the-bell-of-the-dead': {
    heroes: 0.94,
    decisions: 168,
    twist: {
      en: 'Every second round the bell brings bones up from every open grave.',
      de: 'Jede zweite Runde holt die Glocke aus jedem offenen Grab Knochen herauf.',
    },
  },
  'the-sleepless-king': {
    heroes: 0.33,
    decisions: 274,
    twist: {
      en: 'The straight way leads over the carpet of the king, and beside it the guard sleeps lightly.',
      de: 'Der gerade Weg führt über den Teppich des Königs, und daneben schläft die Wache einen leichten Schlaf.',
    },
  },
  'the-stone-mill': {
    heroes: 0.83,
    decisions: 278,
    twist: {
      en: 'Every second round the corridor turns and carries along whoever stands on it.',
      de: 'Jede zweite Runde dreht sich der Gang und nimmt mit, wer auf ihm steht.',
    },
  },
  'the-crown-of-ash': {
    heroes: 0.44,
    decisions: 290,
    twist: {
      en: 'Whoever carries the crown moves one square less, and the way leads over an old bridge.',
      de: 'Wer die Krone trägt, bewegt sich ein Feld weniger, und der Weg führt über eine alte Brücke.',
    },
  },
  'one-sees-the-sun': {
    heroes: 0.85,
    decisions: 260,
    twist: {
      en: 'The gate lets exactly one hero out: it closes behind the first.',
      de: 'Das Tor lässt genau einen Helden hinaus: Hinter dem ersten schließt es sich.',
    },
  },
};

/** What everybody is told of an adventure; how long and how hard those are that were not measured, nobody knows. */
export function briefingOf({ id, prologue, epilogue }: Adventure): Briefing {
  const told = TOLD[id];
  const minutes = told ? told.decisions / DECISIONS_A_MINUTE : 0;
  return {
    ...(told && {
      minutes: [minutes, minutes],
      difficulty: measured(ROLES.heroes, told.heroes, GAMES),
      twist: told.twist,
    }),
    aims: [
      { role: ROLES.heroes, text: announcedAimOf(id, 'heroes') },
      { role: ROLES.overlord, text: announcedAimOf(id, 'overlord') },
    ],
    prologue,
    epilogue: ({ winners }) =>
      winners.length === 0 ? null : epilogue[winners.includes(OVERLORD) ? 'overlord' : 'heroes'],
  };
}
