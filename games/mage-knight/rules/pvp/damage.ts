import { choose, insert, type Seat, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import { CARDS, type CardId } from '../../content/cards.ts';
import { levelOf } from '../../content/levels.ts';
import type { Duel, Part, State, Unit } from '../../state.ts';
import { heroOf } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { ignored, unitResists } from '../combat/damage.ts';
import { doing } from '../doing.ts';
import { STEPS } from '../lattice.ts';
import { hasRule, useUpRule } from '../passives.ts';
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
      if (choice.unit === null) yield* woundHero(state, io, duel, blocker, choice.cost);
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
  const units = woundable(state, duel, blocker).map((unit): Choice => {
    const { unit: id } = hero.units[unit] as Unit;
    return { do: 'wound', unit, id, cost: unitCost(state, blocker, unit, duel.attack) };
  });
  // A unit that draws the fire takes damage before anybody and anything else.
  if (duel.first !== null && hero.units[duel.first]?.wounds === 0)
    return units.filter(choice => choice.do === 'wound' && choice.unit === duel.first);
  const cost = heroCost(duel, levelOf(hero.level).armor);
  if (duel.left >= cost) options.push({ do: 'wound', unit: null, id: null, cost });
  options.push(...units);
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

/** Every armor's worth of damage is a wound; what is ignored has to be spent besides (MK-PVPD-04, MK-PVPS-17). */
const heroCost = ({ onHero: { damage, ignored: lost, wounds } }: Duel, armor: number): number =>
  armor * (wounds + 1) + (lost ?? 0) - damage;

/** The first time the hero is to be wounded by an attack its player may ignore damage (MK-PVPS-17). */
function* woundHero(state: State, io: Io, { onHero, attack }: Duel, blocker: Seat, cost: number): Flow {
  const turn = duelTurn(state, blocker);
  onHero.damage += cost;
  if (onHero.ignored === null) {
    // Skills of the own turn are not for those who attend partially (MK-PVPP-03).
    onHero.ignored = turn.partial ? 0 : yield* ignored(state, turn, elementsOf(attack));
    if (onHero.ignored > 0) {
      io.tell?.({ kind: 'damage-ignored', seat: blocker, n: onHero.ignored, rule: 'MK-PVPS-17' });
      return;
    }
  }
  onHero.wounds++;
  if (!useUpRule(state, blocker, 'ignore-first-wound'))
    yield* takeWounds(doing(state, io, turn), 1, 'hand', 'MK-PVPD-04');
}

/** Unwounded units that the damage left can wound (MK-PVPD-02); none for those who may assign no damage to units (MK-PVPS-16). */
function woundable(state: State, duel: Duel, blocker: Seat): number[] {
  if (hasRule(state, duel.attacker, 'no-damage-to-units')) return [];
  return [...heroOf(state, blocker).units.keys()].filter(
    unit =>
      heroOf(state, blocker).units[unit]?.wounds === 0 &&
      usableAgainst(duel, unit) >= unitCost(state, blocker, unit, duel.attack),
  );
}

/** Damage that may be used against a unit: not what was made with its own strength. */
const usableAgainst = ({ left, attack }: Duel, unit: number): number =>
  left - attack.reduce((sum, { points, notAgainst }) => sum + (notAgainst === unit ? points : 0), 0);

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
