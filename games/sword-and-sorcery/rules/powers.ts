import { isSpent, spend } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { Ability, AbilityLevel, Aim } from '../content/ability.ts';
import { itemOf } from '../content/items/index.ts';
import type { PowerId } from '../content/powers/index.ts';
import type { Action } from '../content/words.ts';
import { holds } from '../effects/tests.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import { type Doing, NOTHING } from '../effects/word.ts';
import type { FigureId, Hero, State, Turn, Zone } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { abilitiesOf, type Held } from './abilities.ts';
import { candidates, sees, spread } from './aims.ts';
import { attack } from './attack/attack.ts';
import type { AttackProfile } from './attack/profile.ts';
import { targetsFor } from './attacking.ts';
import { isDown } from './balance-of-power.ts';
import { sideOfCard, turned } from './equipment.ts';
import { begin } from './lasting.ts';
import { endMove, giveUpMove } from './movement.ts';
import { mayAct, type TurnChapter, takeAction } from './turn-chapter.ts';
import { spendAbility } from './using.ts';
import { rangeBetween } from './zones.ts';

/** Powers, the hero power and items that are used by an action in the own turn (SS-USE-01, SS-PUSE-01). */
export const powers: TurnChapter<'power' | 'hero-power' | 'item'> = {
  offers(state, hero, turn) {
    const found: Choice[] = [];
    for (const held of abilitiesOf(hero, isAction))
      if (isPayable(state, hero, turn, held))
        for (const level of held.levels) found.push(...uses(state, hero, held, level));
    return found;
  },
  acts: {
    power: use,
    'hero-power': use,
    item: use,
  },
};

/** It is used by an action of its own, in the own turn. */
const isAction = ({ action }: Ability): boolean => action !== 'passive' && action !== 'reaction';

/** Can its action be taken, is it ready, is its limit not reached, does its condition hold? */
function isPayable(state: State, hero: Hero, turn: Turn, { id, ability, glasses }: Held): boolean {
  if (glasses > 0 || isSpent(state.used, `${hero.id}/${id}`, ability.limit)) return false;
  switch (ability.action) {
    case 'combat':
      if (isDown(hero) || turn.extra.length > 0 || !mayAct(turn, 'combat')) return false;
      break;
    case 'standard':
      if (!mayAct(turn, 'standard')) return false;
      break;
    case 'move':
      if (isDown(hero) || turn.moved || turn.slowed === 0 || turn.extra.length > 0) return false;
      break;
    case 'free':
      break;
    case 'passive':
    case 'reaction':
      return false;
  }
  return ability.if === undefined || holds(state, hero.id, ability.if);
}

/** One option for each target it can be used on now, as long as there is a reason to. */
function uses(state: State, hero: Hero, held: Held, level: AbilityLevel): Choice[] {
  const aim = aimOf(held, level);
  if (level.attack !== undefined) {
    const profile = profileOf(hero, held, level);
    return targetsFor(state, hero, profile).map(target => option(held, level, target));
  }
  if (aim.who === 'self' || aim.who === 'heroes-here' || aim.who === 'heroes-in-sight')
    return vocabulary.usable(doing(state, NO_IO, hero, held, level, [hero.id]), level.effects ?? [])
      ? [option(held, level, null)]
      : [];
  if (aim.who === 'zone')
    return zonesFor(state, hero, aim).map(
      (zone): Choice => ({ ...option(held, level, null), zone, map: state.adventure }) as Choice,
    );
  return candidates(state, hero.id, aim).flatMap(target =>
    vocabulary.usable(doing(state, NO_IO, hero, held, level, [target]), level.effects ?? [])
      ? [option(held, level, target)]
      : [],
  );
}

/** Zones within range and in sight. */
const zonesFor = (state: State, { id, zone: from }: Hero, { range = 0 }: Aim): Zone[] =>
  state.ground.flatMap((_, zone) => (rangeBetween(state, from, zone) <= range && sees(state, id, zone) ? [zone] : []));

const aimOf = ({ ability }: Held, level: AbilityLevel): Aim => level.aim ?? ability.aim ?? { who: 'self' };

