import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Ability } from '../content/card.ts';
import { abilityOf, cardOf, companionCardOf, isItem, itemOf, monsterCardOf, questOf } from '../content/index.ts';
import { type FigureId, figureOf, heroOf, isHero, monsterOf, type State, seatOf, sideOf, type Turn } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { isAlly } from './allies.ts';
import { attackWith } from './attack/attack.ts';
import { type Target, targetsFor } from './attack/targets.ts';
import { type Weapon, weaponOf, weaponsOf } from './attack/weapons.ts';
import { challenge, challengesBeside } from './challenges.ts';
import { isCursed, removeCondition, toShakeOff } from './conditions.ts';
import { tire } from './damage.ts';
import { doorsToOpen, openOrClose } from './doors.ts';
import { holds } from './holding.ts';
import { featHeldBy, type Held, heldFor, inForce, isPermitted, mayBePermitted, sharedWith } from './in-force.ts';
import { endFor } from './lasting.ts';
import { legendRules } from './learned.ts';
import { areAdjacentCells, leavingFrom } from './map.ts';
import { climbsOf, expand, placeOver, reachOf, startOf, stopsFor, turnOver, walk } from './moving.ts';
import { gainPoints, payPoints, pointsOf } from './points.ts';
import { jumpsFrom } from './quest/glyphs.ts';
import { leaveMap, performSpecial, specialActions } from './quest/special.ts';
import { raise } from './recovery.ts';
import { search, searchable } from './searching.ts';
import { explore, goThrough, isInRoom, mayExplore, openRoom, passagesFrom } from './secret-rooms.ts';
import { mayRecover } from './tainted.ts';
import { isInPit } from './terrain.ts';
import { droppable, dropToken, takeable, takeToken } from './tokens.ts';
import { gifts, giveItem } from './trading.ts';
import { isTreatedAsHero } from './treated.ts';
import { hasAction, spendAction } from './turn.ts';
import { freshness, isUsable, use, waysToPay } from './using.ts';
import { speedOf } from './values.ts';
import { announce } from './window.ts';

/** Everything the active figure may do now, besides ending its turn (D2-ACTN-03, -04). */
export function actionsOf(state: State, io: Io, turn: Turn): Choice[] {
  const options: Choice[] = [];
  const { figure: id } = turn;
  const figure = figureOf(state, id);
  if (figure === null || figure.cells.length === 0 || isPermitted(state, id, 'waits')) return options;
  steps(state, turn, options);
  // Whoever is stunned must first shake it off (D2-COND-11); what is no action stays possible (-13).
  const stunned = figure.conditions.includes('stunned');
  if (isPermitted(state, id, 'only-moves')) {
    // Not even what ends a condition (D2C-PLOT-19).
    if (!stunned && hasMove(state, turn) && !figure.conditions.includes('immobilized')) options.push({ do: 'move' });
    return options;
  }
  if (hasAction(turn, 'any')) for (const option of toShakeOff(state, id)) options.push(option);
  if (!stunned) {
    if (hasMove(state, turn) && !figure.conditions.includes('immobilized') && !isPermitted(state, id, 'no-moves'))
      options.push({ do: 'move' });
    const sneaks = isPermitted(state, id, 'sneaks');
    if (mayAttack(state, turn) && !sneaks) attacks(state, turn, options);
    if (turn.free) attacks(state, turn, options, true);
    if (!sneaks) others(state, turn, options);
    else climbs(state, turn, options);
  }
  abilities(state, io, turn, options, stunned);
  if (isHero(state, id)) {
    const hero = heroOf(state, id);
    if (
      freshness(state, hero) > 0 &&
      !hero.conditions.includes('immobilized') &&
      !isPermitted(state, id, 'no-fatigue-for-moves')
    )
      options.push({ do: 'tire' });
    // Whoever has begun a move action may trade (D2-TRADE-03, -07).
    if (turn.moves > 0) options.push(...gifts(state, hero));
  }
  return options;
}

