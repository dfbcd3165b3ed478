import { type Amount, amountOf, type Effect, type Vocabulary, type Word } from './effects.ts';
import type { Decisions, Flow } from './flow.ts';
import type { Lang, Text } from './text.ts';
import { capital, counted, listed, speak } from './wording.ts';

/**
 * Words that put other words together: the same in all games. A game adds those it needs to its union of effects and hands `structureWords` the
 * few things only it knows: how it asks, what its conditions and costs mean.
 */

/** You choose one of the lists, among those that could act. */
export interface OneOf<E> {
  readonly do: 'one-of';
  readonly of: readonly (readonly E[])[];
}

/** The effects act if you want. */
export interface May<E> {
  readonly do: 'may';
  readonly effects: readonly E[];
}

/** If you want and can you pay; then the effects act. */
export interface Pay<E, Cost> {
  readonly do: 'pay';
  readonly cost: Cost;
  readonly effects: readonly E[];
}

/** One list or the other. */
export interface When<E, Condition> {
  readonly do: 'when';
  readonly if: Condition;
  readonly effects: readonly E[];
  readonly otherwise?: readonly E[];
}

/** The effects act once for each of a group. */
export interface Each<E, Group> {
  readonly do: 'each';
  readonly of: Group;
  readonly effects: readonly E[];
}

/** The effects act several times, as long as they can. */
export interface Repeat<E, P extends string = string> {
  readonly do: 'repeat';
  readonly times: Amount<P>;
  readonly effects: readonly E[];
}

/** You roll a die: the effects of the highest step it reaches act. */
export interface RollFor<E> {
  readonly do: 'roll';
  readonly sides?: number;
  readonly steps: readonly { readonly atLeast: number; readonly effects: readonly E[] }[];
}

/** What only the game knows. */
export interface Structure<
  X,
  S extends { readonly lang: Lang },
  D extends Decisions,
  Condition,
  Cost,
  Group,
  P extends string,
> {
  /** Asks the acting player for one of the lists, named by their numbers; a single one is taken. */
  pick(at: X, lists: readonly number[]): Flow<number, D>;
  /** Asks the acting player whether. */
  wants(at: X): Flow<boolean, D>;
  holds(at: X, condition: Condition): boolean;
  payable(at: X, cost: Cost): boolean;
  pay(at: X, cost: Cost): Flow<void, D> | void;
  /** What the effects are handed for each of a group, in the order of the rules. */
  each(at: X, group: Group): readonly X[];
  count(at: X, per: P): number;
  /** Rolls the die and tells of it. */
  die(at: X, sides: number): number;
  /** What follows "if" or "wenn": "you have no wounds", "du keine Wunden hast". */
  condition(condition: Condition, scribe: S): string;
  /** "a blue mana": what is paid. */
  cost(cost: Cost, scribe: S): string;
  /** What follows "for each" or "für": "enemy in this combat", "jeden Gegner in diesem Kampf". */
  group(group: Group, scribe: S): string;
  /** The same for what an amount counts: "wound", "jede Wunde". */
  per(per: P, scribe: S): string;
}

const once: Text = { en: 'once', de: 'einmal' };

/** The structure words of a vocabulary, which is asked for when they act: it holds them itself. */
export function structureWords<
  E extends Effect,
  X,
  S extends { readonly lang: Lang },
  D extends Decisions,
  Condition = never,
  Cost = never,
  Group = never,
  P extends string = never,
