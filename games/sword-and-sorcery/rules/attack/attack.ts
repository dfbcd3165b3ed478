import { copy, endAt, type Sum, totalOf } from '@tafelrunde/engine';
import { vocabulary } from '../../effects/vocabulary.ts';
import type { Attack, FigureId, Property, State } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { dominatedZones, sideOf, zonesOf } from '../balance-of-power.ts';
import { noSymbols, rollDice } from '../dice.ts';
import { beginNext, boundTo, untilAttack } from '../lasting.ts';
import { announce } from '../triggers.ts';
import { changedValue } from '../values.ts';
import { isInPlay, reach } from './area.ts';
import { lethalOf } from './counting.ts';
import { defend } from './defence.ts';
import { hitsOn } from './hits-on.ts';
import { meantInAttack } from './meaning.ts';
import type { AttackProfile } from './profile.ts';
import { attackDoing, useProperties } from './properties.ts';

import { strikeThing } from './things.ts';
import { dealWounds } from './wounding.ts';

/**
 * An attack from its declaration to its wounds (SS-ATK-01). Everything about it lies in the state while it lasts, so that whoever is asked meanwhile sees
 * it; attacks that answer attacks nest.
 */
export function* attack(state: State, io: Io, profile: AttackProfile): Flow<Attack> {
  const made = declare(state, profile);
  state.attacks.push(made);
  beginNext(state, made.by, 'attack');
  yield* announce(state, io, 'attack-declared', { figure: made.by, other: made.target });
  if (!made.evaded && isInPlay(state, made.by) && isInPlay(state, made.target)) yield* resolve(state, io, made);
  made.step = 'over';
  yield* announce(state, io, 'attack-done', { figure: made.by, other: made.target });
  endAt(state.lasting, untilAttack(state));
  state.attacks.pop();
  return made;
}

function* resolve(state: State, io: Io, made: Attack): Flow {
  yield* prepare(state, io, made);
  io.tell?.({
    kind: 'attack',
    by: made.by,
    target: made.target,
    source: made.source,
    damage: made.damage,
    opportunity: made.opportunity,
    red: made.red,
    blue: made.blue,
    rule: made.opportunity ? 'SS-ENG-06' : 'SS-ATK-02',
  });
  // Step 1: the roll. Re-rolls come after it and before anything is counted (SS-ATK-16).
  made.step = 'roll';
  made.dice = rollDice(io.chance, totalOf(made.red), totalOf(made.blue), () => meantInAttack(state, made));
  if (made.dice.length > 0)
    io.tell?.({
      kind: 'rolled',
      what: 'attack',
      by: made.by,
      dice: made.dice.map(({ die, face }) => ({ die, face })),
      rule: 'SS-ATK-02',
    });
  yield* announce(state, io, 'attack-rolled', { figure: made.by, other: made.target });
  // Step 2: properties.
  made.step = 'properties';
  yield* useProperties(state, io, made);
  // Step 3: the hits are counted; nothing of the attacker changes them any more (SS-ATK-13, -14).
  yield* announce(state, io, 'attack-counted', {
    figure: made.by,
    other: made.target,
    n: totalOf(hitsOn(state, made, made.target)),
  });
  made.step = 'defence';
  if (state.things.some(({ id }) => id === made.target)) return yield* strikeThing(state, io, made);
  const wounds: { readonly figure: FigureId; readonly n: number }[] = [];
  for (const target of reach(state, made)) {
    const hits = hitsOn(state, made, target);
    io.tell?.({
      kind: 'hits',
      by: made.by,
      target,
      hits,
      lethal: lethalOf(made, totalOf(hits)),
      rule: made.area === null ? 'SS-ATK-13' : 'SS-AOE-05',
    });
    const n = yield* defend(state, io, made, target, totalOf(hits));
    wounds.push({ figure: target, n });
  }
  // Defences are made one by one, but count at once (SS-AOE-05).
  for (const { figure, n } of wounds) yield* dealWounds(state, io, made, figure, n);
}

/** A sum of its own for each value: a state never holds the same list twice. */
const sumOf = (base = 0): Sum => ({ base, parts: [], least: 0 });

/** Step 1 begins: weapon and target are chosen, and the balance of power is looked at once and for all (SS-SUP-03). */
function declare(state: State, profile: AttackProfile): Attack {
  const { by, target, source, values, range, damage, properties, tags, opportunity, commander } = profile;
  const camp = sideOf(state, by);
  const [from] = zonesOf(state, by);
  const [to] = zonesOf(state, target);
  return {
    by,
    target,
    source,
    tags: [...tags],
    damage,
    // With heroes the range of the weapon decides, with enemies the zone of the target (SS-CACT-02, -03, SS-ECMB-02).
    melee: camp === 'enemies' ? from === to : range === 0,
    range,
    step: 'declared',
    auto: values.auto ?? 0,
    red: sumOf(values.red),
    blue: sumOf(values.blue),
    dice: [],
    properties: copy(properties) as Property[],
    used: [],
    added: noSymbols(),
    spent: noSymbols(),
    hits: sumOf(values.auto),
    lethal: 0,
    pierce: 0,
    area: null,
    critical: false,
    dominated: dominatedZones(state, camp),
    opportunity: opportunity === true,
    ...(commander !== undefined && { commander }),
    evaded: false,
    defence: null,
    dealt: {},
    zones: to === undefined ? {} : { [target]: to },
  };
}

/** What cards add to dice and hits, before the roll (SS-ATK-16). Superiority counts for each target by its zone. */
function* prepare(state: State, io: Io, made: Attack): Flow {
  const about = { figure: made.by, other: made.target };
  made.red = changedValue(state, made.by, 'red', made.red.base, about);
  made.blue = changedValue(state, made.by, 'blue', made.blue.base, about);
  const hits = changedValue(state, made.by, 'hits', made.auto, about);
  made.hits = { ...hits, parts: [...hits.parts, ...made.hits.parts] };
  const doing = attackDoing(state, io, made);
  for (const { source, what } of boundTo(state, made.by))
    yield* vocabulary.carryOut({ ...doing, source: { ...doing.source, id: source } }, [what]);
}