/** Some monsters have a single move action of their own; granted ones come on top (D2C-MAB-07, -08). */
export const hasMove = (state: State, turn: Turn): boolean =>
  hasAction(turn, 'move') &&
  // The quest goes before any card (D2C-QMOR-01).
  !(turn.moves > 0 && isPermitted(state, turn.figure, 'single-move')) &&
  (turn.extra.includes('move') || !hasMovedEnough(state, turn));

/** The orders a monster follows where nobody leads it. */
const ordersOf = (state: State, id: FigureId) => (state.legend === null ? null : legendRules().ordersOf(state, id));

/** Its single move action is spent, by itself or as part of another action (D2C-QTSR-53). */
const hasMovedEnough = (state: State, { moves, figure }: Turn): boolean =>
  moves > 0 && isPermitted(state, figure, 'one-move') && ordersOf(state, figure)?.moves !== true;

/** Spaces to go to, for each source of points (D2-MOVE-28 to -30). */
function steps(state: State, turn: Turn, options: Choice[]): void {
  const { figure: id, pools } = turn;
  const points = pointsOf(turn);
  if (points === 0 || isInPit(state, id)) return;
  const stops = stopsFor(reachOf(state, id, points), turn);
  const jumps = jumpsFrom(state, id, points);
  const ways = waysOut(state, turn);
  for (const { source } of pools) {
    const same = goesWith(source);
    for (const to of stops) {
      const known = same[to] ?? ({ do: 'go', to, with: source } as const);
      same[to] = known;
      options.push(known);
    }
    for (const to of passagesFrom(state, id)) options.push({ do: 'jump', to, with: source });
    if (mayExplore(state, id)) options.push({ do: 'explore', with: source });
    for (const way of jumps) options.push({ do: 'jump', to: way[way.length - 1] ?? 0, with: source });
    for (const { cell } of ways) options.push({ do: 'leave', over: cell, with: source });
  }
}

const goes = new Map<string, Choice[]>();

/** The same words for the same step, by space: they are offered again and again. */
function goesWith(source: string): Choice[] {
  let known = goes.get(source);
  if (known === undefined) {
    known = [];
    goes.set(source, known);
  }
  return known;
}

/** Where the quest lets a figure leave the map with the points it has (D2-EXIT-01, -02). */
function waysOut(state: State, turn: Turn): { readonly cell: number; readonly cost: number }[] {
  const tiles = questOf(state.quest, state.encounter).exits?.[sideOf(state, turn.figure)];
  return tiles === undefined ? [] : leavingFrom(state, turn.figure, startOf(state, turn.figure), pointsOf(turn), tiles);
}

/** A monster makes one attack in its activation; a hero as many as it has actions (D2-OTURN-06, D2-ACTN-06, -07). */
export function mayAttack(state: State, turn: Turn): boolean {
  if (!hasAction(turn, 'attack')) return false;
  // Who is treated as a hero attacks as often as one (D2C-QTSR-53).
  return (
    !attacksLimited(state, turn.figure) ||
    turn.attacks < attacksEach(state, turn.figure) ||
    turn.extra.includes('attack')
  );
}

/** Monsters and allies attack once in an activation (D2-OTURN-06, D2-ALLY-11). */
const attacksLimited = (state: State, id: FigureId): boolean => monsterOf(state, id) !== null || isAlly(state, id);

/** How many attacks, or actions that contain one, a monster has in its activation (D2-OTURN-06, D2C-MAB-01, -02). */
const attacksEach = (state: State, id: FigureId): number =>
  isPermitted(state, id, 'two-attacks') ? 2 : (ordersOf(state, id)?.attacks ?? 1);

function attacks(state: State, turn: Turn, options: Choice[], free = false): void {
  const { figure: id, at } = turn;
  for (const weapon of weaponsOf(state, id)) {
    // In the middle of a move the attack must be possible before a large figure expands; then it may choose other targets (D2-INT-08, D2-LARGE-15).
    if (at !== null && pointsOf(turn) > 0 && targetsFor(state, id, weapon, { from: [at] }).length === 0) continue;
    for (const { figure, cell } of targetsFor(state, id, weapon))
      options.push({ do: 'attack', weapon: weapon.id, target: figure, cell, ...(free && { free: true }) });
  }
}

