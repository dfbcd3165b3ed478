import type { Chronicle, Note, Text, Who } from '@tafelrunde/engine';
import { ACTIVATIONS } from './content/activations.ts';
import { ADVENTURES } from './content/adventures/index.ts';
import { COMPANIONS } from './content/companions.ts';
import { CARDS, type CardId, SCROLLS, scrollIdOf } from './content/enemies/index.ts';
import type { Scroll } from './content/enemies/scroll.ts';
import { HERO_IDS, HEROES } from './content/heroes.ts';
import { ITEMS } from './content/items/index.ts';
import { POWERS } from './content/powers/index.ts';
import { DAMAGE_NAMES, type Damage } from './content/words.ts';
import type { Event } from './events.ts';
import { figure, named } from './names.ts';
import { crownsOf } from './rules/coins.ts';
import { type FigureId, heroOf, isHero, type State } from './state.ts';
import type { SwordAndSorcery } from './types.ts';

const FORMS: Readonly<Record<Damage | 'other', Text>> = {
  ...DAMAGE_NAMES,
  other: { en: 'Traps, fire, poison', de: 'Fallen, Feuer, Gift' },
};

/** How an adventure is counted: blows, deaths and kills, ranks and shards, what was used, what was found. */
export const chronicle: Chronicle<SwordAndSorcery> = {
  kinds: {
    hero: { en: 'Heroes', de: 'Helden' },
    class: { en: 'Classes', de: 'Klassen' },
    companion: { en: 'Companions', de: 'Gefährten' },
    enemy: { en: 'Enemies', de: 'Gegner' },
    power: { en: 'Powers', de: 'Fähigkeiten' },
    item: { en: 'Items', de: 'Gegenstände' },
    ability: { en: 'Hero powers and soul cries', de: 'Heldenfähigkeiten und Seelenschreie' },
    activation: { en: 'Activation cards', de: 'Aktivierungskarten' },
    event: { en: 'Events', de: 'Ereignisse' },
  },
  pools: {
    class: { name: { en: 'Classes chosen', de: 'Gewählte Klassen' } },
    power: { name: { en: 'Powers chosen', de: 'Gewählte Fähigkeiten' } },
    item: { name: { en: 'Items received', de: 'Erhaltene Gegenstände' } },
  },
  forms: FORMS,
  counts: {
    kills: { en: 'enemies killed', de: 'getötete Gegner' },
    deaths: { en: 'heroes killed', de: 'getötete Helden' },
    returns: { en: 'heroes returned from the dead', de: 'von den Toten zurückgekehrte Helden' },
    ranks: { en: 'ranks gained', de: 'gewonnene Ränge' },
    shards: { en: 'soul shards gained', de: 'gewonnene Seelensplitter' },
    opportunity: { en: 'opportunity attacks', de: 'Gelegenheitsangriffe' },
    criticals: { en: 'critical hits', de: 'kritische Treffer' },
    traps: { en: 'traps sprung', de: 'ausgelöste Fallen' },
    opened: { en: 'doors and chests opened', de: 'geöffnete Türen und Truhen' },
    idle: { en: 'activations without a target', de: 'Aktivierungen ohne Ziel' },
  },
  ends: {
    won: { en: 'the adventure is won', de: 'das Abenteuer ist gewonnen' },
    deck: { en: 'the event deck is empty', de: 'der Ereignisstapel ist leer' },
    ghosts: { en: 'all heroes are ghosts', de: 'alle Helden sind Geister' },
    lost: { en: 'what the adventure forbids has happened', de: 'was das Abenteuer verbietet, ist geschehen' },
  },
  gauges: [
    {
      id: 'wounds',
      name: { en: 'Wounds of the heroes', de: 'Wunden der Helden' },
      measure: ({ heroes }) => heroes.reduce((sum, { wounds }) => sum + wounds, 0),
    },
    {
      id: 'ghosts',
      name: { en: 'Ghosts', de: 'Geister' },
      measure: ({ heroes }) => heroes.filter(({ ghost }) => ghost).length,
    },
    {
      id: 'ranks',
      name: { en: 'Ranks of all heroes', de: 'Ränge aller Helden' },
      measure: ({ heroes }) => heroes.reduce((sum, { rank }) => sum + rank, 0),
    },
    {
      id: 'shards',
      name: { en: 'Soul shards in the pool', de: 'Seelensplitter im Vorrat' },
      measure: ({ shards }) => shards,
    },
    {
      id: 'crowns',
      name: { en: 'Crowns of the heroes', de: 'Kronen der Helden' },
      measure: ({ heroes }) => heroes.reduce((sum, hero) => sum + crownsOf(hero), 0),
    },
    { id: 'enemies', name: { en: 'Enemies in play', de: 'Gegner im Spiel' }, measure: ({ enemies }) => enemies.length },
  ],
  content: [HERO_IDS.map(id => HEROES[id]), POWERS, ITEMS, CARDS, SCROLLS, ACTIVATIONS, ADVENTURES],
  nameOf,
  begin: (_start, write) => ({ hear: (event, state) => record(event, state, write) }),
};

