import { choose, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type Colour, isBasic, MANA, type Mana } from '../content/words.ts';
import type { Doing } from '../effects/word.ts';
import type { LastingEffect } from '../state.ts';
import type { Flow } from '../types.ts';
import { mustTakeOther } from './friendly-mana.ts';
import { DOUBLED, isDoubled, isTolled, layOnTokens, polarity, spendFleeting } from './mana-effects.ts';
import { isNight } from './night.ts';
import { hasRule, inForce } from './passives.ts';
import { isFree } from './source.ts';
import { announce } from './triggers.ts';
import { takeWounds } from './wounds.ts';

/** One way to pay: with what, the mana it is, and the mana it counts as. */
export type Way = Extract<Choice, { do: 'pay' }>;

/** Gold serves by day (MK-MANA-06, -08), black at night (MK-MANA-07, -08); effects may allow either. */
export const goldServes = ({ state, turn, seat }: Doing): boolean =>
  !isNight(state, turn) || hasRule(state, seat, 'gold-usable');
export const blackServes = ({ state, turn, seat }: Doing): boolean =>
  isNight(state, turn) || hasRule(state, seat, 'black-usable');

/** How many more dice of the Source may be used in this turn: one, and what effects add (MK-MANA-09). */
export function diceLeft({ state, turn, seat }: Doing): number {
  if (hasRule(state, seat, 'no-dice')) return 0;
  const own = hasRule(state, seat, 'no-source-die') ? 0 : 1;
  return own + turn.moreDice - turn.dice;
}

export { isFree };

/** Can a mana that shows this colour be used as that one? */
function serves(at: Doing, mana: Mana, as: Mana): boolean {
  if (mana === 'gold') return (as === 'gold' || isBasic(as)) && goldServes(at);
  if (mana === 'black') return as === 'black' && blackServes(at);
  return mana === as;
}

/** What lets a die that shows black or gold give this mana although it would not: one that holds for all dice before one that holds for a single one. */
function wildFor(at: Doing, mana: Mana, as: Mana): { readonly lasting: LastingEffect | undefined } | null {
  if (isBasic(mana) || as === 'gold' || (as === 'black' && !blackServes(at))) return null;
  let best: { readonly lasting: LastingEffect | undefined } | null = null;
  for (const { effect, at: place } of inForce(at.state, at.seat, 'wild-die')) {
    if (!effect.of.includes(mana) || (as === 'black' && effect.as === 'basic')) continue;
    const lasting = place === null ? undefined : at.state.lasting[place];
    if (lasting === undefined || lasting.left === null) return { lasting };
    best ??= { lasting };
  }
  return best;
}

/** Is there any way to pay a mana? The same as whether `waysToPay` has one, asked far more often: nothing is made for it. */
function isPayable(at: Doing, as: Mana): boolean {
  const { state, hero, seat } = at;
  if (isBasic(as) && (hero.tokens[as] > 0 || hero.crystals[as] > 0)) return true;
  for (const mana of MANA) if (hero.tokens[mana] > 0 && serves(at, mana, as)) return true;
  if (diceLeft(at) > 0) for (const die of state.source) if (isFree(die) && givesDie(at, die.colour, as)) return true;
  return (
    stolenDie(at, as) !== null ||
    isEndless(at, as) ||
    (inForce(state, seat, 'polarize').length > 0 && polarized(at, as).length > 0)
  );
}

/** Would a die of the Source that shows this mana be taken for that one? */
const givesDie = (at: Doing, mana: Mana, as: Mana): boolean =>
  (serves(at, mana, as) || wildFor(at, mana, as) !== null) && !mustTakeOther(at, mana, as);

/** The die on a tactic, where it is left for this turn and serves. */
function stolenDie(at: Doing, as: Mana): Mana | null {
  const stolen = at.hero.tactic?.die ?? null;
  return stolen !== null && !at.turn.used.includes('stolen-die') && serves(at, stolen, as) ? stolen : null;
}