/** Even whose actions are restricted may climb out of a pit with any of them (D2-TERR-12, D2-ACTN-12). */
function climbs(state: State, turn: Turn, options: Choice[]): void {
  if (!isInPit(state, turn.figure) || !hasAction(turn, 'any')) return;
  for (const to of climbsOf(state, turn.figure)) options.push({ do: 'climb', to });
}

function others(state: State, turn: Turn, options: Choice[]): void {
  const { figure: id } = turn;
  const figure = figureOf(state, id);
  if (figure === null) return;
  climbs(state, turn, options);
  // Figures treated as heroes perform special actions of the quest in place of the action of their card (D2-TREAT-04).
  if (hasAction(turn, actionForSpecial(state, id)))
    for (const { action, at } of specialActions(state, id)) options.push({ do: 'special', action, at });
  if (!hasAction(turn, 'other')) return;
  for (const door of doorsToOpen(state, id)) options.push({ do: 'door', door });
  for (const token of takeable(state, id))
    options.push({ do: 'take', token, cell: state.tokens.find(one => one.id === token)?.cell ?? 0 });
  for (const { token, cell } of droppable(state, id)) options.push({ do: 'drop', token, cell });
  if (isHero(state, id)) {
    options.push({ do: 'rest' });
    for (const token of searchable(state, id)) options.push({ do: 'search', token });
  } else if (!isAlly(state, id)) return;
  // Allies are like heroes for secret rooms (D2-SECGEN-25).
  for (const token of challengesBeside(state, id)) options.push({ do: 'search', token });
  // A token in an adjacent space, never in one's own (D2-REV-01, -02).
  for (const hero of state.heroes)
    if (
      hero.down !== null &&
      hero.swallowed === undefined &&
      areAdjacentCells(state, figure.cells, [hero.down]) &&
      mayRecover(state, hero.id, id, false)
    )
      options.push({ do: 'revive', hero: hero.id });
}

/** Allies have actions of any kind (D2-ACTN-05). */
const actionForSpecial = (state: State, id: FigureId): 'attack' | 'other' =>
  isTreatedAsHero(state, id) && !isAlly(state, id) ? 'attack' : 'other';

/** Skills, feats, items, monster actions: what a card offers as an action or at any time of the own turn. */
function abilities(state: State, io: Io, turn: Turn, options: Choice[], stunned: boolean): void {
  // Of two cards of the same name one is used: they are the same choice.
  const named = new Set<string>();
  for (const { held, n, ability } of offered(state, turn.figure)) {
    if (ability.at === 'action' && (stunned || isCursed(state, held) || !hasAction(turn, 'other'))) continue;
    if (ability.at === 'action' && holdsAttack(ability) && hasAttacked(state, turn)) continue;
    if (ability.at === 'action' && held.by !== 'rule' && isPermitted(state, turn.figure, 'sneaks')) continue;
    if (ability.at === 'action' && holdsMove(ability) && hasMovedEnough(state, turn)) continue;
    if (ability.at === 'action' && isSpentSkill(state, turn.figure, held)) continue;
    if (named.has(`${held.owner}/${held.id}/${n}`) || !isUsable(state, io, held, n, ability)) continue;
    named.add(`${held.owner}/${held.id}/${n}`);
    for (const x of waysToPay(state, held.owner, ability))
      options.push({ do: 'use', by: held.owner, card: held.id, ability: n, ...(x > 0 && { x }) });
  }
}

/** Some use a single skill or ability that is an action in a turn; items are none. */
const isSpentSkill = (state: State, id: FigureId, { by }: Held): boolean =>
  isSkill(by) && state.used.turn.includes(skillUsed(id)) && isPermitted(state, id, 'one-skill');

const isSkill = (by: Held['by']): boolean => by === 'skill' || by === 'hero-ability' || by === 'feat';
const skillUsed = (id: FigureId): string => `skill-action/${id}`;

