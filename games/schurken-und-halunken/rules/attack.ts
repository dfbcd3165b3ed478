import { endAt, type Reason, reason, totalOf } from '@tafelrunde/engine';
import type { Choice, Way } from '../choices.ts';
import { type AttackForm, supportCard } from '../content/index.ts';
import { scenarioRules } from '../content/scenarios/index.ts';
import {
  type Combat,
  creatureCard,
  type Figure,
  figure,
  figuresOf,
  find,
  type GroupId,
  groupOf,
  type Io,
  isFigure,
  isMagical,
  itemOf,
  type Opponent,
  type Play,
  rivalsOf,
  type State,
} from '../state.ts';
import { playBeforeCombat } from './before-roll.ts';
import { clear, lay } from './cards.ts';
import { coolDown, stillCooling } from './cooldown.ts';
import { damageOf, loseLife } from './damage.ts';
import { buryTheDead } from './death.ts';
import { meansOf, wayOf, waysToWield, weaponProfile } from './hands.ts';
import { attackRule, attackValue, defenceRule, type Roll, rollFor } from './melee.ts';
import { defenceValue } from './parry.ts';
import { fighterOf, isSettled, protectOrWaive, spendReaction } from './protect.ts';
import { announceMoment } from './triggers.ts';
import { unarmedDamage } from './values.ts';

type Attack = Extract<Choice, { do: 'attack' }>;

export const NO_ACTION = reason('SH-TURN-02', {
  en: 'It has no action left in this turn.',
  de: 'Die Figur hat in diesem Zug keine Aktion mehr.',
});
const JUST_SUMMONED = reason('SH-SUMM-11', {
  en: 'A creature cannot attack in the round of its summoning.',
  de: 'In der Runde ihrer Beschwörung kann eine Kreatur nicht attackieren.',
});
const NO_MEANS = reason('SH-ATT-02', {
  en: 'It cannot attack with this.',
  de: 'Damit kann die Figur nicht attackieren.',
});
const NO_MAGIC = reason('SH-ATT-04', {
  en: 'Only magical heroes attack with spells.',
  de: 'Nur magische Helden attackieren mit Zaubern.',
});
const NO_OPPONENT = reason('SH-ACT-03', {
  en: 'This is no opponent.',
  de: 'Das ist kein Gegner.',
});

/** Announce, protect or waive, play cards, attack roll, parry roll, compare, damage (SH-ATT-08). */
export function* attack(state: State, io: Io, choice: Attack): Play {
  const combat = announce(state, io, choice);
  yield* protectOrWaive(state, io, combat);
  yield* playBeforeCombat(state, io, combat);
  spendReaction(state, combat);
  if (!isSettled(state, combat)) yield* fight(state, io, combat);
  endCombat(state);
}

function* fight(state: State, io: Io, combat: Combat): Play {
  combat.rolled = true;
  const attackRoll = rollAttack(state, io, combat);
  const parry = rollDefence(state, io, combat);
  const isHit = parry.total === null || attackRoll.total > parry.total;
  if (isHit) yield* hit(state, io, combat, attackRoll.roll.sixes, parry.roll?.sixes ?? 0);
  else yield* wardedOff(state, io, combat);
  yield* afterwards(state, io, combat);
}

function announce(state: State, io: Io, choice: Attack): Combat {
  const who = figure(state, choice.by);
  const { with: means, hands } = meansOf(choice.with);
  const form = formOf(who, means);
  who.actions--;
  const combat: Combat = {
    attacker: who.id,
    by: who.group,
    form,
    with: means,
    hands,
    target: choice.target,
    protector: null,
    defence: null,
    played: [],
    twice: [],
    cancelled: false,
    rolled: false,
    slain: null,
  };
  state.combat = combat;
  // A spell straight from the hand is used up by this one cast (SH-EQUIP-11).
  if (means !== 'claws' && !itemOf(who, means)) lay(state, io, who.group, means);
  io.tell?.({ kind: 'attacked', by: who.id, with: means, hands, form, target: choice.target, rule: 'SH-ATT-01' });
  return combat;
}

function formOf(who: Figure, means: Combat['with']): AttackForm {
  if (means === 'claws') return who.kind === 'creature' ? creatureCard(who).form : 'melee';
  const card = supportCard(means);
  if (card.kind === 'attack-spell') return 'magical';
  return weaponProfile(card)?.category === 'ranged' ? 'ranged' : 'melee';
}

function rollAttack(state: State, io: Io, combat: Combat): { total: number; roll: Roll } {
  const value = attackValue(state, combat);
  const roll = rollFor(io, figure(state, combat.attacker), 'attack', value, combat.twice, attackRule(combat));
  return { total: totalOf(value) + roll.sum, roll };
}