/** Two rings that give the same are one way to pay. */
const isEndless = (at: Doing, as: Mana): boolean =>
  inForce(at.state, at.seat, 'endless-mana').some(({ effect }) => effect.of.includes(as)) &&
  (as !== 'black' || blackServes(at));

/** All ways to pay a mana, each once: own tokens, own crystals, dice of the Source, mana without end. */
export function waysToPay(at: Doing, as: Mana): Way[] {
  const { state, hero } = at;
  const ways: Way[] = [];
  for (const mana of MANA) if (hero.tokens[mana] > 0 && serves(at, mana, as)) ways.push(WAY.token[mana][as]);
  if (isBasic(as) && hero.crystals[as] > 0) ways.push(WAY.crystal[as][as]);
  if (diceLeft(at) > 0) {
    for (const mana of MANA)
      if (state.source.some(die => die.colour === mana && isFree(die)) && givesDie(at, mana, as))
        ways.push(WAY.die[mana][as]);
  }
  const stolen = stolenDie(at, as);
  if (stolen !== null) ways.push(WAY['stolen-die'][stolen][as]);
  if (isEndless(at, as)) ways.push(WAY.endless[as][as]);
  if (inForce(state, at.seat, 'polarize').length > 0)
    ways.push(...polarized(at, as).filter(way => !ways.includes(way)));
  return ways;
}

/** Ways by which a mana would count as its opposite. */
function polarized(at: Doing, as: Mana): Way[] {
  const { state, hero } = at;
  return MANA.filter(mana => polarity(at, mana, as) !== null).flatMap(mana => {
    const ways: Way[] = [];
    if (hero.tokens[mana] > 0) ways.push(WAY.token[mana][as]);
    if (isBasic(mana) && hero.crystals[mana] > 0) ways.push(WAY.crystal[mana][as]);
    if (diceLeft(at) > 0 && state.source.some(die => isFree(die) && die.colour === mana)) ways.push(WAY.die[mana][as]);
    return ways;
  });
}

/** Does this way need a mana to count as its opposite? */
function reverses(at: Doing, { with: kind, mana, as }: Way): boolean {
  if (kind === 'endless' || kind === 'stolen-die' || serves(at, mana, as)) return false;
  return kind !== 'die' || wildFor(at, mana, as) === null;
}

/** Every way is one object, made once. */
const WAY = Object.fromEntries(
  (['token', 'crystal', 'die', 'stolen-die', 'endless'] as const).map(kind => [
    kind,
    Object.fromEntries(
      MANA.map(mana => [mana, Object.fromEntries(MANA.map(as => [as, { do: 'pay', with: kind, mana, as }]))]),
    ),
  ]),
) as Record<Way['with'], Record<Mana, Record<Mana, Way>>>;

/** What must hold after mana is paid: that an effect could still demand its own (MK-CARD-14). */
export type Still = (() => boolean) | null;

/** Can all of these be paid together, so that something still holds? */
export function canPay(at: Doing, wanted: readonly Mana[], still: Still = null): boolean {
  const first = wanted[0];
  if (first === undefined) return still === null || still();
  if (wanted.length === 1 && still === null) {
    if (!isPayable(at, first)) return false;
    if (!isDoubled(at, first)) return true;
  }
  const ways = waysToPay(at, first);
  const rest = wanted.slice(1);
  return ways.some(way => leaves(at, way, rest, still));
}

/** Which basic mana can be paid in one position: several cards of a hand ask for the same. */
export class Purse {
  readonly #known: Record<Colour, boolean | null> = { red: null, blue: null, green: null, white: null };

  holds(at: Doing, colour: Colour): boolean {
    this.#known[colour] ??= canPay(at, [colour]);
    return this.#known[colour];
  }
}

/** Takes what a way uses; the answer puts it back. */
function take(at: Doing, way: Way): () => void {
  const opposite = reverses(at, way) ? polarity(at, way.mana, way.as) : null;
  const uses = opposite?.left ?? null;
  const doubled = isDoubled(at, way.as);
  const mana = takeMana(at, way);
  if (doubled) at.turn.used.push(DOUBLED);
  const back = (): void => {
    if (doubled) takeOut(at.turn.used, DOUBLED);
    mana();
  };
  if (opposite === null || uses === null) return back;
  opposite.left = uses - 1;
  return () => {
    opposite.left = uses;
    back();
  };
}

