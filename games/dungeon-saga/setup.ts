import type { Chance, Config } from '@tafelrunde/engine';
import { type Adventure, adventureOf, planOf } from './content/adventures/index.ts';
import { type CommandInstance, commandCard, commandDeck, hero, seals, startingHand } from './content/index.ts';
import { type Carried, readCarried } from './rules/campaign.ts';
import { namelessId, reveal } from './rules/doors.ts';
import type { Figure, Overlord, State } from './state.ts';

/** Seat 0 is the overlord, the others share the four heroes (DS-SETUP-01, -02). */
export function setup(config: Config, chance: Chance): State {
  const carried = readCarried(config.carried);
  const adventure = adventureOf(config.scenario);
  const plan = planOf(adventure);
  const legendary = adventure.legendary === 'always' || config.settings.heroes === 'legendary';
  const state: State = {
    adventure: adventure.id,
    seats: config.seats,
    control: {},
    phase: 'draft',
    round: 0,
    figures: plan.starts.map(start => newHero(adventure, start, legendary, carried)),
    things: plan.closed.map(closed => ({
      id: namelessId(closed),
      open: false,
      seal: seals.find(seal => seal.id === closed.lock)?.strength ?? 0,
      holds: [...closed.holds],
    })),
    lurking: plan.servants.map(({ of, cell, facing, zone }) => ({ of, cell, facing, zone })),
    revealed: [],
    board: '',
    bones: [],
    grants: [],
    used: { turn: [], round: [], adventure: [] },
    overlord: deal(adventure, chance),
    turns: [],
    attack: null,
    slain: {},
    twists: [],
    pending: [],
    absent: (adventure.twists ?? []).flatMap(({ effects }) =>
      effects.flatMap(e => (e.do === 'turn' ? [e.marks[1]] : [])),
    ),
    finds: Object.keys(adventure.finds ?? {}).flatMap(mark =>
      (plan.marks.get(mark) ?? []).map(cell => ({ mark, cell, by: null })),
    ),
    made: [],
    timeUp: false,
    over: null,
    ...(carried.spoils.length > 0 && { spoils: { left: [...carried.spoils], handed: 0 } }),
  };
  reveal(state, { chance }, plan.first);
  return state;
}

function newHero(
  { equipment }: Adventure,
  { hero: id, cell, facing }: ReturnType<typeof planOf>['starts'][number],
  legendary: boolean,
  carried: Carried,
): Figure {
  const { sheet, legendary: other } = hero(id);
  const { abilities: _, feats, spells } = legendary ? other : sheet;
  const given = equipment?.[id];
  return {
    id,
    kind: 'hero',
    of: id,
    legendary,
    size: 1,
    cell,
    facing,
    wounds: 0,
    done: false,
    items: [...(given?.items ?? []), ...(carried.items[id] ?? [])],
    spells: (given?.spells ?? spells).map(spell => ({ id: spell, turned: 0 })),
    feats: feats.map(feat => ({ id: feat, used: false })),
  };
}

/** All command cards are shuffled, the adventure's number is dealt, three are drawn (DS-SETUP-09..11). */
function deal({ overlord: { commands, deck, hand = startingHand } }: Adventure, chance: Chance): Overlord {
  const cards = chance.shuffle(commandDeck.filter(card => isIncluded(card, deck.of)));
  const dealt = cards.splice(0, deck.size);
  return {
    hand: dealt.splice(Math.max(0, dealt.length - hand)),
    deck: dealt,
    discard: [],
    box: cards,
    commands: 0,
    perTurn: commands,
    played: false,
    raisings: 0,
    interrupts: 0,
    interrupted: [],
  };
}

/** Copies are numbered from 1, so the first so many of a card are in. */
function isIncluded(card: CommandInstance, of: Readonly<Record<string, number>> | undefined): boolean {
  return of === undefined || Number(card.split('#')[1]) <= (of[commandCard(card).id] ?? 0);
}
