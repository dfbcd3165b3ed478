import type { Chronicle, Note, Text, Who } from '@tafelrunde/engine';
import {
  AGENTS,
  CLASSES,
  HEROES,
  isAgent,
  isLieutenant,
  LIEUTENANTS,
  MONSTERS,
  OVERLORD_CARDS,
  PLOTS,
  QUEST_CARDS,
} from './content/index.ts';
import type { Event } from './events.ts';
import { cardName, nameOf as figureName } from './names.ts';
import { type FigureId, heroOf, isHero, monsterOf, overlordSeat, type State, seatOf } from './state.ts';
import type { Descent } from './types.ts';

/** How a quest is counted: blows, knock-outs and defeats, what was used, found and played. */
export const chronicle: Chronicle<Descent> = {
  kinds: {
    hero: { en: 'Heroes', de: 'Helden' },
    class: { en: 'Classes', de: 'Klassen' },
    monster: { en: 'Monsters', de: 'Monster' },
    companion: { en: 'Familiars and people', de: 'Begleiter und Leute' },
    card: { en: 'Skills, items, feats', de: 'Fertigkeiten, Gegenstände, Heldentaten' },
    overlord: { en: 'Overlord cards', de: 'Overlordkarten' },
    plot: { en: 'Plot cards', de: 'Handlungskarten' },
  },
  pools: {
    hero: { name: { en: 'Heroes chosen', de: 'Gewählte Helden' } },
    class: { name: { en: 'Classes chosen', de: 'Gewählte Klassen' } },
    search: { name: { en: 'Search cards found', de: 'Gefundene Suchkarten' } },
  },
  forms: {
    melee: { en: 'Melee', de: 'Nahkampf' },
    ranged: { en: 'Ranged', de: 'Fernkampf' },
    other: { en: 'Other damage', de: 'Anderer Schaden' },
  },
  counts: {
    defeats: { en: 'monsters defeated', de: 'besiegte Monster' },
    'knock-outs': { en: 'heroes knocked out', de: 'bewusstlose Helden' },
    misses: { en: 'attacks that missed', de: 'verfehlte Angriffe' },
    surges: { en: 'surges spent', de: 'ausgegebene Energien' },
    searches: { en: 'search cards found', de: 'gefundene Suchkarten' },
    doors: { en: 'doors opened or closed', de: 'geöffnete oder geschlossene Türen' },
    plots: { en: 'plot cards used', de: 'eingesetzte Handlungskarten' },
    cards: { en: 'overlord cards played', de: 'gespielte Overlordkarten' },
    'heroes-encounter': { en: 'encounters won by the heroes', de: 'von den Helden gewonnene Szenen' },
    'overlord-encounter': { en: 'encounters won by the overlord', de: 'vom Overlord gewonnene Szenen' },
  },
  ends: {
    heroes: { en: 'the heroes win', de: 'die Helden gewinnen' },
    overlord: { en: 'the overlord wins', de: 'der Overlord gewinnt' },
  },
  gauges: [
    {
      id: 'damage',
      name: { en: 'Damage of the heroes', de: 'Schaden der Helden' },
      measure: ({ heroes }) => heroes.reduce((sum, { damage }) => sum + damage, 0),
    },
    {
      id: 'fatigue',
      name: { en: 'Fatigue of the heroes', de: 'Erschöpfung der Helden' },
      measure: ({ heroes }) => heroes.reduce((sum, { fatigue }) => sum + fatigue, 0),
    },
    {
      id: 'down',
      name: { en: 'Knocked-out heroes', de: 'Bewusstlose Helden' },
      measure: ({ heroes }) => heroes.filter(({ down }) => down !== null).length,
    },
    {
      id: 'monsters',
      name: { en: 'Monsters in play', de: 'Monster im Spiel' },
      measure: ({ monsters }) => monsters.length,
    },
    {
      id: 'hand',
      name: { en: 'Cards in the overlord’s hand', de: 'Karten auf der Hand des Overlords' },
      measure: ({ overlord }) => overlord.hand.length,
    },
  ],
  content: [HEROES, CLASSES, MONSTERS, LIEUTENANTS, AGENTS, OVERLORD_CARDS, PLOTS, QUEST_CARDS],
  nameOf,
  begin: (_start, write) => ({ hear: (event, state) => record(event, state, write) }),
};