const CLASS_NAMES: Readonly<Record<string, Text>> = Object.fromEntries(
  HERO_IDS.flatMap(id => HEROES[id].classes.map(own => [own.id, own.name])),
);

function nameOf(kind: string, thing: string): Text {
  if (kind === 'enemy') return (SCROLLS as Readonly<Record<string, Scroll>>)[thing]?.name ?? { en: thing, de: thing };
  if (kind === 'class') return CLASS_NAMES[thing] ?? { en: thing, de: thing };
  const name = kind === 'hero' || kind === 'companion' ? figure : named;
  return { en: name(thing, 'en'), de: name(thing, 'de') };
}

/** Found, bought, won, taken from the stash; bought by somebody without room it is worn at once. What passes from hand to hand was somebody's before. */
const CAME_BY: readonly string[] = ['gained', 'bought', 'fetched', 'stored', 'worn'];

function record(event: Event, state: State, write: (note: Note) => void): void {
  const count = (what: string, times = 1): void => {
    for (let i = 0; i < times; i++) write({ note: 'count', what });
  };
  switch (event.kind) {
    case 'round':
      write({ note: 'round' });
      return;
    case 'hero-chosen':
      write({ note: 'joined', who: who(state, event.hero) });
      write({ note: 'had', seat: event.seat, kind: 'class', thing: event.class, among: 'class' });
      return;
    case 'appeared':
      write({ note: 'joined', who: who(state, event.enemy) });
      return;
    case 'learned':
      write({ note: 'had', seat: heroOf(state, event.hero).seat, kind: 'power', thing: event.power, among: 'power' });
      return;
    case 'item':
      if (CAME_BY.includes(event.how))
        write({ note: 'had', seat: heroOf(state, event.hero).seat, kind: 'item', thing: event.item, among: 'item' });
      return;
    case 'used':
      if (isHero(state, event.by))
        write({ note: 'used', seat: heroOf(state, event.by).seat, kind: kindOf(event.ability), thing: event.ability });
      return;
    case 'activation-card':
      write({ note: 'used', seat: seatOf(state, state.active ?? ''), kind: 'activation', thing: event.card });
      return;
    case 'event':
      write({ note: 'used', seat: seatOf(state, state.active ?? ''), kind: 'event', thing: event.event });
      return;
    case 'activated':
      if (event.target === null) count('idle');
      return;
    case 'rank':
      count('ranks');
      return;
    case 'shards':
      if (event.n > 0) count('shards', event.n);
      return;
    case 'resurrected':
      count('returns');
      return;
    case 'critical':
      count('criticals');
      return;
    case 'trap':
      count('traps');
      return;
    case 'opened':
      count('opened');
      return;
    default:
      recordBlow(event, state, write);
  }
}

function recordBlow(event: Event, state: State, write: (note: Note) => void): void {
  switch (event.kind) {
    case 'attack':
      if (event.opportunity) write({ note: 'count', what: 'opportunity' });
      write({ note: 'attack', by: who(state, event.by), form: event.damage ?? 'other' });
      return;
    case 'wounds': {
      const blow = blowOf(state, event.by);
      if (blow.by !== null) write({ note: 'hit', ...blow, to: who(state, event.figure) });
      write({ note: 'wounds', ...blow, to: who(state, event.figure), amount: event.n });
      return;
    }
    case 'killed': {
      const fallen = who(state, event.figure);
      if (fallen.kind === 'enemy') write({ note: 'count', what: 'kills' });
      if (fallen.kind === 'hero') write({ note: 'count', what: 'deaths' });
      write({ note: 'fell', ...blowOf(state, event.by), who: fallen });
      return;
    }
    default:
  }
}

/** The attack under way gives its damage; wounds without one come from traps, fire and poison. */
function blowOf(state: State, by: FigureId | null): { readonly by: Who | null; readonly form: string } {
  const attack = state.attacks[state.attacks.length - 1];
  return { by: by === null ? null : who(state, by), form: (by !== null && attack?.damage) || 'other' };
}

/** Heroes and companions fight for their seats, enemies for nobody's. Fallen enemies are off the map already, so their names must do. */
function who(state: State, id: FigureId): Who {
  if (id in HEROES) return { kind: 'hero', thing: id, seat: seatOf(state, id) };
  if (id in COMPANIONS) return { kind: 'companion', thing: id, seat: seatOf(state, id) };
  const card = id.split('.')[0] ?? id;
  return { kind: 'enemy', thing: card in CARDS ? scrollIdOf(card as CardId) : id, seat: null };
}

function seatOf(state: State, id: FigureId): number {
  const owner = state.companions.find(one => one.id === id)?.owner ?? id;
  return state.heroes.find(hero => hero.id === owner)?.seat ?? 0;
}

const kindOf = (ability: string): string => (ability in POWERS ? 'power' : ability in ITEMS ? 'item' : 'ability');
