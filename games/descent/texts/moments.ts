import type { Text } from '@tafelrunde/engine';
import type { Moment } from '../rules/moments.ts';
import type { LaterMoment } from './later-moments.ts';

/** What cards call the moments they answer. */
const TEXTS: Readonly<Record<Exclude<Moment, LaterMoment>, Text>> = {
  'turn-start': { en: 'At the start of a turn', de: 'Zu Beginn eines Zugs' },
  'turn-end': { en: 'At the end of a turn', de: 'Am Ende eines Zugs' },
  'overlord-turn-start': { en: "At the start of the overlord's turn", de: 'Zu Beginn des Overlord-Zugs' },
  'overlord-turn-end': { en: "At the end of the overlord's turn", de: 'Am Ende des Overlord-Zugs' },
  activating: { en: 'While a monster is activated', de: 'Während ein Monster aktiviert ist' },
  'overlord-own-turn': { en: "During the overlord's turn", de: 'Im Zug des Overlords' },
  'monster-chosen': {
    en: 'When a monster is chosen to be activated',
    de: 'Wenn ein Monster zum Aktivieren gewählt wird',
  },
  'activation-start': { en: 'At the start of an activation', de: 'Zu Beginn einer Aktivierung' },
  'activation-end': { en: 'At the end of an activation', de: 'Am Ende einer Aktivierung' },
  'action-done': { en: 'After an action', de: 'Nach einer Aktion' },
  'attack-declared': { en: 'When an attack is declared', de: 'Wenn ein Angriff angesagt wird' },
  'before-roll': {
    en: 'Before the dice of an attack are rolled',
    de: 'Bevor die Würfel eines Angriffs geworfen werden',
  },
  rolled: { en: 'After the dice of an attack are rolled', de: 'Nachdem die Würfel eines Angriffs geworfen wurden' },
  'surges-spent': { en: 'When surges have been spent', de: 'Wenn Energien ausgegeben wurden' },
  'attack-done': { en: 'After an attack', de: 'Nach einem Angriff' },
  'defence-rolled': { en: 'After a defence roll', de: 'Nach einem Verteidigungswurf' },
  suffering: { en: 'When damage would be suffered', de: 'Wenn Schaden erlitten würde' },
  suffered: { en: 'When damage was suffered', de: 'Wenn Schaden erlitten wurde' },
  recovered: { en: 'When damage was recovered', de: 'Wenn Schaden geheilt wurde' },
  defeating: { en: 'Before a figure is defeated', de: 'Bevor eine Figur besiegt wird' },
  defeated: { en: 'When a figure was defeated', de: 'Wenn eine Figur besiegt wurde' },
  'knocked-out': { en: 'When a hero was knocked out', de: 'Wenn ein Held bewusstlos wurde' },
  enters: { en: 'When a figure enters a space', de: 'Wenn eine Figur ein Feld betritt' },
  leaves: { en: 'When a figure leaves a space', de: 'Wenn eine Figur ein Feld verlässt' },
  'tired-for-move': { en: 'When fatigue was suffered to move', de: 'Wenn für Bewegung Erschöpfung erlitten wurde' },
  'test-rolled': { en: 'After the roll of an attribute test', de: 'Nach dem Wurf einer Attributsprobe' },
  'test-passed': { en: 'When a test was passed', de: 'Wenn eine Probe gelungen ist' },
  rested: { en: 'When a hero rests', de: 'Wenn ein Held rastet' },
  'rest-recovered': { en: 'When fatigue is recovered by resting', de: 'Wenn durch Rast Erschöpfung geheilt wird' },
  revived: { en: 'When a hero was revived', de: 'Wenn ein Held wiederbelebt wurde' },
  'stood-up': { en: 'When a hero stood up', de: 'Wenn ein Held aufgestanden ist' },
  searching: { en: 'When a hero searches', de: 'Wenn ein Held durchsucht' },
  'search-drawn': { en: 'When a search card was drawn', de: 'Wenn eine Suchkarte gezogen wurde' },
  searched: { en: 'After a search', de: 'Nach dem Durchsuchen' },
  opening: { en: 'When a hero is about to open a door', de: 'Wenn ein Held eine Tür öffnen will' },
  'plot-using': { en: 'When another plot card is used', de: 'Wenn eine andere Handlungskarte eingesetzt wird' },
  'threat-gained': { en: 'When threat was gained', de: 'Wenn Drohmarker gewonnen wurden' },
  'hand-touched': {
    en: 'When a hero has made the overlord discard or put back an overlord card',
    de: 'Wenn ein Held den Overlord eine Overlord-Karte abwerfen oder zurücklegen ließ',
  },
  drawing: { en: 'Instead of drawing the card of the turn', de: 'Statt die Karte des Zugs zu ziehen' },
  reinforced: { en: 'When a monster came as a reinforcement', de: 'Wenn ein Monster als Verstärkung gekommen ist' },
  'knock-reward': {
    en: 'Instead of a card or threat for a hero who was knocked out',
    de: 'Statt einer Karte oder eines Drohmarkers für einen niedergestreckten Helden',
  },
  'fallen-turn-end': {
    en: 'When a hero who is knocked out ends his turn',
    de: 'Wenn ein niedergestreckter Held seinen Zug beendet',
  },
  stretching: {
    en: 'When a large monster ends or interrupts its movement',
    de: 'Wenn ein großes Monster seine Bewegung beendet oder unterbricht',
  },
  'door-opened': { en: 'When a door was opened', de: 'Wenn eine Tür geöffnet wurde' },
  'dice-shown': { en: 'After dice were rolled for a card', de: 'Nachdem für eine Karte gewürfelt wurde' },
  used: { en: 'When a card was used', de: 'Wenn eine Karte eingesetzt wurde' },
  exhausting: { en: 'When a card would be exhausted', de: 'Wenn eine Karte erschöpft würde' },
  'round-end': { en: 'At the end of a round', de: 'Am Ende einer Runde' },
  'encounter-start': { en: 'At the start of the encounter', de: 'Zu Beginn der Szene' },
  'left-map': { en: 'When a figure left the map', de: 'Wenn eine Figur den Spielplan verlassen hat' },
  'token-laid': { en: 'When a figure lays a token down', de: 'Wenn eine Figur einen Marker ablegt' },
  'heroes-done': { en: 'When all heroes have had their turns', de: 'Wenn alle Helden am Zug waren' },
  'overlord-ready': {
    en: "After the start of the overlord's turn",
    de: 'Nach dem Beginn des Overlord-Zugs',
  },
};

