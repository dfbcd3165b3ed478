import type { Chronicle, Note, Seat, Text, Who } from '@tafelrunde/engine';
import { CARDS, type Card, isWound } from './content/cards.ts';
import { ENEMIES, type EnemyId } from './content/enemies.ts';
import { HEROES } from './content/heroes.ts';
import { SCENARIO_DATA } from './content/scenarios/index.ts';
import { SKILLS } from './content/skills/index.ts';
import { TACTICS } from './content/tactics.ts';
import { UNITS } from './content/units.ts';
import type { AttackKind } from './content/words.ts';
import type { Event } from './events.ts';
import { source } from './names.ts';
import { citiesOf } from './rules/scenarios/cities.ts';
import { allCards, standardScore } from './rules/score.ts';
import type { Part, State } from './state.ts';
import type { MageKnight } from './types.ts';

const DEEDS: Readonly<Record<Card['type'], Text>> = {
  'basic-action': { en: 'Basic actions', de: 'Basisaktionen' },
  'advanced-action': { en: 'Advanced actions', de: 'Fortgeschrittene Aktionen' },
  spell: { en: 'Spells', de: 'Zauber' },
  artifact: { en: 'Artifacts', de: 'Artefakte' },
};

const FORMS: Readonly<Record<AttackKind | 'enemy', Text>> = {
  melee: { en: 'Melee', de: 'Nahkampf' },
  ranged: { en: 'Ranged', de: 'Fernkampf' },
  siege: { en: 'Siege', de: 'Belagerung' },
  enemy: { en: 'Enemies', de: 'Gegner' },
};

/** How a game is counted: what was played, gained and recruited, every enemy and every wound, and what came of it round by round. */
export const chronicle: Chronicle<MageKnight> = {
  kinds: {
    hero: { en: 'Heroes', de: 'Helden' },
    ...DEEDS,
    unit: { en: 'Units', de: 'Einheiten' },
    skill: { en: 'Skills', de: 'Fähigkeiten' },
    tactic: { en: 'Tactics', de: 'Taktiken' },
    enemy: { en: 'Enemies', de: 'Gegner' },
  },
  pools: {
    gained: { name: { en: 'Cards gained', de: 'Erhaltene Karten' } },
    recruited: { name: { en: 'Units recruited', de: 'Rekrutierte Einheiten' } },
    learned: { name: { en: 'Skills gained', de: 'Erhaltene Fähigkeiten' } },
  },
  forms: FORMS,
  counts: {
    tiles: { en: 'tiles revealed', de: 'aufgedeckte Kartenteile' },
    combats: { en: 'combats', de: 'Kämpfe' },
    won: { en: 'combats won', de: 'gewonnene Kämpfe' },
    sites: { en: 'sites conquered', de: 'eroberte Orte' },
    cities: { en: 'cities conquered', de: 'eroberte Städte' },
    burned: { en: 'monasteries burned', de: 'niedergebrannte Klöster' },
    interactions: { en: 'interactions', de: 'Interaktionen' },
    rests: { en: 'rests', de: 'Rasten' },
    healed: { en: 'healings', de: 'Heilungen' },
    knocked: { en: 'knock-outs', de: 'Bewusstlosigkeiten' },
    lost: { en: 'units lost', de: 'verlorene Einheiten' },
    sideways: { en: 'cards played sideways', de: 'quer gespielte Karten' },
    strong: { en: 'strong effects', de: 'starke Effekte' },
  },
  ends: {
    'chosen-returned': { en: 'the one who had to return did', de: 'wer zurückkehren musste, kam zurück' },
    'chosen-not-returned': { en: 'the one who had to return did not', de: 'wer zurückkehren musste, kam nicht zurück' },
    'mission-fulfilled': { en: 'the mission is fulfilled', de: 'der Auftrag ist erfüllt' },
    'mission-failed': { en: 'the mission has failed', de: 'der Auftrag ist gescheitert' },
    'most-fame': { en: 'most fame', de: 'der meiste Ruhm' },
    'most-strongholds': { en: 'most strongholds', de: 'die meisten Festungen' },
    'strongholds-tied': { en: 'strongholds tied', de: 'Gleichstand der Festungen' },
    returned: { en: 'somebody returned', de: 'jemand kehrte zurück' },
    'nobody-returned': { en: 'nobody returned', de: 'niemand kehrte zurück' },
    'cities-conquered': { en: 'all cities conquered', de: 'alle Städte erobert' },
    'cities-not-conquered': { en: 'a city held out', de: 'eine Stadt hielt stand' },
  },
  gauges: [
    {
      id: 'fame',
      name: { en: 'Fame', de: 'Ruhm' },
      perSeat: true,
      measure: ({ heroes }, seat) => heroes[seat]?.fame ?? 0,
    },
    {
      id: 'score',
      name: { en: 'Fame with achievements', de: 'Ruhm mit Erfolgen' },
      perSeat: true,
      measure: (state, seat) => standardScore(state, seat, false),
    },
    {
      id: 'level',
      name: { en: 'Level', de: 'Level' },
      perSeat: true,
      measure: ({ heroes }, seat) => heroes[seat]?.level ?? 0,
    },
    {
      id: 'wounds',
      name: { en: 'Wounds among the cards', de: 'Wunden unter den Karten' },
      perSeat: true,
      measure: ({ heroes }, seat) => (heroes[seat] ? allCards(heroes[seat]).filter(isWound).length : 0),
    },
    {
      id: 'units',
      name: { en: 'Units', de: 'Einheiten' },
      perSeat: true,
      measure: ({ heroes }, seat) => heroes[seat]?.units.length ?? 0,
    },
    { id: 'tiles', name: { en: 'Tiles', de: 'Kartenteile' }, measure: ({ map }) => Object.keys(map.laid).length },
    {
      id: 'cities',
      name: { en: 'Cities conquered', de: 'Eroberte Städte' },
      measure: state => citiesOf(state).filter(({ conquered }) => conquered).length,
    },
    {
      id: 'defenders',
      name: { en: 'Defenders of cities defeated', de: 'Besiegte Verteidiger von Städten' },
      measure: state => citiesOf(state).reduce((sum, { shields }) => sum + shields.length, 0),
    },
  ],
  content: [[...CARDS], ENEMIES, HEROES, SCENARIO_DATA, SKILLS, TACTICS, UNITS],
  nameOf: (kind, thing) => (kind === 'enemy' ? ENEMIES[thing as EnemyId].name : named(thing)),
  begin(_, write) {
    write({ note: 'round' });
    return { hear: (event, state) => record(event, state, write) };
  },
};

