import type { Text } from '@tafelrunde/engine';
import type { TurnStage } from '../state.ts';
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
  'two-away': {
    en: 'spaces and places for tiles two away count as adjacent for moving and exploring.',
    de: 'zwei Schritte entfernte Felder und Stellen für Kartenteile gelten beim Bewegen und Erkunden als angrenzend.',
  },
  'ignore-first-wound': {
    en: 'the first wound an enemy deals to you is ignored, with all that it would cause.',
    de: 'die erste Wunde, die dir ein Gegner zufügt, zählt nicht, samt allem, was sie bewirken würde.',
  },
  'double-physical-attacks': {
    en: 'physical attacks count double in the attack phase.',
    de: 'physische Angriffe zählen in der Angriffsphase doppelt.',
  },
  'cards-return': {
    en: 'at the end of the turn all other cards you played return to your hand.',
    de: 'am Ende des Zuges kommen alle anderen Karten, die du gespielt hast, auf deine Hand zurück.',
  },
  'no-draw': {
    en: 'at the end of the turn you draw no cards.',
    de: 'am Ende des Zuges ziehst du keine Karten.',
  },
  bow: {
    en: 'every ranged attack counts double or as a siege attack; siege attacks count double as ranged attacks.',
    de: 'jeder Fernangriff zählt doppelt oder als Belagerungsangriff; Belagerungsangriffe zählen als Fernangriffe doppelt.',
  },
  'spare-command': {
    en: 'this card can serve as the command token of a unit you recruit.',
    de: 'diese Karte kann einer Einheit, die du rekrutierst, als Befehlsplättchen dienen.',
  },
  'attacks-are-coldfire': {
    en: 'all your attacks are cold fire attacks.',
    de: 'alle deine Angriffe sind Kaltfeuerangriffe.',
  },
  'attacks-are-siege': {
    en: 'all your attacks are siege attacks and keep their elements.',
    de: 'alle deine Angriffe sind Belagerungsangriffe und behalten ihre Elemente.',
  },
  'has-plundered': { en: 'no village can be plundered again.', de: 'kein Dorf kann noch einmal geplündert werden.' },
  'tactic-used': { en: 'the tactic cannot be used again.', de: 'die Taktik kann nicht noch einmal benutzt werden.' },
  'no-motivation': { en: 'no other Motivation may be used.', de: 'keine andere Motivation darf benutzt werden.' },
  'no-dice': { en: 'no die of the Source may be used.', de: 'kein Würfel der Quelle darf benutzt werden.' },
  'see-garrisons-afar': {
    en: 'garrisons of fortified sites are revealed from two spaces away.',
    de: 'Besatzungen befestigter Orte werden aus zwei Feldern Entfernung aufgedeckt.',
  },
  'no-recruiting': {
    en: 'no unit may be recruited for influence.',
    de: 'es darf keine Einheit für Einfluss rekrutiert werden.',
  },
  'ignore-reputation': { en: 'your reputation is ignored.', de: 'dein Ansehen zählt nicht.' },
  'explore-from-afar': {
    en: 'a new tile may be revealed from two spaces away.',
    de: 'ein neues Kartenteil darf aus zwei Feldern Entfernung aufgedeckt werden.',
  },
  'no-source-die': { en: 'the die of the turn cannot be used.', de: 'der Würfel des Zuges kann nicht benutzt werden.' },
} as const satisfies Record<string, Text>;

export type RuleName = keyof typeof RULES;

export interface Rule {
  readonly do: 'rule';
  readonly rule: RuleName;
}

/** Rules of movement are of use only while the figure can move, those of combat only before or in one. */
const NEEDED: Readonly<Partial<Record<RuleName, readonly TurnStage[]>>> = {
  'no-provoking': ['move'],
  'two-away': ['move'],
  'ignore-first-wound': ['combat'],
  'double-physical-attacks': ['combat'],
  bow: ['combat'],
  'spare-command': ['interaction'],
};

export const rule: MageWord<Rule> = {
  can: ({ turn }, { rule: name }) => NEEDED[name]?.includes(turn.stage) ?? true,
  say: ({ rule: name }, { lang }) => RULES[name][lang],
};
