/**
 * A toy game with nothing in it but what engines must carry: a state of any size, an ask with a dozen options, steps that
 * can be undone, and an attack of opposed dice pools.
 */
import type { Flow, Game, GameTypes, Io } from '@tafelrunde/engine';
import { choose } from '@tafelrunde/engine';

interface Figure {
  readonly id: string;
  readonly kind: string;
  at: number;
  life: number;
  dice: number;
  armour: number;
  facing: string;
  conditions: string[];
  items: { id: string; used: boolean; charges: number }[];
}

export interface Expedition {
  figures: Figure[];
  doors: { at: number; open: boolean }[];
  discard: string[];
  /** Nobody knows its order. Without one nothing is hidden. */
  deck: string[];
  turn: number;
}

type Deed =
  | { readonly do: 'step'; readonly to: number }
  | { readonly do: 'attack'; readonly target: number }
  | { readonly do: 'rest' };

interface Expeditions extends GameTypes {
  readonly state: Expedition;
  readonly choice: Deed;
}

const WIDTH = 26;
const STEPS = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1];
const PLACES = WIDTH * 40;

export const expedition: Game<Expeditions> = {
  id: 'expedition',
  name: { en: 'Expedition', de: 'Expedition' },
  about: { en: 'A toy to measure the engine.', de: 'Ein Spielzeug, um die Engine zu messen.' },
  version: 1,
  scenarios: [
    {
      id: 'hall',
      name: { en: 'The hall', de: 'Die Halle' },
      about: { en: 'Endless.', de: 'Endlos.' },
      seats: [1],
      settings: [],
      longest: Number.POSITIVE_INFINITY,
    },
  ],
  texts: {
    asks: {},
    options: {
      step: { en: 'Step', de: 'Schritt' },
      attack: { en: 'Attack', de: 'Angriff' },
      rest: { en: 'Rest', de: 'Rast' },
    },
    events: {},
    outcomes: {},
  },
  setup: () => dungeon({ figures: 2, attackDice: 4, defenceDice: 2 }),
  step: turn,
  outcome: () => null,
  view: state => state,
  resample: ({ deck }, _viewer, chance) => void chance.shuffle(deck),
  draw: () => [],
};

function* turn(state: Expedition, io: Io): Flow<void, Expeditions> {
  const hero = state.figures[0] as Figure;
  const deed = yield* choose({ seat: 0, kind: 'turn', rule: 'TOY-01', options: deeds(state, hero), always: true });
  state.turn++;
  if (deed.do === 'step') hero.at = deed.to;
  else if (deed.do === 'attack') attack(hero, state.figures[deed.target] as Figure, io);
}

function deeds(state: Expedition, hero: Figure): Deed[] {
  const list: Deed[] = [];
  for (const step of STEPS) list.push({ do: 'step', to: (hero.at + step + PLACES) % PLACES });
  for (let target = 1; target < Math.min(5, state.figures.length); target++) list.push({ do: 'attack', target });
  list.push({ do: 'rest' });
  return list;
}

/** Dice up to the other's armour fall away; then the pools are compared pair by pair, highest first. */
function attack(hero: Figure, target: Figure, { chance }: Io): void {
  const attackDice = chance.pool(hero.dice, 6, beyond(target.armour)).filter(die => die > target.armour);
  const defenceDice = chance.pool(target.dice, 6, beyond(hero.armour)).filter(die => die > hero.armour);
  let hits = 0;
  for (let i = 0; i < attackDice.length; i++) if ((attackDice[i] ?? 0) > (defenceDice[i] ?? 0)) hits++;
  target.life = Math.max(0, target.life - hits);
  if (target.life === 0 && !target.conditions.includes('fallen')) target.conditions.push('fallen');
}

/** Dice that fall away are alike, whatever they show. */
const beyond =
  (armour: number) =>
  (die: number): number =>
    die > armour ? die : 0;

export interface DungeonSize {
  readonly figures: number;
  readonly attackDice: number;
  readonly defenceDice: number;
  /** With items, doors and a discard pile, as in the middle of an adventure. */
  readonly furnished?: boolean;
  /** How many cards lie in the hidden deck. */
  readonly hidden?: number;
}

export function dungeon({ figures, attackDice, defenceDice, furnished = false, hidden = 0 }: DungeonSize): Expedition {
  const item = (i: number, n: number) => ({ id: `item-${i}-${n}`, used: n % 2 === 0, charges: (i + n) % 4 });
  return {
    figures: Array.from({ length: figures }, (_, i) => ({
      id: i === 0 ? 'hero-1' : `monster-${i}`,
      kind: i % 3 === 0 ? 'skeleton-archer' : 'zombie-troll',
      at: 300 + 27 * i,
      life: 5 + (i % 4),
      dice: i === 0 ? attackDice : defenceDice,
      armour: 2 + (i % 2),
      facing: ['north', 'east', 'south', 'west'][i % 4] ?? 'north',
      conditions: furnished && i % 2 === 0 ? ['poisoned', 'prone'] : [],
      items: furnished ? Array.from({ length: i < 4 ? 6 : 1 }, (_, n) => item(i, n)) : [],
    })),
    doors: Array.from({ length: furnished ? 12 : 0 }, (_, i) => ({ at: 40 * i + 7, open: i % 3 === 0 })),
    discard: Array.from({ length: furnished ? 40 : 0 }, (_, i) => `spell-card-${(i * 7) % 31}`),
    deck: Array.from({ length: hidden }, (_, i) => `event-${i}`),
    turn: 1,
  };
}

/** A state as large as those of the big games in the middle of play. */
export const typicalDungeon = (attackDice = 4, defenceDice = 2, hidden = 0): Expedition =>
  dungeon({ figures: 18, attackDice, defenceDice, furnished: true, hidden });

/** The number of hits is what the odds are asked for. */
export const lifeLost = (before: Expedition, after: Expedition): string =>
  String((before.figures[1]?.life ?? 0) - (after.figures[1]?.life ?? 0));