>(vocabulary: () => Vocabulary<E, X, S, D>, structure: Structure<X, S, D, Condition, Cost, Group, P>) {
  const texts = (effects: readonly E[], scribe: S): string => vocabulary().sentences(effects, scribe).join(' ');
  const usable = (at: X, effects: readonly E[]): boolean => vocabulary().usable(at, effects);
  const ready = (at: X, { of }: OneOf<E>): number[] =>
    of.flatMap((effects, number) => (usable(at, effects) ? [number] : []));

  const oneOf: Word<OneOf<E>, X, S, D> = {
    can: (at, effect) => ready(at, effect).length > 0,
    *act(at, effect) {
      const chosen = yield* structure.pick(at, ready(at, effect));
      yield* vocabulary().carryOut(at, effect.of[chosen] ?? []);
    },
    say({ of }, scribe) {
      const t = speak(scribe.lang);
      const ways = of.map(effects => texts(effects, scribe).replace(/\.$/, ''));
      return `${t('Choose one', 'Wähle eines')}: ${listed(ways, t('or', 'oder'), ';')}.`;
    },
  };

  const may: Word<May<E>, X, S, D> = {
    can: (at, { effects }) => usable(at, effects),
    *act(at, { effects }) {
      if (yield* structure.wants(at)) yield* vocabulary().carryOut(at, effects);
    },
    say: ({ effects }, scribe) => {
      const t = speak(scribe.lang);
      return `${t('If you want', 'Wenn du willst')}: ${texts(effects, scribe)}`;
    },
  };

  const pay: Word<Pay<E, Cost>, X, S, D> = {
    can: (at, { cost, effects }) => structure.payable(at, cost) && usable(at, effects),
    *act(at, { cost, effects }) {
      if (!(yield* structure.wants(at))) return;
      const paying = structure.pay(at, cost);
      if (paying) yield* paying;
      yield* vocabulary().carryOut(at, effects);
    },
    say({ cost, effects }, scribe) {
      const t = speak(scribe.lang);
      const price = structure.cost(cost, scribe);
      return `${t(`You may pay ${price}`, `Du darfst ${price} zahlen`)}: ${texts(effects, scribe)}`;
    },
  };

  const chosenBy = (at: X, effect: When<E, Condition>): readonly E[] =>
    structure.holds(at, effect.if) ? effect.effects : (effect.otherwise ?? []);
  const when: Word<When<E, Condition>, X, S, D> = {
    can: (at, effect) => usable(at, chosenBy(at, effect)),
    *act(at, effect) {
      yield* vocabulary().carryOut(at, chosenBy(at, effect));
    },
    say(effect, scribe) {
      const t = speak(scribe.lang);
      const clause = structure.condition(effect.if, scribe);
      const first = `${t(`If ${clause}`, `Wenn ${clause}`)}: ${texts(effect.effects, scribe)}`;
      return effect.otherwise ? `${first} ${t('Otherwise', 'Sonst')}: ${texts(effect.otherwise, scribe)}` : first;
    },
  };

  const each: Word<Each<E, Group>, X, S, D> = {
    can: (at, { of, effects }) => structure.each(at, of).some(one => usable(one, effects)),
    *act(at, { of, effects }) {
      for (const one of structure.each(at, of)) yield* vocabulary().carryOut(one, effects);
    },
    say({ of, effects }, scribe) {
      const t = speak(scribe.lang);
      const group = structure.group(of, scribe);
      return `${t(`For each ${group}`, `Für ${group}`)}: ${texts(effects, scribe)}`;
    },
  };

  const timesNow = (at: X, { times }: Repeat<E, P>): number => amountOf(times, per => structure.count(at, per));
  const repeat: Word<Repeat<E, P>, X, S, D> = {
    can: (at, effect) => timesNow(at, effect) > 0 && usable(at, effect.effects),
    *act(at, effect) {
      for (let left = timesNow(at, effect); left > 0 && usable(at, effect.effects); left--)
        yield* vocabulary().carryOut(at, effect.effects);
    },
    say({ times, effects }, scribe) {
      const { lang } = scribe;
      return `${capital(timesText(times, lang, per => structure.per(per, scribe)))}: ${texts(effects, scribe)}`;
    },
  };

  const roll: Word<RollFor<E>, X, S, D> = {
    can: (at, { steps }) => steps.some(({ effects }) => usable(at, effects)),
    *act(at, { sides = 6, steps }) {
      const die = structure.die(at, sides);
      const reached = steps.filter(({ atLeast }) => die >= atLeast);
      const best = reached.reduce((a, b) => (b.atLeast > a.atLeast ? b : a), reached[0] ?? { atLeast: 0, effects: [] });
      yield* vocabulary().carryOut(at, best.effects);
    },
    say({ sides = 6, steps }, scribe) {
      const t = speak(scribe.lang);
      const highest = steps.toSorted((a, b) => a.atLeast - b.atLeast);
      const ways = highest.map(({ atLeast, effects }, i) => {
        const most = (highest[i + 1]?.atLeast ?? sides + 1) - 1;
        const range =
          atLeast === most
            ? String(atLeast)
            : most === sides
              ? t(`${atLeast} or more`, `${atLeast} oder mehr`)
              : t(`${atLeast} to ${most}`, `${atLeast} bis ${most}`);
        return `${range}: ${texts(effects, scribe)}`;
      });
      return `${t('Roll a die.', 'Wirf einen Würfel.')} ${ways.join(' ')}`;
    },
  };

  return { 'one-of': oneOf, may, pay, when, each, repeat, roll };
}

/** "twice", "once for each wound, at most 3 times". */
function timesText<P extends string>(times: Amount<P>, lang: Lang, words: (per: P) => string): string {
  const t = speak(lang);
  const often = (n: number): string =>
    n === 1 ? once[lang] : counted(n, { en: ['time', 'times'], de: ['Mal', 'Mal'] }, lang);
  if (typeof times === 'number') return often(times);
  const base = `${often(times.times ?? 1)} ${t('for each', 'für')} ${words(times.per)}`;
  const plus = times.plus ? t(` and ${often(times.plus)} besides`, ` und ${often(times.plus)} dazu`) : '';
  const most = times.most === undefined ? '' : t(`, at most ${often(times.most)}`, `, höchstens ${often(times.most)}`);
  return `${base}${plus}${most}`;
}
