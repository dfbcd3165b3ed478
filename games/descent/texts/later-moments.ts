import type { Text } from '@tafelrunde/engine';
import type { Moment } from '../rules/moments.ts';

/** The moments that only quests and cards of the other boxes answer. */
export type LaterMoment = Extract<
  Moment,
  | 'challenge-revealed'
  | 'challenge-passed'
  | 'challenge-failed'
  | 'group-activated'
  | 'group-done'
  | 'familiars-ready'
  | 'dismissed'
  | 'measuring'
  | 'not-missed'
  | 'fatigue-suffered'
  | 'recovering'
  | 'fatigue-recovering'
  | 'risen'
  | 'fatigue-recovered'
  | 'move-declared'
  | 'testing'
  | 'test-failed'
  | 'surge-fatigue'
  | 'card-played'
  | 'card-resolved'
  | 'condition-gaining'
  | 'condition-gained'
  | 'using-find'
  | 'reviving'
  | 'refreshed'
  | 'round-start'
  | 'hand-drawn'
  | 'removed'
  | 'detached'
  | 'deck-building'
  | 'hand-drawing'
  | 'missing'
  | 'spending-xp'
  | 'market-laid'
  | 'rising'
  | 'encounter-laid'
  | 'encounter-over'
  | 'quest-over'
  | 'travel-stop'
  | 'travel-over'
  | 'plot-used'
  | 'token-taken'
  | 'token-gained'
  | 'token-spent'
  | 'special'
>;

