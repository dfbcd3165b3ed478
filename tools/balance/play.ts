import { greedy } from '@tafelrunde/bots';
import { Match, newChance, perspective } from '@tafelrunde/engine';
import { type Event, schurkenUndHalunken as game } from '@tafelrunde/schurken-und-halunken';

/** What the balance of Schurken & Halunken is measured with. Plain data: it travels between threads and into files. */
export interface Played {
  readonly number: number;
  readonly seats: number;
  /** null: it did not end. */
  readonly winners: readonly number[] | null;
  readonly end: string;
  /** Own turns of whoever had most of them. */
  readonly rounds: number;
  readonly decisions: number;
  /** In the order of the turns: the first is the starting player. */
  readonly gangs: readonly Gang[];
  readonly forms: Readonly<Record<string, Blows>>;
  readonly failure: string | null;
}

export interface Gang {
  readonly won: boolean;
  readonly heroes: readonly string[];
  readonly bought: string | null;
  /** The card and the own turn it was first drawn in; 0: before the game. */
  readonly drawn: readonly CardAt[];
  /** The same for its first use: equipped, cast, played, hired, sent. */
  readonly played: readonly CardAt[];
  readonly fighters: Readonly<Record<string, Blows>>;
}

export type CardAt = readonly [card: string, turn: number];

export interface Blows {
  attacks: number;
  hits: number;
  damage: number;
  kills: number;
}

const LONGEST = 20_000;

/** One free-for-all between greedy bots. Its luck depends on nothing but the seed and its number. */
export function play(seed: string, number: number, seats: number): Played {
  const luck = `${seed}/${number}`;
  const whims = newChance(`${luck}/bots`);
  try {
    const match = Match.start(game, { scenario: 'free-for-all', seats }, { seed: luck });
    const { first } = match.state;
    const gangs = match.state.groups.map(({ heroes }) => new Diary(heroes.map(({ id }) => id)));
    // Bots know no game in particular.
    const table = match as unknown as Match;
    while (match.ask !== null && match.answers.length < LONGEST) match.choose(greedy.decide(perspective(table), whims));
    const forms: Record<string, Blows> = {};
    const owners = new Map(gangs.flatMap(gang => gang.heroes.map(hero => [hero, gang] as const)));
    const blow: Blow = { by: '', form: '' };
    for (const { event } of match.log('everyone')) note(event, gangs, owners, forms, blow);
    const winners = match.outcome?.winners ?? null;
    return {
      number,
      seats,
      winners: winners?.map(seat => (seat - first + seats) % seats) ?? null,
      end: match.outcome?.kind ?? 'unfinished',
      rounds: Math.max(...gangs.map(gang => gang.turns)),
      decisions: match.answers.length,
      gangs: gangs.map((_, i) => {
        const seat = (first + i) % seats;
        return (gangs[seat] as Diary).page(winners?.includes(seat) ?? false);
      }),
      forms,
      failure: null,
    };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { number, seats, winners: null, end: 'failed', rounds: 0, decisions: 0, gangs: [], forms: {}, failure };
  }
}

class Diary {
  readonly heroes: string[];
  turns = 0;
  bought: string | null = null;
  readonly drawn = new Map<string, number>();
  readonly played = new Map<string, number>();
  readonly fighters: Record<string, Blows> = {};

  constructor(heroes: string[]) {
    this.heroes = heroes;
  }

  note(list: Map<string, number>, card: string): void {
    const id = card.slice(0, card.indexOf('#'));
    if (!list.has(id)) list.set(id, this.turns);
  }

  page(won: boolean): Gang {
    const { heroes, bought, fighters } = this;
    return { won, heroes, bought, drawn: [...this.drawn], played: [...this.played], fighters };
  }
}

/** The attack that is under way. */
interface Blow {
  by: string;
  form: string;
}

function note(
  event: Event,
  gangs: readonly Diary[],
  owners: Map<string, Diary>,
  forms: Record<string, Blows>,
  blow: Blow,
): void {
  const count = (what: keyof Blows, amount = 1): void => {
    const gang = owners.get(blow.by);
    tally(forms, blow.form)[what] += amount;
    if (gang) tally(gang.fighters, blow.by.replace(/#\d+$/, ''))[what] += amount;
  };
  switch (event.kind) {
    case 'turn': {
      const gang = typeof event.group === 'number' ? gangs[event.group] : undefined;
      if (gang) gang.turns++;
      break;
    }
    case 'drew': {
      const gang = gangs[event.group];
      if (gang && event.card !== null) gang.note(gang.drawn, event.card);
      break;
    }
    case 'bought': {
      const gang = gangs[event.group];
      if (!gang) break;
      gang.bought = event.hero;
      owners.set(event.hero, gang);
      break;
    }
    case 'played':
    case 'hired':
    case 'sent': {
      const gang = gangs[event.group];
      gang?.note(gang.played, event.card);
      break;
    }
    case 'equipped': {
      const gang = owners.get(event.hero);
      gang?.note(gang.played, event.card);
      break;
    }
    case 'cast':
    case 'summoned': {
      const gang = owners.get(event.by);
      gang?.note(gang.played, event.card);
      if (gang && event.kind === 'summoned') owners.set(event.card, gang);
      break;
    }
    case 'attacked': {
      const gang = owners.get(event.by);
      if (event.with !== 'claws') gang?.note(gang.played, event.with);
      blow.by = event.by;
      blow.form = event.form;
      count('attacks');
      break;
    }
    case 'hit':
      count('hits');
      count('damage', Math.max(0, event.damage));
      break;
    case 'died':
      if (event.rule === 'SH-DEATH-01') count('kills');
      break;
    default:
  }
}

function tally(of: Record<string, Blows>, key: string): Blows {
  let blows = of[key];
  if (!blows) {
    blows = { attacks: 0, hits: 0, damage: 0, kills: 0 };
    of[key] = blows;
  }
  return blows;
}
