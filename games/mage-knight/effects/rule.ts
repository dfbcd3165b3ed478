import type { Text } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** Switches of rules that effects turn: each is read in exactly one place, by `hasRule`. */
export const RULES = {
  'ignore-site-fortifications': {
    en: 'site fortifications are ignored.',
    de: 'befestigte Orte zählen nicht als befestigt.',
  },
  'no-damage-to-units': {
    en: 'no damage may be assigned to units.',
    de: 'Einheiten darf kein Schaden zugewiesen werden.',
  },
  'gold-usable': { en: 'gold mana can be used.', de: 'goldenes Mana kann benutzt werden.' },
  'black-usable': { en: 'black mana can be used.', de: 'schwarzes Mana kann benutzt werden.' },
  'no-provoking': { en: 'your moves provoke nobody.', de: 'deine Bewegung provoziert niemanden.' },
  'reveal-as-by-day': {
    en: 'garrisons nearby and ruins are revealed as by day.',
    de: 'Besatzungen in der Nähe und Ruinen werden wie bei Tag aufgedeckt.',
  },
  'no-source-die': { en: 'the die of the turn cannot be used.', de: 'der Würfel des Zuges kann nicht benutzt werden.' },
} as const satisfies Record<string, Text>;

export type RuleName = keyof typeof RULES;

export interface Rule {
  readonly do: 'rule';
  readonly rule: RuleName;
}

export const rule: MageWord<Rule> = {
  say: ({ rule: name }, { lang }) => RULES[name][lang],
};