/** What a knocked-out hero may use in his turn besides standing up. */
export const whileFallen = (state: State, io: Io, { figure }: Turn): Choice[] =>
  offered(state, figure).flatMap(({ held, n, ability }): Choice[] =>
    ability.fallen && ability.at === 'own-turn' && isUsable(state, io, held, n, ability)
      ? [{ do: 'use', by: held.owner, card: held.id, ability: n }]
      : [],
  );

/** A monster or ally has made the attacks of its activation. */
const hasAttacked = (state: State, { figure, attacks }: Turn): boolean =>
  attacksLimited(state, figure) && attacks >= attacksEach(state, figure);

/** Attacks that are part of a monster action count against its limit (D2-MGEN-18). */
export function holdsAttack({ effects }: Ability): boolean {
  let known = attacking.get(effects);
  if (known === undefined) {
    known = ATTACKS.test(JSON.stringify(effects)) && !JSON.stringify(effects).includes('"counts":true');
    attacking.set(effects, known);
  }
  return known;
}
const attacking = new WeakMap<object, boolean>();
/** The words that make an attack; those that count themselves do so when it is made. */
const ATTACKS = /"do":"(attack|fly-by|leap|rampage)"/;

/** Move actions that are part of an action count against the limit of whoever has only one (D2C-QTSR-53). */
const holdsMove = ({ effects }: Ability): boolean =>
  effects.some(effect => effect.do === 'fly-by' || effect.do === 'rampage');

const isOwn = ({ at }: Ability): boolean =>
  at === 'action' || (typeof at === 'string' ? at === 'own-turn' : at.includes('own-turn'));

interface Offered {
  readonly held: Held;
  readonly n: number;
  readonly ability: Ability;
}

export function offered(state: State, id: FigureId): Offered[] {
  const found: Offered[] = [];
  const feat = isHero(state, id) ? featHeldBy(state, heroOf(state, id)) : null;
  if (feat !== null)
    for (const [n, ability] of (feat.card.abilities ?? []).entries())
      if (isOwn(ability)) found.push({ held: feat, n, ability });
  for (const held of heldFor(state, id)) {
    const { abilities = NO_ABILITIES } = held.card;
    for (let n = 0; n < abilities.length; n++) {
      const ability = abilities[n] as Ability;
      if (isOwn(ability)) found.push({ held, n, ability });
    }
  }
  for (const one of sharedWith(state, id)) if (isOwn(one.ability)) found.push(one);
  const room = isInRoom(state, id) && isHero(state, id) ? openRoom(state) : null;
  if (room !== null)
    for (const [n, ability] of (room.room.rules?.abilities ?? []).entries())
      if (isOwn(ability)) {
        const card = { name: room.room.name, ...room.room.rules };
        found.push({
          held: { id: room.id, by: 'secret-room', card, owner: id, inPlay: null, tired: false },
          n,
          ability,
        });
      }
  // Weapons with actions of their own count outside attacks where their card says so.
  if (isHero(state, id))
    for (const inPlay of heroOf(state, id).cards)
      if (inPlay.worn && isItem(inPlay.id) && itemOf(inPlay.id).attack !== undefined && !itemOf(inPlay.id).anytime)
        for (const [n, ability] of (itemOf(inPlay.id).abilities ?? []).entries())
          if (isOwn(ability))
            found.push({
              held: {
                id: inPlay.id,
                by: itemOf(inPlay.id).kind,
                card: itemOf(inPlay.id),
                owner: id,
                inPlay,
                tired: inPlay.tired,
              },
              n,
              ability,
            });
  for (const { effect, source } of inForce(state, id, 'offers'))
    if (isOwn(effect.ability) && (effect.if === undefined || holds(state, id, effect.if, {}, source)))
      found.push({
        held: { id: source, by: 'monster-ability', card: cardOf(source), owner: id, inPlay: null, tired: false },
        n: 0,
        ability: effect.ability,
      });
  const monster = monsterOf(state, id);
  const companion = state.companions.find(one => one.id === id);
  const own =
    monster !== null
      ? monsterCardOf(state, monster)
      : companion === undefined
        ? null
        : companionCardOf(state, companion);
  if (own !== null)
    for (const action of own.actions ?? [])
      for (const [n, ability] of (abilityOf(action).abilities ?? []).entries())
        if (isOwn(ability))
          found.push({
            held: { id: action, by: 'monster-ability', card: abilityOf(action), owner: id, inPlay: null, tired: false },
            n,
            ability,
          });
  return found;
}
const NO_ABILITIES: readonly Ability[] = [];