function option({ id, by, item }: Held, { level }: AbilityLevel, target: FigureId | null): Choice {
  if (by === 'hero-power') return { do: 'hero-power', target, called: id };
  if (item !== null) return turned(item, { do: 'item', item: item.id, target });
  return { do: 'power', power: id as PowerId, level, target };
}

/** Looking for reasons changes nothing: no luck and no listener is needed. */
const NO_IO = {} as Io;

function doing(state: State, io: Io, hero: Hero, held: Held, level: AbilityLevel, target: readonly FigureId[]): Doing {
  return {
    state,
    io,
    by: hero.id,
    seat: hero.seat,
    source: { id: held.id, by: held.by, level: level.level },
    on: spread(state, hero.id, aimOf(held, level), target),
    zone: null,
    about: NOTHING,
  };
}

function profileOf(hero: Hero, held: Held, level: AbilityLevel): Omit<AttackProfile, 'target'> {
  const { ability } = held;
  return {
    by: hero.id,
    source: held.id,
    values: level.attack ?? {},
    range: aimOf(held, level).range ?? 0,
    damage: ability.damage ?? (held.item === null ? null : (itemOf(held.item.id).damage ?? null)),
    properties: [...(ability.properties ?? []), ...(level.properties ?? [])],
    tags: [held.by],
  };
}

function* use(state: State, io: Io, hero: Hero, turn: Turn, choice: Use): Flow {
  const found = chosen(hero, choice);
  if (found === null) return;
  const { target, zone = null } = choice;
  const { held, level } = found;
  const { id } = held;
  payUse(state, io, hero, turn, held, level);
  const on = spread(state, hero.id, aimOf(held, level), target === null ? [hero.id] : [target]);
  io.tell?.({ kind: 'used', by: hero.id, ability: id, level: level.level, on, rule: 'SS-USE-01' });
  // Using it ends hiding, but what asks for it when it is used still finds it (SS-ENG-14).
  const { hidden } = hero;
  if (level.attack !== undefined && target !== null) {
    hero.hidden = false;
    // What the power adds holds for its own attack alone.
    for (const [i, what] of (level.effects ?? []).entries())
      begin(state, {
        source: id,
        key: `own-${i}`,
        on: hero.id,
        by: hero.id,
        until: 'attack-end',
        what,
        next: 'attack',
        fits: null,
      });
    yield* attack(state, io, { ...profileOf(hero, held, level), target });
    return;
  }
  yield* vocabulary.carryOut(
    { ...doing(state, io, hero, held, level, target === null ? [hero.id] : [target]), zone },
    level.effects ?? [],
  );
  if (hidden) hero.hidden = false;
}

/** All that a use costs: its action, its limit, hourglasses, charges, the card itself. */
function payUse(state: State, io: Io, hero: Hero, turn: Turn, held: Held, level: AbilityLevel): void {
  const { action, limit } = held.ability;
  if (action === 'combat' || action === 'standard') takeAction(turn, action);
  if (action === 'combat') endMove(turn);
  if (action === 'move') giveUpMove(turn);
  spend(state.used, `${hero.id}/${held.id}`, limit);
  spendAbility(state, io, hero.id, held, level);
}

type Use = Extract<Choice, { do: 'power' | 'hero-power' | 'item' }>;

/** The ability and the level that a choice names. */
function chosen(hero: Hero, choice: Use): { readonly held: Held; readonly level: AbilityLevel } | null {
  const held = abilitiesOf(hero).find(({ id, by, item }) => {
    if (choice.do === 'hero-power') return by === 'hero-power';
    if (choice.do === 'power') return by === 'power' && id === choice.power;
    return item !== null && id === choice.item && item.side === sideOfCard(choice);
  });
  const level =
    choice.do === 'power' ? held?.levels.find(one => one.level === choice.level) : held?.levels[held.levels.length - 1];
  return held === undefined || level === undefined ? null : { held, level };
}

/** Which kind of action a use is (SS-USE-01). */
export const actionOfUse = (hero: Hero, choice: Use): Action => chosen(hero, choice)?.held.ability.action ?? 'free';

/** A use that was not carried out costs all the same (SS-COND-29). */
export function wasteUse(state: State, io: Io, hero: Hero, turn: Turn, choice: Use): void {
  const use = chosen(hero, choice);
  if (use !== null) payUse(state, io, hero, turn, use.held, use.level);
}
