import { speak, type Text } from '@tafelrunde/engine';
import type { Test } from './tests.ts';
import { testText } from './tests-text.ts';
import type { SorceryWord } from './word.ts';

/** Switches of the rules, turned for a figure. */
export type PermitName =
  | 'ignore-difficult'
  | 'ignore-barriers'
  | 'flies'
  | 'no-energy-properties'
  | 'leaves-freely'
  | 'one-attack'
  | 'only-threatening-properties'
  | 'strikes-on-arrival'
  | 'fireproof'
  | 'enters-unanswered'
  | 'each-property-twice'
  | 'break-open-freely'
  | 'change-freely'
  | 'no-hastening'
  | 'saves-twice'
  | 'dominates';

/** The figure may do, or may not do, what the rules say otherwise. */
export interface Permit {
  readonly do: 'permit';
  readonly rule: PermitName;
  readonly if?: Test;
}

const SENTENCES: Readonly<Record<PermitName, Text>> = {
  'ignore-difficult': { en: 'Difficult terrain costs nothing extra.', de: 'Schwieriges Gelände kostet nichts extra.' },
  'ignore-barriers': {
    en: 'Barriers may be crossed in both directions.',
    de: 'Barrieren dürfen in beide Richtungen überquert werden.',
  },
  flies: { en: 'It flies.', de: 'Fliegt.' },
  'no-energy-properties': {
    en: 'Properties that need energy cannot be used.',
    de: 'Eigenschaften, die Energie brauchen, können nicht benutzt werden.',
  },
  'leaves-freely': {
    en: 'Leaving a zone causes no opportunity attacks.',
    de: 'Das Verlassen einer Zone löst keine Gelegenheitsangriffe aus.',
  },
  'one-attack': {
    en: 'The whole horde makes one attack, with the figure nearest to the target.',
    de: 'Die ganze Horde macht einen Angriff, mit der Figur, die dem Ziel am nächsten ist.',
  },
  'only-threatening-properties': {
    en: 'Only the threatening hero uses properties against it.',
    de: 'Nur der bedrohliche Held nutzt Eigenschaften gegen es.',
  },
  'enters-unanswered': {
    en: 'Nothing answers its entering a zone.',
    de: 'Nichts antwortet darauf, dass es eine Zone betritt.',
  },
  fireproof: { en: 'Fire does nothing.', de: 'Feuer tut nichts.' },
  'strikes-on-arrival': {
    en: 'Behaviours that only move it also attack with the main weapon if they end in melee.',
    de: 'Verhaltensweisen, die es nur bewegen, greifen auch mit der Hauptwaffe an, wenn sie im Nahkampf enden.',
  },
  'each-property-twice': {
    en: 'Each property may be used twice.',
    de: 'Jede Eigenschaft darf zweimal benutzt werden.',
  },
  'break-open-freely': {
    en: 'Once a turn breaking open is a free action.',
    de: 'Einmal im Zug ist Aufbrechen eine freie Aktion.',
  },
  'no-hastening': {
    en: 'Powers are neither hastened nor readied outside the time phase.',
    de: 'Fähigkeiten werden außerhalb der Zeitphase weder beschleunigt noch bereit gemacht.',
  },
  'saves-twice': {
    en: 'Save rolls are made twice, the worse one counts.',
    de: 'Rettungswürfe werden zweimal gemacht, der schlechtere zählt.',
  },
  dominates: { en: 'Its side dominates its zone.', de: 'Seine Seite dominiert seine Zone.' },
  'change-freely': { en: 'Changing equipment is a free action.', de: 'Ausrüstung wechseln ist eine freie Aktion.' },
};

export const permit: SorceryWord<Permit> = {
  say: ({ rule, if: test }, { lang }) =>
    test === undefined
      ? SENTENCES[rule][lang]
      : `${speak(lang)('If', 'Wenn')} ${testText(test, lang)}: ${SENTENCES[rule][lang]}`,
};
