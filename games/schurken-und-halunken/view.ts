import type { Sum, Viewer } from '@tafelrunde/engine';
import type { InstanceId, Pile } from './content/index.ts';
import { backsOf, knows } from './rules/cards.ts';
import { castingValue } from './rules/general-spells.ts';
import { attackValue } from './rules/melee.ts';
import { defenceValue } from './rules/parry.ts';
import {
  type Boost,
  type Casting,
  type Combat,
  type CreatureFigure,
  type DemonFigure,
  figure,
  find,
  type Group,
  type HeroFigure,
  type Item,
  type NpcFigure,
  type Phase,
  type State,
} from './state.ts';

export interface GroupView {
  /** The name of a group that no player leads. */
  readonly band: string | null;
  readonly team: number;
  /** The own hand; of others only the backs are seen. */
  readonly hand: readonly InstanceId[] | null;
  readonly backs: Readonly<Record<Pile, number>>;
  /** Cards the viewer knows to be in the hand of another. */
  readonly seen: readonly InstanceId[];
  /** Those hand cards the viewer knows that still cool down or have been used in this round. */
  readonly resting: readonly Item[];
  readonly heroes: readonly HeroFigure[];
  readonly creatures: readonly CreatureFigure[];
  readonly npc: NpcFigure | null;
  readonly demon: DemonFigure | null;
  readonly bought: number;
  readonly turns: number;
  readonly out: boolean;
}

export interface View {
  readonly scenario: string;
  readonly seats: number;
  readonly startLife: number;
  readonly viewer: Viewer;
  readonly groups: readonly GroupView[];
  readonly piles: Readonly<Record<Pile, number>>;
  readonly discards: Readonly<Record<Pile, readonly InstanceId[]>>;
  readonly heroPile: number;
  readonly fallen: readonly string[];
  readonly active: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly eventPlayed: boolean;
  readonly announced: InstanceId | null;
  readonly boosts: readonly Boost[];
  readonly combat: CombatView | null;
  readonly casting: (Casting & { readonly value: Sum }) | null;
  readonly playing: readonly InstanceId[];
  readonly notes: Readonly<Record<string, number>>;
}

/** A combat with both totals before the dice. */
type CombatView = Combat & { readonly attackSum: Sum | null; readonly defenceSum: Sum | null };

export function view(state: State, viewer: Viewer): View {
  const { piles, discards } = state;
  return {
    scenario: state.scenario,
    seats: state.seats,
    startLife: state.startLife,
    viewer,
    groups: state.groups.map((group, id) => viewGroup(group, id, viewer)),
    piles: { equipment: piles.equipment.length, magic: piles.magic.length, tactics: piles.tactics.length },
    discards,
    heroPile: state.heroPile.length,
    fallen: state.fallen,
    active: state.active,
    turn: state.turn,
    phase: state.phase,
    eventPlayed: state.eventPlayed,
    announced: state.announced,
    boosts: state.boosts,
    combat: viewCombat(state),
    casting: state.casting && {
      ...state.casting,
      value: castingValue(state, figure(state, state.casting.by), state.casting.card),
    },
    playing: state.playing,
    notes: state.notes,
  };
}

function viewGroup(group: Group, id: number, viewer: Viewer): GroupView {
  const { hand, shown, resting } = group;
  return {
    band: group.band ?? null,
    team: group.team,
    hand: id === viewer ? hand : null,
    backs: backsOf(hand),
    seen: id === viewer || shown.length === 0 ? [] : hand.filter(card => knows(shown, viewer, card)).sort(),
    resting: id === viewer ? resting : resting.filter(({ card }) => knows(shown, viewer, card)),
    heroes: group.heroes,
    creatures: group.creatures,
    npc: group.npc,
    demon: group.demon,
    bought: group.bought,
    turns: group.turns,
    out: group.out,
  };
}

function viewCombat(state: State): CombatView | null {
  const { combat } = state;
  if (!combat) return null;
  const isOn = find(state, combat.attacker) !== null && find(state, combat.protector ?? combat.target) !== null;
  const defends = combat.defence !== null && combat.defence.how !== 'none' && combat.defence.how !== 'waive';
  return {
    ...combat,
    attackSum: isOn ? attackValue(state, combat) : null,
    defenceSum: isOn && defends ? defenceValue(state, combat) : null,
  };
}