export const LATER_MOMENT_TEXTS: Readonly<Record<LaterMoment, Text>> = {
  'challenge-revealed': {
    en: 'When a challenge token shows an attribute',
    de: 'Wenn ein Herausforderungsmarker ein Attribut zeigt',
  },
  'challenge-passed': { en: 'When a challenge is passed', de: 'Wenn eine Herausforderung gelingt' },
  'challenge-failed': { en: 'When a challenge is failed', de: 'Wenn eine Herausforderung misslingt' },
  'group-activated': { en: 'When a group is activated', de: 'Wenn eine Gruppe aktiviert wird' },
  'group-done': { en: 'After the activation of a group', de: 'Nach der Aktivierung einer Gruppe' },
  'familiars-ready': { en: 'Before familiars are activated', de: 'Bevor Begleiter aktiviert werden' },
  dismissed: {
    en: 'When a familiar was taken off the map by a skill of its owner',
    de: 'Wenn ein Begleiter durch eine Fertigkeit seines Besitzers vom Spielplan genommen wurde',
  },
  measuring: { en: 'When the range of an attack is checked', de: 'Wenn die Reichweite eines Angriffs geprüft wird' },
  'not-missed': { en: 'When an attack has not missed', de: 'Wenn ein Angriff nicht verfehlt hat' },
  'fatigue-suffered': { en: 'When fatigue was suffered', de: 'Wenn Erschöpfung erlitten wurde' },
  recovering: { en: 'When damage is about to be recovered', de: 'Wenn Schaden geheilt wird' },
  'fatigue-recovering': { en: 'When fatigue is about to be recovered', de: 'Wenn Erschöpfung geheilt wird' },
  risen: {
    en: 'When a knocked-out hero has recovered damage and stands',
    de: 'Wenn ein niedergestreckter Held Schaden geheilt hat und steht',
  },
  'fatigue-recovered': { en: 'When fatigue was recovered', de: 'Wenn Erschöpfung geheilt wurde' },
  'move-declared': { en: 'When a move action is declared', de: 'Wenn eine Bewegungsaktion angesagt wird' },
  testing: { en: 'Before an attribute test', de: 'Vor einer Attributsprobe' },
  'test-failed': { en: 'When a test was failed', de: 'Wenn eine Probe misslungen ist' },
  'surge-fatigue': { en: 'When a surge was spent on fatigue', de: 'Wenn Energie gegen Erschöpfung ausgegeben wurde' },
  'card-played': { en: 'When the overlord plays a card', de: 'Wenn der Overlord eine Karte spielt' },
  'card-resolved': { en: 'After a card of the overlord', de: 'Nach einer Karte des Overlords' },
  'condition-gaining': { en: 'When a condition is about to be gained', de: 'Wenn ein Zustand erhalten würde' },
  'condition-gained': { en: 'When a condition was gained', de: 'Wenn ein Zustand erhalten wurde' },
  'using-find': { en: 'When a hero uses a search card', de: 'Wenn ein Held eine Suchkarte einsetzt' },
  reviving: { en: 'When a hero is about to be revived', de: 'Wenn ein Held wiederbelebt werden soll' },
  refreshed: { en: 'When a card was refreshed', de: 'Wenn eine Karte wieder bereit wurde' },
  'round-start': { en: 'At the start of a round', de: 'Zu Beginn einer Runde' },
  'hand-drawn': { en: 'When the first hand was drawn', de: 'Wenn die Starthand gezogen ist' },
  removed: { en: 'When it is removed', de: 'Wenn es entfernt wird' },
  detached: { en: 'When a card no longer lies on a group', de: 'Wenn eine Karte nicht länger bei einer Gruppe liegt' },
  'deck-building': { en: 'Before the overlord builds his deck', de: 'Bevor der Overlord sein Deck zusammenstellt' },
  'hand-drawing': { en: 'Before the first hand is drawn', de: 'Bevor die erste Kartenhand gezogen wird' },
  missing: { en: 'When an attack would miss', de: 'Wenn ein Angriff verfehlen würde' },
  'spending-xp': { en: 'Before the overlord spends experience', de: 'Bevor der Overlord Erfahrungspunkte ausgibt' },
  'market-laid': { en: 'When the shop cards were laid out', de: 'Wenn die Marktkarten ausgelegt sind' },
  rising: { en: 'When a knocked-out hero is about to rise', de: 'Wenn ein niedergestreckter Held sich aufrappelt' },
  'encounter-laid': { en: 'After the set-up of an encounter', de: 'Nach dem Aufbau einer Szene' },
  'encounter-over': { en: 'At the end of the encounter', de: 'Am Ende der Szene' },
  'quest-over': { en: 'At the end of the quest', de: 'Am Ende des Abenteuers' },
  'travel-stop': {
    en: 'At a stop of the journey, before a card is drawn',
    de: 'An einem Halt der Reise, bevor eine Karte gezogen wird',
  },
  'travel-over': { en: 'After the journey', de: 'Nach der Reise' },
  'plot-used': { en: 'After a plot card was used', de: 'Nachdem eine Handlungskarte eingesetzt wurde' },
  'token-taken': { en: 'When a token was picked up', de: 'Wenn ein Marker aufgenommen wurde' },
  'token-gained': { en: 'When a token was gained', de: 'Wenn ein Marker erhalten wurde' },
  'token-spent': { en: 'When a token was discarded', de: 'Wenn ein Marker abgelegt wurde' },
  special: { en: 'After a special action', de: 'Nach einer Spezialaktion' },
};

export const LATER_OWN_TEXTS: Readonly<Partial<Record<Moment, Text>>> = {
  'fatigue-suffered': { en: 'When you have suffered fatigue', de: 'Wenn du Erschöpfung erlitten hast' },
  risen: {
    en: 'When you were knocked out, have recovered damage and stand',
    de: 'Wenn du niedergestreckt warst, Schaden geheilt hast und stehst',
  },
  testing: { en: 'Before you test an attribute', de: 'Bevor du eine Attributsprobe ablegst' },
  'test-failed': { en: 'When you failed a test', de: 'Wenn dir eine Probe misslungen ist' },
  'condition-gained': { en: 'When you gained a condition', de: 'Wenn du einen Zustand erhalten hast' },
  'token-gained': { en: 'When you gained a token', de: 'Wenn du einen Marker erhalten hast' },
  'token-spent': { en: 'When you discarded a token', de: 'Wenn du einen Marker abgelegt hast' },
  refreshed: { en: 'When you refreshed a card', de: 'Wenn du eine Karte wieder bereit gemacht hast' },
};