function takeMana(at: Doing, { with: kind, mana, as }: Way): () => void {
  const { state, hero, turn } = at;
  switch (kind) {
    case 'token':
      hero.tokens[mana]--;
      return () => hero.tokens[mana]++;
    case 'crystal':
      hero.crystals[mana as Colour]--;
      return () => hero.crystals[mana as Colour]++;
    case 'die': {
      const die = state.source.find(one => isFree(one) && one.colour === mana);
      if (die === undefined) throw new RangeError(`No ${mana} die lies in the Source.`);
      const wild = serves(at, mana, as) ? undefined : wildFor(at, mana, as)?.lasting;
      const uses = wild?.left ?? null;
      if (wild && uses !== null) wild.left = uses - 1;
      die.by = turn.seat;
      turn.dice++;
      return () => {
        if (wild) wild.left = uses;
        die.by = null;
        turn.dice--;
      };
    }
    case 'stolen-die':
      turn.used.push('stolen-die');
      return () => turn.used.pop();
    case 'endless':
      return () => undefined;
  }
}

/** Could the rest still be paid after this? */
function leaves(at: Doing, way: Way, rest: readonly Mana[], still: Still): boolean {
  const more = isDoubled(at, way.as) ? [way.as] : [];
  const back = take(at, way);
  const can = canPay(at, [...more, ...rest], still);
  back();
  return can;
}

/** Pays one of these mana, as the player likes, so that the rest can still be paid; null if none can be. The mana it counted as (MK-CARD-16). */
export function* payMana(
  at: Doing,
  wanted: readonly Mana[],
  still: Still = null,
  rest: readonly Mana[] = [],
): Flow<Mana | null> {
  const options: Way[] = wanted
    .flatMap(as => waysToPay(at, as))
    .filter(way => (still === null && rest.length === 0 && !isDoubled(at, way.as)) || leaves(at, way, rest, still));
  if (options.length === 0) return null;
  const chosen = yield* choose<Choice, AskKind>({ seat: at.seat, kind: 'pay', rule: 'MK-CARD-16', options });
  if (chosen.do !== 'pay') return null;
  yield* pay(at, chosen, rest, still);
  return chosen.as;
}

/** Pays all of these, one after the other, so that the rest can still be paid. */
export function* payAll(at: Doing, wanted: readonly Mana[], still: Still = null): Flow {
  for (let i = 0; i < wanted.length; i++) {
    const rest = wanted.slice(i + 1);
    const options = waysToPay(at, wanted[i] as Mana).filter(way => leaves(at, way, rest, still));
    const chosen = yield* choose<Choice, AskKind>({ seat: at.seat, kind: 'pay', rule: 'MK-CARD-16', options });
    if (chosen.do === 'pay') yield* pay(at, chosen, rest, still);
  }
}

/** Pays in this way; a mana that is doubled is paid once more, so that the rest can still be paid. */
function* pay(at: Doing, way: Way, rest: readonly Mana[], still: Still): Flow {
  const { state, io, seat, turn } = at;
  const doubled = isDoubled(at, way.as);
  take(at, way);
  turn.spent.push(way.as);
  if (way.with === 'crystal') turn.spentCrystals.push(way.mana as Colour);
  if (way.with === 'token') spendFleeting(at, way.mana);
  io.tell?.({ kind: 'mana-paid', seat, with: way.with, mana: way.mana, as: way.as, rule: 'MK-CARD-16' });
  if (isTolled(at, way.as)) {
    turn.used.push(`toll-${way.as}`);
    yield* takeWounds(at, 1, 'hand', 'MK-SKILL-08');
  }
  yield* announce(state, io, seat, turn, 'mana-used', { colour: way.as });
  if (!doubled || !isBasic(way.as)) return;
  const more = yield* payMana(at, [way.as], still, rest);
  if (more !== null) layOnTokens(at, way.as);
}
