import { choose, insert, type Seat, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { CARDS, type CardId } from '../../content/cards.ts';
import { levelOf } from '../../content/levels.ts';
import type { Duel, Part, State } from '../../state.ts';
import { heroOf } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { unitResists } from '../combat/damage.ts';
import { doing } from '../doing.ts';
import { STEPS } from '../lattice.ts';
import { isSafe } from '../safe-space.ts';
import { scenarioRules } from '../scenario.ts';
import { normalCost } from '../terrain.ts';
import { takeWounds } from '../wounds.ts';
import { passOn } from './attack.ts';
import { elementsOf } from './block.ts';
import { blockerOf, duelTurn } from './duel.ts';
import { endDuel } from './outcome.ts';
import { armorInDuel, woundUnit } from './units.ts';

/** Damage that steals an artifact (MK-PVPM-05). */
const THEFT = 5;

/** The attacker spends what is left of the attack (MK-PVPD-01..06, MK-PVPM-05..10). */
export function* assignStep(state: State, io: Io, duel: Duel): Flow {
  const { attacker: seat } = duel;
  const options = targets(state, duel);
  if (options.length === 0) return yield* finish(state, io, duel);
  const choice = yield* choose({
    seat,
    kind: 'duel-damage',
    rule: 'MK-PVPD-01',
    options: [...options, { do: 'done' }],
  });
  const blocker = blockerOf(duel);
  switch (choice.do) {
    case 'wound':
      duel.left -= choice.cost;
      if (choice.unit === null) yield* takeWounds(doing(state, io, duelTurn(state, blocker)), 1, 'hand', 'MK-PVPD-04');
      else yield* woundUnit(state, io, blocker, choice.unit, 'MK-PVPD-02');
      return;
    case 'steal':
      duel.left -= THEFT;
      steal(state, io, seat, blocker, choice.card);
      return;
    case 'drive':
      return yield* endDuel(state, io, duel, blocker, choice.to);
    default:
      return yield* finish(state, io, duel);
  }
}

/** What the damage left can be spent on. */
function targets(state: State, duel: Duel): Choice[] {
  const blocker = blockerOf(duel);
  const hero = heroOf(state, blocker);
  const options: Choice[] = [];
  const armor = levelOf(hero.level).armor;
  if (duel.left >= armor) options.push({ do: 'wound', unit: null, id: null, cost: armor });
  hero.units.forEach(({ unit: id, wounds }, unit) => {
    const cost = unitCost(state, blocker, unit, duel.attack);
    if (wounds === 0 && duel.left >= cost) options.push({ do: 'wound', unit, id, cost });
  });
  if (duel.phase === 'ranged') return options;
  if (duel.left >= THEFT) for (const card of loot(state, blocker)) options.push({ do: 'steal', card, cost: THEFT });
  for (const step of STEPS) {
    const to = duel.at + step;
    const cost = normalCost(state, to);
    if (scenarioRules(state).bars?.(state, to)) continue;
    if (cost >= 0 && cost <= duel.left && isSafe(state, blocker, to)) options.push({ do: 'drive', to, cost });
  }
  return options;
}

/** A unit that resists an element of the attack takes twice its armor (MK-PVPD-03). */
function unitCost(state: State, seat: Seat, unit: number, attack: readonly Part[]): number {
  const armor = armorInDuel(state, seat, unit);
  return elementsOf(attack).some(element => unitResists(state, seat, unit, element)) ? 2 * armor : armor;
}

const isArtifact = (card: CardId): boolean => CARDS.get(card)?.type === 'artifact';

/** Artifacts within reach: in the discard pile, in play, or borne by wounded units (MK-PVPM-06, -07). */
function loot(state: State, seat: Seat): CardId[] {
  const { discard, played, units } = heroOf(state, seat);
  const found = [
    ...discard.filter(isArtifact),
    ...played.flatMap(({ card, goes }) => (isArtifact(card) && goes !== 'away' ? [card] : [])),
    ...units.flatMap(({ banner, wounds }) => (banner !== null && wounds > 0 ? [banner] : [])),
  ];
  return [...new Set(found)];
}

/** It goes to the thief's discard pile (MK-PVPM-05). */
function steal(state: State, io: Io, thief: Seat, victim: Seat, card: CardId): void {
  const hero = heroOf(state, victim);
  const bearer = hero.units.find(({ banner, wounds }) => banner === card && wounds > 0);
  const played = hero.played.findIndex(one => one.card === card);
  if (!takeOut(hero.discard, card)) {
    if (played >= 0) hero.played.splice(played, 1);
    else if (bearer) bearer.banner = null;
  }
  insert(heroOf(state, thief).discard, card);
  io.tell?.({ kind: 'stolen', seat: thief, from: victim, card, rule: 'MK-PVPM-05' });
}

/** The attack is over: the roles change (MK-PVPR-12). */
function* finish(state: State, io: Io, duel: Duel): Flow {
  duel.left = 0;
  duel.attack = [];
  duel.stage = 'attack';
  duel.passed = -1;
  yield* passOn(state, io, duel);
}
