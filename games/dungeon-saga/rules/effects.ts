import { closedOf } from '../board.ts';
import type { ActiveEffect } from '../content/index.ts';
import {
  type Figure,
  findFigure,
  isHero,
  onBoard,
  type Play,
  type State,
  sheetOf,
  type Table,
  thingOf,
} from '../state.ts';
import { heal, takeWound } from './damage.ts';
import { open, weaken } from './doors.ts';
import {
  betrayals,
  cellPlace,
  chooseBetrayal,
  mayAttackWith,
  recharge,
  renew,
  reroll,
  turnFigure,
} from './effects-small.ts';
import { newAttack, resolve } from './melee.ts';
import type { Context } from './moments.ts';
import { place, push, raiseAt, summonAt } from './placing.ts';
import { nameOfGrant } from './sources.ts';
import { isSummonable, raisable } from './supply.ts';
import { aimed, figuresFor, foeOf, isAnyFor, pickIds, pickSquares, squaresFor, thingsFor } from './targets.ts';
import { act } from './turn.ts';

const anyone = (): boolean => true;
const hasWounds = (figure: Figure): boolean => figure.wounds > 0;
const canBeWounded = (figure: Figure): boolean => sheetOf(figure) !== null;
const isNormalSize = (figure: Figure): boolean => figure.size === 1;

/** Whom an effect may act on, beyond what its aim says. */
function legalFor(state: State, effect: ActiveEffect): (figure: Figure) => boolean {
  if (effect.do === 'heal') return hasWounds;
  if (effect.do === 'wound') return canBeWounded;
  if (effect.do === 'push') return isNormalSize;
  if (effect.do === 'betray') return figure => betrayals(state, figure).length > 0;
  return anyone;
}

/** Whether an effect would do something now (see effects.ts of the content, point 4). */
export function wouldDo(state: State, you: Figure, effect: ActiveEffect, context: Context): boolean {
  switch (effect.do) {
    case 'attack':
      return hasAttackTarget(state, you, effect);
    case 'raise':
      return raisable(state).length > 0 && squaresFor(state, you, effect.aim).length > 0;
    case 'summon':
      return isSummonable(state, effect.minion) && squaresFor(state, you, effect.aim).length > 0;
    case 'place':
    case 'shatter':
      return squaresFor(state, you, effect.aim).length > 0;
    case 'open':
      return thingsFor(state, you, effect.aim).length > 0;
    case 'recharge':
      return (sheetOf(you)?.spellcaster ?? false) && you.spells.some(spell => spell.turned > 0);
    case 'renew-feat':
      return you.feats.some(feat => feat.used);
    case 'roll':
      return effect.effects.some(inner => wouldDo(state, you, inner, context));
    case 'gain':
    case 'reroll':
    case 'prevent':
      return true;
    case 'wound':
      // A wound to oneself is the price of something else, never a reason.
      return effect.aim !== 'you' && aimWouldDo(state, you, effect, context);
    case 'heal':
    case 'grant':
    case 'push':
    case 'turn':
    case 'act':
    case 'betray':
      return aimWouldDo(state, you, effect, context);
  }
}

function aimWouldDo(
  state: State,
  you: Figure,
  effect: Extract<ActiveEffect, { do: 'wound' | 'heal' | 'grant' | 'push' | 'turn' | 'act' | 'betray' }>,
  context: Context,
): boolean {
  const legal = legalFor(state, effect);
  if (effect.aim === 'you') return legal(you);
  if (effect.aim === 'same') return false;
  if (effect.aim === 'foe') return foeOf(state, you, context).some(id => legal(findFigure(state, id) as Figure));
  return isAnyFor(state, you, effect.aim, legal);
}

/** Carries out the effects of a feat, spell, item, card or ability, one after the other. */
export function* perform(
  state: State,
  io: Table,
  you: Figure,
  effects: readonly ActiveEffect[],
  context: Context,
): Play {
  let same: string[] = [];
  for (const effect of effects) {
    if (!onBoard(state, you.id)) return;
    same = (yield* performOne(state, io, you, effect, same, context)) ?? same;
  }
}

/** Carries out one effect; returns the figures it chose, if it did. */
function* performOne(
  state: State,
  io: Table,
  you: Figure,
  effect: ActiveEffect,
  same: readonly string[],
  context: Context,
): Play<string[] | undefined> {
  switch (effect.do) {
    case 'attack': {
      const targets = yield* pickIds(state, you, effect.aim, attackTargets(state, you, effect), 'DS-MAGIC-20');
      for (const target of targets) yield* attackOne(state, io, you, target, effect);
      return targets;
    }
    case 'raise':
      yield* pickSquares(
        state,
        you,
        effect.aim,
        () => (raisable(state).length > 0 ? squaresFor(state, you, effect.aim) : []),
        cell => raiseAt(state, io, you, cell),
        'DS-RAISE-13',
      );
      return undefined;
    case 'summon':
      yield* pickSquares(
        state,
        you,
        effect.aim,
        () => (isSummonable(state, effect.minion) ? squaresFor(state, you, effect.aim) : []),
        cell => summonAt(state, io, you, cell, effect.minion),
        'DS-FREE-06',
      );
      return undefined;
    case 'place':
      yield* pickSquares(
        state,
        you,
        effect.aim,
        () => squaresFor(state, you, effect.aim),
        cell => place(state, io, you, cell),
        'DS-FREE-06',
      );
      return undefined;
    case 'shatter':
      yield* pickSquares(
        state,
        you,
        effect.aim,
        () => squaresFor(state, you, effect.aim),
        cell => shatter(state, io, cell, effect.aim.many === 'each'),
        'DS-RAISE-10',
      );
      return undefined;
    case 'open': {
      const things = yield* pickIds(state, you, effect.aim, thingsFor(state, you, effect.aim), 'DS-LOCK-08');
      for (const id of things) {
        if (effect.what === 'seal') weaken(state, io, id, effect.by, you);
        else {
          const closed = closedOf(state, id);
          if (closed) open(state, io, closed, you);
        }
      }
      return undefined;
    }
    case 'recharge':
      yield* recharge(state, io, you, effect.spells);
      return undefined;
    case 'renew-feat':
      yield* renew(state, io, you);
      return undefined;
    case 'gain':
      for (let i = 0; i < effect.count; i++) {
        you.items.push(effect.item);
        state.made.push({ item: effect.item, by: you.id });
        io.tell?.({ kind: 'gained', figure: you.id, item: effect.item, rule: 'DS-ITEM-01' });
      }
      return undefined;
    case 'roll': {
      const die = io.chance.die(6);
      io.tell?.({ kind: 'die', figure: you.id, die, atLeast: effect.atLeast, rule: 'DS-MAGIC-04' });
      if (die >= effect.atLeast) yield* perform(state, io, you, effect.effects, context);
      return undefined;
    }
    case 'reroll':
      if (context.attack) yield* reroll(state, io, you, context.attack, effect.dice);
      return undefined;
    case 'prevent':
      context.prevented = true;
      return undefined;
    default:
      return yield* performOn(state, io, you, effect, same, context);
  }
}