/** Carries out what the active figure does. */
export function* perform(state: State, io: Io, turn: Turn, choice: Choice): Flow {
  const { figure: id } = turn;
  switch (choice.do) {
    case 'go': {
      const way = reachOf(state, id, pointsOf(turn)).costsTo(choice.to);
      if (way.length === 0) yield* turnOver(state, io, id, choice.to);
      else yield* walk(state, io, id, way, { source: choice.with, turn });
      return;
    }
    case 'explore':
      payPoints(turn, choice.with, 1);
      yield* explore(state, io, id);
      return;
    case 'jump': {
      if (passagesFrom(state, id).includes(choice.to)) {
        payPoints(turn, choice.with, 1);
        yield* goThrough(state, io, id, choice.to);
        return;
      }
      const way = jumpsFrom(state, id, pointsOf(turn)).find(one => one[one.length - 1] === choice.to) ?? [];
      yield* walk(
        state,
        io,
        id,
        way.map(cell => ({ cell, cost: 1 })),
        { source: choice.with, turn },
      );
      return;
    }
    case 'leave': {
      const reach = reachOf(state, id, pointsOf(turn));
      // Somebody else may stand in the edge space: it is passed, not stopped in.
      yield* walk(state, io, id, reach.costsOver(choice.over), { source: choice.with, turn, goesOn: true });
      // Whatever stopped it on the way keeps it on the map.
      if (turn.ended || !figureOf(state, id)?.cells.includes(choice.over) || pointsOf(turn) === 0) {
        yield* expand(state, io, id);
        return;
      }
      payPoints(turn, choice.with, 1);
      yield* leaveMap(state, io, id);
      return;
    }
    case 'move':
      // The one move action of its own comes before those that were granted.
      if (turn.moves === 0 && turn.actions > 0 && isPermitted(state, id, 'one-move')) turn.actions--;
      else spendAction(turn, 'move');
      turn.moves++;
      turn.passed = [];
      io.tell?.({ kind: 'action', figure: id, action: 'move', rule: 'D2-MOVE-11' });
      yield* announce(state, io, 'move-declared', { figure: id });
      gainPoints(state, io, id, `move-${turn.moves}`, speedOf(state, id));
      endFor(state, 'move-begun', id);
      break;
    case 'tire':
      yield* tire(state, io, id, 1, { by: 'move', willing: true });
      gainPoints(state, io, id, 'fatigue', isPermitted(state, id, 'two-points-for-fatigue') ? 2 : 1);
      yield* announce(state, io, 'tired-for-move', { figure: id });
      return;
    case 'attack':
      yield* attackAction(state, io, turn, choice);
      // It was no action (D2-TWO-01).
      if (choice.free) return;
      break;
    case 'rest':
      spendAction(turn, 'other');
      turn.rested = true;
      io.tell?.({ kind: 'action', figure: id, action: 'rest', rule: 'D2-REST-01' });
      yield* announce(state, io, 'rested', { figure: id });
      break;
    case 'search':
      spendAction(turn, 'other');
      if (challengesBeside(state, id).includes(choice.token)) yield* challenge(state, io, id, choice.token);
      else yield* search(state, io, id, choice.token);
      break;
    case 'door':
      spendAction(turn, 'other');
      yield* openOrClose(state, io, id, choice.door);
      break;
    case 'revive':
      spendAction(turn, 'other');
      io.tell?.({ kind: 'action', figure: id, action: 'revive', rule: 'D2-REV-01' });
      if (!(yield* isThwarted(state, io, id, choice.hero))) yield* raise(state, io, choice.hero, 'revived', id);
      break;
    case 'climb':
      spendAction(turn, 'any');
      io.tell?.({ kind: 'action', figure: id, action: 'climb', rule: 'D2-TERR-10' });
      yield* placeOver(state, io, id, choice.to, 'climb');
      break;
    case 'shake-off':
      spendAction(turn, 'any');
      removeCondition(state, io, choice.of ?? id, choice.condition);
      break;
    case 'take':
      spendAction(turn, 'other');
      yield* takeToken(state, io, id, choice.token);
      break;
    case 'drop':
      spendAction(turn, 'other');
      yield* dropToken(state, io, id, choice.token, choice.cell);
      break;
    case 'special':
      spendAction(turn, actionForSpecial(state, id));
      yield* performSpecial(state, io, id, choice.action, choice.at);
      break;
    case 'give':
      yield* giveItem(state, io, choice.from ?? id, choice.item, choice.to, choice.from !== undefined);
      return;
    case 'use': {
      const named = offered(state, id).filter(({ held, n }) => held.id === choice.card && n === choice.ability);
      const found = named.find(({ held, n, ability }) => isUsable(state, io, held, n, ability)) ?? named[0];
      if (found === undefined) return;
      const { held, n, ability } = found;
      if (ability.at === 'action') {
        spendAction(turn, 'other');
        if (isSkill(held.by) && isPermitted(state, id, 'one-skill')) state.used.turn.push(skillUsed(id));
        if (holdsAttack(ability)) turn.attacks++;
      }
      yield* use(state, io, held, n, ability, {}, choice.x ?? 0);
      if (ability.at !== 'action') return;
      break;
    }
    default:
      return;
  }
  turn.done = (turn.done ?? 0) + 1;
  yield* announce(state, io, 'action-done', { figure: id });
}

