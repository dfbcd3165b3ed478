import type { Texts } from '@tafelrunde/engine';
import type { SchurkenUndHalunken } from '../types.ts';

export const asks: Texts<SchurkenUndHalunken>['asks'] = {
  pile: { en: 'Draw from which pile?', de: 'Von welchem Stapel ziehen?' },
  redraw: { en: 'Keep these start cards?', de: 'Diese Startkarten behalten?' },
  equip: { en: 'Equip: which card?', de: 'Ausstatten: welche Karte?' },
  move: { en: 'Move more cards?', de: 'Noch mehr Karten umlegen?' },
  act: { en: 'Your turn: what shall it be?', de: 'Dein Zug: Was darf’s sein?' },
  protect: { en: 'Throw somebody in front of it?', de: 'Jemanden dazwischenwerfen?' },
  defend: { en: 'You are attacked! How do you defend yourself?', de: 'Du wirst attackiert! Wie wehrst du dich?' },
  combat: { en: 'Play a card before the dice are rolled?', de: 'Vor dem Würfeln noch eine Karte spielen?' },
  casting: { en: 'Play a card before the spell is rolled for?', de: 'Vor dem Zauberwurf noch eine Karte spielen?' },
  reply: { en: 'An event is announced: put in your oar?', de: 'Ein Ereignis ist angesagt: dazwischenfunken?' },
  'event-window': { en: 'A spontaneous event, before it goes on?', de: 'Ein Spontanes Ereignis, bevor es weitergeht?' },
  plunder: { en: 'Plunder: which card do you take?', de: 'Plündern: Welche Karte nimmst du?' },
  discard: { en: 'Discard which card?', de: 'Welche Karte ablegen?' },
  give: { en: 'Give which card in return?', de: 'Welche Karte zurückgeben?' },
  target: { en: 'Who shall it be?', de: 'Wen soll es treffen?' },
  drink: { en: 'Who drinks it?', de: 'Wer trinkt?' },
  rival: { en: 'Which rival?', de: 'Welchen Mitspieler?' },
  strip: { en: 'Which card of which hero?', de: 'Welche Karte welches Helden?' },
  salvage: { en: 'Which card from the discard piles?', de: 'Welche Karte aus der Ablage?' },
};
