import type { Lang } from '@tafelrunde/engine';
import { useMessages } from '../messages/index.ts';
import type { Shape } from '../messages/shape.ts';

const en = {
  title: 'Settings',
  lang: 'Language',
  motion: 'Motion',
  motionIs: { auto: 'follow the device', full: 'full', quick: 'brief', none: 'none' },
  sound: 'Sound',
  volume: 'Volume',
  silent: 'Sound is off; the slider turns it on.',
  bots: 'Bots play',
  botsAre: { slow: 'slowly', normal: 'easy to follow', fast: 'fast', instant: 'at once' },
  confirm: 'First click shows, second click decides',
  confirmIs: { never: 'never', touch: 'on touchscreens', always: 'always' },
  colours: 'Colours',
  coloursAre: { lamplight: 'lamplight', contrast: 'strong contrast' },
  text: 'Table as text',
  textAbout: 'Sentences instead of pictures; good with a screen reader.',
  slips: 'Catch slips',
  slipsAbout: 'A click or key in the first moment of a new question does nothing: it was meant for something else.',
  briefings: 'Briefing before a match',
  briefingsAbout:
    'The map, the aims and what is different, before anything happens. It stays in the menu of the table.',
  ruleIds: 'Numbers of rules at the table',
  ruleIdsAbout: 'Every line names its rule in full. Otherwise a § leads to it where you point.',
  stops: 'Stop at every decision',
  stopsAbout: 'Ask even where there is only one answer: good for learning.',
  on: 'on',
  back: 'Back to the table',
  off: 'off',
};

const de: Shape<typeof en> = {
  title: 'Einstellungen',
  lang: 'Sprache',
  motion: 'Bewegung',
  motionIs: { auto: 'wie im Gerät eingestellt', full: 'voll', quick: 'kurz', none: 'keine' },
  sound: 'Ton',
  volume: 'Lautstärke',
  silent: 'Der Ton ist aus; der Regler schaltet ihn ein.',
  bots: 'Bots spielen',
  botsAre: { slow: 'langsam', normal: 'zum Mitverfolgen', fast: 'schnell', instant: 'sofort' },
  confirm: 'Erster Klick zeigt, zweiter entscheidet',
  confirmIs: { never: 'nie', touch: 'auf Touchscreens', always: 'immer' },
  colours: 'Farben',
  coloursAre: { lamplight: 'Lampenlicht', contrast: 'starker Kontrast' },
  text: 'Tisch als Text',
  textAbout: 'Sätze statt Bilder; gut mit einem Screenreader.',
  slips: 'Fehlgriffe abfangen',
  slipsAbout:
    'Ein Klick oder Tastendruck im ersten Augenblick einer neuen Frage bewirkt nichts: Er galt etwas anderem.',
  briefings: 'Einweisung vor einer Partie',
  briefingsAbout: 'Karte, Ziele und Besonderheiten, ehe etwas geschieht. Im Menü des Tischs ist sie immer zu finden.',
  ruleIds: 'Regelnummern am Tisch',
  ruleIdsAbout: 'Jede Zeile nennt ihre Regel mit Nummer. Sonst führt dort, wohin du zeigst, ein § zu ihr.',
  stops: 'Bei jeder Entscheidung anhalten',
  stopsAbout: 'Auch fragen, wo es nur eine Antwort gibt: gut zum Lernen.',
  on: 'an',
  back: 'Zurück an den Tisch',
  off: 'aus',
};

const ALL: Readonly<Record<Lang, Shape<typeof en>>> = { en, de };

/** What the settings are called; loaded with their page. */
export const useSettingsMessages = (): Shape<typeof en> => ALL[useMessages().lang];