function nameOf(kind: string, thing: string): Text {
  const name = kind === 'hero' || kind === 'companion' ? figureName : cardName;
  return { en: name(thing, 'en'), de: name(thing, 'de') };
}

function record(event: Event, state: State, write: (note: Note) => void): void {
  switch (event.kind) {
    case 'round':
      write({ note: 'round' });
      return;
    case 'took-hero':
      write({ note: 'had', seat: event.seat, kind: 'hero', thing: event.hero, among: 'hero' });
      write({ note: 'had', seat: event.seat, kind: 'class', thing: event.class, among: 'class' });
      return;
    case 'appears':
      write({ note: 'joined', who: who(state, event.figure) });
      return;
    case 'found':
      write({ note: 'had', seat: seatOf(state, event.figure), kind: 'card', thing: event.card, among: 'search' });
      write({ note: 'count', what: 'searches' });
      return;
    case 'used':
      if (isHero(state, event.by))
        write({ note: 'used', seat: heroOf(state, event.by).seat, kind: 'card', thing: event.card });
      return;
    case 'played':
      write({ note: 'used', seat: overlordSeat(state), kind: 'overlord', thing: event.card });
      write({ note: 'count', what: 'cards' });
      return;
    case 'plot':
      write({ note: 'used', seat: overlordSeat(state), kind: 'plot', thing: event.card });
      write({ note: 'count', what: 'plots' });
      return;
    case 'door':
      write({ note: 'count', what: 'doors' });
      return;
    case 'encounter-over':
      write({ note: 'count', what: `${event.winner}-encounter` });
      return;
    default:
      recordBlow(event, state, write);
  }
}

function recordBlow(event: Event, state: State, write: (note: Note) => void): void {
  switch (event.kind) {
    case 'attacks':
      write({ note: 'attack', by: who(state, event.by), form: formOf(state) });
      return;
    case 'missed':
      write({ note: 'count', what: 'misses' });
      return;
    case 'surge':
      write({ note: 'count', what: 'surges' });
      return;
    case 'dealt':
      if (event.dealt > 0)
        write({ note: 'hit', by: who(state, event.by), to: who(state, event.figure), form: formOf(state) });
      return;
    case 'suffered':
      write({ note: 'wounds', ...blow(state), to: who(state, event.figure), amount: event.n });
      return;
    case 'defeated':
      if (monsterOf(state, event.figure) !== null) write({ note: 'count', what: 'defeats' });
      write({ note: 'fell', ...blow(state), who: who(state, event.figure) });
      return;
    case 'knocked-out':
      write({ note: 'count', what: 'knock-outs' });
      write({ note: 'fell', ...blow(state), who: who(state, event.figure) });
      return;
    default:
  }
}

const formOf = ({ attacks }: State): string => attacks[attacks.length - 1]?.type ?? 'other';

/** Whose attack is under way; damage without one comes from terrain, conditions and cards. */
function blow(state: State): { readonly by: Who | null; readonly form: string } {
  const attack = state.attacks[state.attacks.length - 1];
  return { by: attack === undefined ? null : who(state, attack.by), form: formOf(state) };
}

/** Monsters by their kind: their names outlive them. */
function who(state: State, id: FigureId): Who {
  if (isHero(state, id)) return { kind: 'hero', thing: id, seat: heroOf(state, id).seat };
  const companion = state.companions.find(one => one.id === id);
  if (companion !== undefined) return { kind: 'companion', thing: companion.of, seat: seatOf(state, id) };
  const of = isLieutenant(id) || isAgent(id) ? id : (monsterOf(state, id)?.of ?? id.replace(/(-master)?-\d+$/, ''));
  return { kind: 'monster', thing: of, seat: state.legend === null ? overlordSeat(state) : null };
}