const named = (thing: string): Text => {
  const hero = (HEROES as Readonly<Record<string, { readonly name: Text }>>)[thing];
  return hero?.name ?? { en: source(thing, 'en'), de: source(thing, 'de') };
};

function record(event: Event, state: State, write: (note: Note) => void): void {
  const count = (what: string): void => write({ note: 'count', what });
  switch (event.kind) {
    case 'round':
      write({ note: 'round' });
      return;
    case 'hero-chosen':
      write({ note: 'joined', who: { kind: 'hero', thing: event.hero, seat: event.seat } });
      write({ note: 'used', seat: event.seat, kind: 'hero', thing: event.hero });
      return;
    case 'tactic-taken':
      if (event.seat >= 0) write({ note: 'used', seat: event.seat, kind: 'tactic', thing: event.tactic });
      return;
    case 'played': {
      const type = CARDS.get(event.card)?.type;
      if (type !== undefined) write({ note: 'used', seat: event.seat, kind: type, thing: event.card });
      if (event.as !== 'basic') count(event.as === 'strong' ? 'strong' : 'sideways');
      return;
    }
    case 'unit-used':
      write({ note: 'used', seat: event.seat, kind: 'unit', thing: event.unit });
      return;
    case 'skill-used':
      write({ note: 'used', seat: event.seat, kind: 'skill', thing: event.skill });
      return;
    case 'card-gained': {
      const type = CARDS.get(event.card)?.type;
      if (type !== undefined) write({ note: 'had', seat: event.seat, kind: type, thing: event.card, among: 'gained' });
      return;
    }
    case 'recruited':
      write({ note: 'had', seat: event.seat, kind: 'unit', thing: event.unit, among: 'recruited' });
      return;
    case 'skill-gained':
      write({ note: 'had', seat: event.seat, kind: 'skill', thing: event.skill, among: 'learned' });
      return;
    default:
      counted(event, count);
      fought(event, state, write);
  }
}

function counted(event: Event, count: (what: string) => void): void {
  switch (event.kind) {
    case 'explored':
      if (event.seat !== null) count('tiles');
      return;
    case 'combat':
      count('combats');
      return;
    case 'combat-over':
      if (event.won) count('won');
      return;
    case 'conquered':
      count(event.site === 'city' ? 'cities' : 'sites');
      return;
    case 'burned':
      count('burned');
      return;
    case 'interacts':
      count('interactions');
      return;
    case 'rested':
      count('rests');
      return;
    case 'healed':
      count('healed');
      return;
    case 'knocked-out':
      count('knocked');
      return;
    case 'unit-destroyed':
      count('lost');
      return;
    default:
  }
}

/** Blows: heroes against enemies by the kind of their attack, enemies against heroes and units. */
function fought(event: Event, state: State, write: (note: Note) => void): void {
  switch (event.kind) {
    case 'attacked':
      write({ note: 'attack', by: heroAt(state, event.seat), form: formOf(event.parts) });
      for (const foe of event.foes)
        write({ note: 'hit', by: heroAt(state, event.seat), to: enemy(foe), form: formOf(event.parts) });
      return;
    case 'defeated':
      write({ note: 'fell', who: enemy(event.foe), by: heroAt(state, event.seat), form: 'melee' });
      return;
    case 'hurt': {
      const to =
        event.unit === null ? heroAt(state, event.seat) : { kind: 'unit', thing: event.unit, seat: event.seat };
      write({ note: 'wounds', by: enemy(event.foe), to, form: 'enemy', amount: event.wounds });
      return;
    }
    default:
  }
}

const enemy = (thing: EnemyId): Who => ({ kind: 'enemy', thing, seat: null });

const heroAt = ({ heroes }: State, seat: Seat): Who => ({ kind: 'hero', thing: heroes[seat]?.hero ?? 'tovak', seat });

/** By the part that made most of it. */
function formOf(parts: readonly Part[]): AttackKind {
  const best = parts.reduce<Part | null>(
    (most, part) => (most === null || part.points > most.points ? part : most),
    null,
  );
  return best?.kind ?? 'melee';
}
