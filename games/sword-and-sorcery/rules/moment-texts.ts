import type { Text } from '@tafelrunde/engine';
import type { Moment } from './moments.ts';

/** How cards speak of the moments they answer. */
export const MOMENT_TEXTS: Readonly<Record<Moment, Text>> = {
  'time-effects': { en: 'In the time phase', de: 'In der Zeitphase' },
  'time-refresh': { en: 'In the time phase', de: 'In der Zeitphase' },
  'turn-start': { en: 'At the start of the turn', de: 'Zu Beginn des Zuges' },
  'turn-end': { en: 'At the end of the turn', de: 'Am Ende des Zuges' },
  leaving: { en: 'When a figure leaves a zone', de: 'Wenn eine Figur eine Zone verlässt' },
  entered: { en: 'When a figure enters a zone', de: 'Wenn eine Figur eine Zone betritt' },
  'door-opened': { en: 'When a door is opened', de: 'Wenn eine Tür geöffnet wird' },
  'trap-drawn': { en: 'When a trap is drawn', de: 'Wenn eine Falle gezogen wird' },
  'save-rolled': { en: 'After a save roll', de: 'Nach einem Rettungswurf' },
  'attack-declared': { en: 'When an attack is declared', de: 'Wenn ein Angriff angesagt wird' },
  'attack-rolled': { en: 'After an attack roll', de: 'Nach einem Angriffswurf' },
  'attack-counted': { en: 'When hits are counted', de: 'Wenn Treffer gezählt werden' },
  'attack-done': { en: 'After an attack', de: 'Nach einem Angriff' },
  'defence-before': { en: 'Before a defence', de: 'Vor einer Verteidigung' },
  'defence-roll': { en: 'Before a defence roll', de: 'Vor einem Verteidigungswurf' },
  'defence-rolled': { en: 'After a defence roll', de: 'Nach einem Verteidigungswurf' },
  wounded: { en: 'When a figure suffers wounds', de: 'Wenn eine Figur Wunden erleidet' },
  killed: { en: 'When a figure is killed', de: 'Wenn eine Figur getötet wird' },
  dying: { en: 'When a figure would be killed', de: 'Wenn eine Figur getötet würde' },
  'condition-received': { en: 'When a condition is received', de: 'Wenn ein Zustand erhalten wird' },
  activating: { en: 'When an enemy is about to activate', de: 'Wenn ein Gegner aktiviert wird' },
  activated: { en: 'After an activation', de: 'Nach einer Aktivierung' },
  idle: { en: 'When an enemy has nobody to go for', de: 'Wenn ein Gegner niemanden erreichen kann' },
  appeared: { en: 'When an enemy appears', de: 'Wenn ein Gegner erscheint' },
  'treasure-drawn': { en: 'When a treasure is drawn', de: 'Wenn ein Schatz gezogen wird' },
  'event-drawn': { en: 'When an event is drawn', de: 'Wenn ein Ereignis gezogen wird' },
  'activation-drawn': { en: 'When an activation card is drawn', de: 'Wenn eine Aktivierungskarte gezogen wird' },
  waypoint: { en: 'When a waypoint is reached', de: 'Wenn ein Wegmarker erreicht wird' },
  'story-card': { en: 'When an adventure event is met', de: 'Wenn ein Abenteuerereignis eintritt' },
  'thing-destroyed': { en: 'When an object is destroyed', de: 'Wenn ein Gegenstand zerstört wird' },
  'stage-begins': { en: 'When a part of the adventure begins', de: 'Wenn ein Abschnitt des Abenteuers beginnt' },
  'event-phase': { en: 'In the event phase', de: 'In der Ereignisphase' },
  'round-begins': { en: 'At the start of a round', de: 'Zu Beginn einer Runde' },
};

/** The same where the moment is about whoever has the card. */
export const OWN_MOMENT_TEXTS: Readonly<Partial<Record<Moment, Text>>> = {
  'time-effects': { en: 'In the time phase', de: 'In der Zeitphase' },
  'save-rolled': { en: 'After a save roll of the owner', de: 'Nach einem Rettungswurf des Besitzers' },
  'attack-rolled': { en: 'After an attack roll of the owner', de: 'Nach einem Angriffswurf des Besitzers' },
  'defence-roll': { en: 'Before a defence roll of the owner', de: 'Vor einem Verteidigungswurf des Besitzers' },
  'defence-rolled': { en: 'After a defence roll of the owner', de: 'Nach einem Verteidigungswurf des Besitzers' },
};