type OnFigures = Extract<ActiveEffect, { do: 'wound' | 'heal' | 'grant' | 'push' | 'turn' | 'act' | 'betray' }>;

/** Effects that act on figures one by one. */
function* performOn(
  state: State,
  io: Table,
  you: Figure,
  effect: OnFigures,
  same: readonly string[],
  context: Context,
): Play<string[] | undefined> {
  const targets = yield* aimed(state, you, effect.aim, same, context, legalFor(state, effect), 'DS-MAGIC-15');
  for (const id of targets) {
    const figure = findFigure(state, id);
    if (!figure || !onBoard(state, you.id)) continue;
    switch (effect.do) {
      case 'wound':
        for (let i = 0; i < effect.wounds && onBoard(state, id); i++)
          yield* takeWound(state, io, figure, { attack: context.attack, prevented: false });
        break;
      case 'heal':
        heal(io, figure, figure.kind === 'minion' ? figure.wounds : effect.wounds);
        break;
      case 'grant':
        grant(state, io, you, figure, effect);
        break;
      case 'push':
        yield* push(state, io, you, figure, effect.squares);
        break;
      case 'turn':
        yield* turnFigure(state, io, you, figure, effect.towards);
        break;
      case 'act':
        yield* act(state, io, figure, effect.steps, effect.squares);
        break;
      case 'betray':
        yield* betray(state, io, you, figure);
    }
  }
  return typeof effect.aim === 'object' ? targets : undefined;
}

type AttackEffect = Extract<ActiveEffect, { do: 'attack' }>;

/** Enemies in reach, and things with a normal lock for melee; ranged attacks keep their bars (see `Attack`). */
function attackTargets(state: State, you: Figure, { form, aim }: AttackEffect): string[] {
  const figures = figuresFor(state, you, aim, figure => mayAttackWith(state, you, figure, form));
  const ids = figures.map(figure => figure.id);
  return form === 'melee' && isHero(you) ? [...ids, ...thingsFor(state, you, { ...aim, of: 'lock' })] : ids;
}

function hasAttackTarget(state: State, you: Figure, { form, aim }: AttackEffect): boolean {
  if (isAnyFor(state, you, aim, figure => mayAttackWith(state, you, figure, form))) return true;
  return form === 'melee' && thingsFor(state, you, { ...aim, of: 'lock' }).length > 0;
}

function* attackOne(state: State, io: Table, you: Figure, target: string, { form, dice }: AttackEffect): Play {
  const there = onBoard(state, target) || thingOf(state, target)?.open === false;
  if (!there || !onBoard(state, you.id)) return;
  yield* resolve(state, io, newAttack(state, you, target, { form, base: dice }));
}

function grant(state: State, io: Table, you: Figure, on: Figure, effect: Extract<ActiveEffect, { do: 'grant' }>): void {
  const name = nameOfGrant(effect);
  if (effect.until === 'attack') {
    state.attack?.grants.push({ grant: name, on: on.id });
  } else {
    // The same card counts once on a figure: a second one only renews the first.
    const old = state.grants.findIndex(g => g.grant === name && g.on === on.id);
    if (old >= 0) state.grants.splice(old, 1);
    state.grants.push({ grant: name, on: on.id, by: you.id, until: effect.until });
  }
  io.tell?.({ kind: 'granted', figure: on.id, source: name.split('/')[0] ?? name, rule: 'DS-MAGIC-03' });
}

/** The topmost bone pile of a square goes, or all of them. */
function* shatter(state: State, io: Table, cell: number, all: boolean): Play {
  const { x, y } = cellPlace(state, cell);
  do {
    const at = state.bones.indexOf(cell);
    if (at < 0) return;
    state.bones.splice(at, 1);
    io.tell?.({ kind: 'shattered', at: { x, y }, rule: 'DS-RAISE-10' });
  } while (all);
}

/** A figure attacks one of its own side, as the player of `you` says. */
function* betray(state: State, io: Table, you: Figure, traitor: Figure): Play {
  const chosen = yield* chooseBetrayal(state, you, traitor);
  if (chosen) yield* resolve(state, io, newAttack(state, traitor, chosen.target, { form: chosen.form }));
}