/** Something may keep a revival from having any effect. */
function* isThwarted(state: State, io: Io, by: FigureId, hero: FigureId): Flow<boolean> {
  const revival = { figure: by, card: 'revive', spared: false };
  state.exhausting.push(revival);
  yield* announce(state, io, 'reviving', { figure: hero, other: by });
  state.exhausting.splice(state.exhausting.indexOf(revival), 1);
  return revival.spared;
}

function* attackAction(state: State, io: Io, turn: Turn, choice: Extract<Choice, { do: 'attack' }>): Flow {
  const { figure: id } = turn;
  const weapon = weaponOf(state, id, choice.weapon);
  if (weapon === null) return;
  // The attack of its own comes before those that were granted, which do not count against a monster's limit (D2C-OL-62).
  if (choice.free) turn.free = false;
  else if (
    turn.actions > 0 &&
    (isHero(state, id) || !hasAttacked(state, turn)) &&
    (turn.only === null || turn.only.includes('attack'))
  ) {
    turn.actions--;
    turn.attacks++;
    turn.at = null;
  } else spendAction(turn, 'attack');
  const first = { figure: choice.target, cell: choice.cell };
  const second = isPermitted(state, id, 'two-targets') ? yield* secondTarget(state, id, weapon, choice.target) : null;
  yield* attackWith(state, io, {
    by: id,
    weapon,
    targets: second === null ? [first] : [first, second],
    // Only who may name the target after the roll has to know the others.
    among: mayBePermitted(state, 'rolls-first') ? targetsFor(state, id, weapon) : [],
  });
}

/** Another hero as a target of the same attack, if its player wants. */
export function* secondTarget(state: State, id: FigureId, weapon: Weapon, first: FigureId): Flow<Target | null> {
  const reached = targetsFor(state, id, weapon, { everybody: true }).filter(({ figure }) => figure !== first);
  const heroes = reached.filter(({ figure }) => isHero(state, figure));
  // Who is only treated as a hero fills the number where heroes do not (D2C-BEAS-02).
  const others = heroes.length > 0 ? heroes : reached.filter(({ figure }) => isTreatedAsHero(state, figure));
  if (others.length === 0) return null;
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'pick',
    rule: 'D2-ASTEP-05',
    about: id,
    options: [
      ...others.map(({ figure, cell }): Choice => ({ do: 'attack', weapon: weapon.id, target: figure, cell })),
      { do: 'pass' },
    ],
  });
  return choice.do === 'attack' ? { figure: choice.target, cell: choice.cell } : null;
}