/** What a card calls them where they are about its owner alone. */
const OWN_TEXTS: Readonly<Partial<Record<Moment, Text>>> = {
  'turn-start': { en: 'At the start of your turn', de: 'Zu Beginn deines Zugs' },
  'turn-end': { en: 'At the end of your turn', de: 'Am Ende deines Zugs' },
  'activation-start': { en: 'At the start of its activation', de: 'Zu Beginn seiner Aktivierung' },
  'activation-end': { en: 'At the end of its activation', de: 'Am Ende seiner Aktivierung' },
  'attack-declared': { en: 'When you declare an attack', de: 'Wenn du einen Angriff ansagst' },
  'before-roll': {
    en: 'Before the dice of your attack are rolled',
    de: 'Bevor die Würfel deines Angriffs geworfen werden',
  },
  rolled: { en: 'After the dice of your attack are rolled', de: 'Nachdem die Würfel deines Angriffs geworfen wurden' },
  'attack-done': { en: 'After your attack', de: 'Nach deinem Angriff' },
  'defence-rolled': { en: 'After your defence roll', de: 'Nach deinem Verteidigungswurf' },
  suffering: { en: 'When you would suffer damage', de: 'Wenn du Schaden erleiden würdest' },
  suffered: { en: 'When you have suffered damage', de: 'Wenn du Schaden erlitten hast' },
  recovered: { en: 'When you have recovered damage', de: 'Wenn du Schaden geheilt hast' },
  defeating: { en: 'Before you are defeated', de: 'Bevor du besiegt wirst' },
  'knocked-out': { en: 'When you are knocked out', de: 'Wenn du bewusstlos wirst' },
  enters: { en: 'When you enter a space', de: 'Wenn du ein Feld betrittst' },
  leaves: { en: 'When you leave a space', de: 'Wenn du ein Feld verlässt' },
  'tired-for-move': { en: 'When you suffered fatigue to move', de: 'Wenn du für Bewegung Erschöpfung erlitten hast' },
  'test-rolled': { en: 'After the roll of your attribute test', de: 'Nach dem Wurf deiner Attributsprobe' },
  'test-passed': { en: 'When you passed a test', de: 'Wenn dir eine Probe gelungen ist' },
  rested: { en: 'When you rest', de: 'Wenn du rastest' },
  'rest-recovered': { en: 'When you recover fatigue by resting', de: 'Wenn du durch Rast Erschöpfung heilst' },
  revived: { en: 'When you were revived', de: 'Wenn du wiederbelebt wurdest' },
  'stood-up': { en: 'When you stood up', de: 'Wenn du aufgestanden bist' },
  searching: { en: 'When you search', de: 'Wenn du durchsuchst' },
  'search-drawn': { en: 'When you drew a search card', de: 'Wenn du eine Suchkarte gezogen hast' },
  'dice-shown': { en: 'After you rolled dice for a card', de: 'Nachdem du für eine Karte gewürfelt hast' },
  used: { en: 'When you used a card', de: 'Wenn du eine Karte eingesetzt hast' },
  exhausting: { en: 'When you would exhaust a card', de: 'Wenn du eine Karte erschöpfen würdest' },
};

const ALL: Readonly<Partial<Record<Moment, Text>>> = TEXTS;

interface Texts {
  readonly texts: Readonly<Record<LaterMoment, Text>>;
  readonly own: Readonly<Partial<Record<Moment, Text>>>;
}

/** Those that no card of the base game answers come with what does (`effects/later-words.ts`). */
let later: Texts | null = null;
export const learnMoments = (moments: Texts): void => {
  later = moments;
};

export function momentName(moment: Moment): Text {
  const text = ALL[moment] ?? later?.texts[moment as LaterMoment];
  if (text === undefined) throw new Error(`The moment "${moment}" was not learned: is the match prepared?`);
  return text;
}

/** The same where it is about whoever owns the card, if that is said otherwise. */
export const ownMomentName = (moment: string): Text | undefined =>
  OWN_TEXTS[moment as Moment] ?? later?.own[moment as Moment];
