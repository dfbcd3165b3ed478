import type { Chronicle, Who } from '@tafelrunde/engine';
import { CARDS, type CardId } from './content/cards.ts';
import { CLASSES, type ClassId } from './content/units.ts';
import { type Event, lifeOf, type State, unitOf } from './state.ts';
import type { Skirmish } from './types.ts';

/** How a skirmish is counted: cards drawn and played, blows by unit, life points from turn to turn. */
export const chronicle: Chronicle<Skirmish> = {
  kinds: { unit: { en: 'Units', de: 'Einheiten' }, card: { en: 'Cards', de: 'Karten' } },
  pools: { card: { name: { en: 'Cards drawn', de: 'Gezogene Karten' }, early: 3 } },
  forms: {
    attack: { en: 'Attack', de: 'Angriff' },
    fireball: { en: 'Fireball', de: 'Feuerball' },
  },
  counts: { shuffled: { en: 'decks shuffled anew', de: 'Stapel neu gemischt' } },
  ends: {
    felled: { en: 'all enemies felled', de: 'alle Gegner gefällt' },
    time: { en: 'more life points after the last turn', de: 'mehr Lebenspunkte nach dem letzten Zug' },
    drawn: { en: 'drawn', de: 'unentschieden' },
  },
  gauges: [
    { id: 'life', name: { en: 'Life points', de: 'Lebenspunkte' }, perSeat: true, measure: lifeOf },
    {
      id: 'units',
      name: { en: 'Units standing', de: 'Stehende Einheiten' },
      perSeat: true,
      measure: ({ units }, seat) => units.filter(unit => unit.owner === seat && unit.life > 0).length,
    },
  ],
  content: [CLASSES, CARDS],
  nameOf: (kind, thing) => (kind === 'unit' ? CLASSES[thing as ClassId].name : CARDS[thing as CardId].name),
  begin(start, write) {
    // The set-up begins the first turn, and deals cards, before anybody listens.
    for (const [seat, { hand }] of start.players.entries())
      for (const thing of hand) write({ note: 'had', seat, kind: 'card', thing, among: 'card' });
    for (const unit of start.units.keys()) write({ note: 'joined', who: who(start, unit) });
    write({ note: 'turn', seat: start.current });
    let blow: { readonly by: Who | null; readonly form: string } = { by: null, form: 'attack' };
    const hit = (to: Who, amount: number): void => {
      if (amount === 0) return;
      write({ note: 'hit', ...blow, to });
      write({ note: 'wounds', ...blow, to, amount });
    };
    const hear = (event: Event, state: State): void => {
      switch (event.kind) {
        case 'turn':
          write({ note: 'turn', seat: event.seat });
          break;
        case 'drew':
          if (event.card === null) return;
          write({ note: 'had', seat: event.seat, kind: 'card', thing: event.card, among: 'card' });
          break;
        case 'played':
          if (event.card === 'fireball') blow = { by: null, form: 'fireball' };
          write({ note: 'used', seat: event.seat, kind: 'card', thing: event.card });
          break;
        case 'attacked': {
          const by = who(state, event.unit);
          blow = { by, form: 'attack' };
          write({ note: 'attack', by, form: 'attack' });
          hit(who(state, event.target), event.damage);
          break;
        }
        case 'burned':
          write({ note: 'attack', ...blow });
          hit(who(state, event.unit), event.damage);
          break;
        case 'fell':
          write({ note: 'fell', ...blow, who: who(state, event.unit) });
          break;
        case 'shuffled':
          write({ note: 'count', what: 'shuffled' });
          break;
        case 'moved':
          return;
      }
    };
    return { hear };
  },
};

function who(state: State, number: number): Who {
  const { owner, cls } = unitOf(state, number);
  return { kind: 'unit', thing: cls, seat: owner };
}