/** null: the attack succeeds automatically (SH-PARRY-05, SH-PARRY-06, SH-NPC-11). */
function rollDefence(state: State, io: Io, combat: Combat): { total: number | null; roll: Roll | null } {
  const how = combat.defence?.how ?? 'none';
  if (how === 'none' || how === 'waive') return { total: null, roll: null };
  const value = defenceValue(state, combat);
  const who = fighterOf(state, combat);
  if (!isFigure(who)) {
    // Fixed values, no die (SH-DEMON-06).
    io.tell?.({ kind: 'stands', who: who.id, total: totalOf(value), rule: 'SH-DEMON-06' });
    return { total: totalOf(value), roll: null };
  }
  const roll = rollFor(io, who, 'defence', value, combat.twice, defenceRule(combat));
  return { total: totalOf(value) + roll.sum, roll };
}

function* hit(state: State, io: Io, combat: Combat, attackSixes: number, defenceSixes: number): Play {
  const who = fighterOf(state, combat);
  const damage = damageOf(state, combat, attackSixes, defenceSixes);
  io.tell?.({
    kind: 'hit',
    who: who.id,
    base: damage.base,
    parts: damage.parts,
    damage: totalOf(damage),
    rule: 'SH-DMG-01',
  });
  loseLife(io, who, totalOf(damage), 'SH-DMG-02');
  if (who.life <= 0) combat.slain = who.id;
  coolDown(figure(state, combat.attacker), combat.with);
  yield* announceMoment(state, io, 'hit', combat);
  yield* announceMoment(state, io, 'struck', combat);
  scenarioRules(state.scenario).hit?.(state, io, combat, who);
}

function* wardedOff(state: State, io: Io, combat: Combat): Play {
  const who = fighterOf(state, combat);
  io.tell?.({ kind: 'warded', who: who.id, by: combat.attacker, rule: 'SH-DMG-01' });
  if (isFigure(who) && combat.defence?.how === 'spell' && combat.defence.with) coolDown(who, combat.defence.with);
  yield* announceMoment(state, io, 'warded', combat);
}

/** All deaths of a combat happen at one moment (SH-DEATH-08). */
function* afterwards(state: State, io: Io, combat: Combat): Play {
  const victim = combat.protector ?? combat.target;
  yield* buryTheDead(state, io);
  if (combat.slain === victim && !find(state, victim)) yield* announceMoment(state, io, 'kill', combat);
  yield* buryTheDead(state, io);
}

function endCombat(state: State): void {
  for (const card of state.playing.slice()) clear(state, card);
  endAt(state.boosts, 'combat');
  state.combat = null;
}

/** Everything this figure could attack with now, ready or not. */
function waysToAttack(state: State, who: Figure): Way[] {
  if (who.kind === 'creature') return ['claws'];
  const ways: Way[] = unarmedDamage(who) === null ? [] : ['claws'];
  for (const { card, cooldown } of who.items) {
    const held = supportCard(card);
    const profile = weaponProfile(held);
    if (profile) for (const hands of waysToWield(who, card, profile)) ways.push(wayOf(card, profile, hands));
    else if (held.kind === 'attack-spell' && cooldown === 0) ways.push(card);
  }
  if (isMagical(who))
    for (const card of groupOf(state, who.group).hand) if (supportCard(card).kind === 'attack-spell') ways.push(card);
  return ways;
}

/** Figures and NPCs of rivals, and every demon (SH-ACT-03, SH-DEMON-13). */
export function opponentsOf(state: State, group: GroupId): Opponent[] {
  const list: Opponent[] = [];
  for (const rival of rivalsOf(state, group)) {
    const other = groupOf(state, rival);
    list.push(...figuresOf(other));
    if (other.npc) list.push(other.npc);
  }
  for (const { demon } of state.groups) if (demon) list.push(demon);
  return list;
}

export function mayAttack(who: Figure): Reason | null {
  if (who.actions < 1) return NO_ACTION;
  return who.kind === 'creature' && who.fresh ? JUST_SUMMONED : null;
}

export function mayAttackWith(state: State, who: Figure, way: string): Reason | null {
  if (waysToAttack(state, who).some(w => w === way)) return null;
  const item = itemOf(who, way);
  if (item && item.cooldown > 0) return stillCooling(item.cooldown);
  const inHand = groupOf(state, who.group).hand.find(card => card === way);
  return inHand && supportCard(inHand).kind === 'attack-spell' ? NO_MAGIC : NO_MEANS;
}

export function mayBeAttacked(state: State, by: GroupId, target: string): Reason | null {
  return opponentsOf(state, by).some(({ id }) => id === target) ? null : NO_OPPONENT;
}

export function addAttacks(state: State, group: GroupId, list: Choice[]): void {
  let targets: Opponent[] | null = null;
  for (const who of figuresOf(groupOf(state, group))) {
    if (mayAttack(who) !== null) continue;
    targets ??= opponentsOf(state, group);
    for (const way of waysToAttack(state, who))
      for (const { id } of targets) list.push({ do: 'attack', by: who.id, with: way, target: id });
  }
}
