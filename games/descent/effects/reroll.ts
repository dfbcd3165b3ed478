import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isPowerDie } from '../content/dice.ts';
import type { DieKind } from '../content/words.ts';
import { shieldsOf } from '../rules/attack/result.ts';
import { roll } from '../rules/dice.ts';
import { attackOf, type RolledDie, type State, testOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/**
 * Dice are rolled again, one after the other; the new faces count (D2-DMOD-02). `attack`: dice of the attack, `power` only power dice; `defence`: of the figures it works on;
 * `test`: all dice of the attribute test; `own`: of the owner's roll; `any`: of whatever was rolled.
 */
export interface Reroll {
  readonly do: 'reroll';
  readonly of: 'attack' | 'power' | 'red' | 'blue' | 'defence' | 'test' | 'own' | 'any';
  readonly n?: number | 'any';
  /** The first result counts where it was better. */
  readonly better?: true;
}

/** All dice that lie on the table: of the test under way, or of the attack. */
export function rolledNow(state: State): RolledDie[] {
  if (state.tests.length > 0) return testOf(state).dice;
  if (state.attacks.length === 0) return [];
  const { dice, aims } = attackOf(state);
  return [...dice, ...aims.flatMap(aim => aim.dice)];
}

/** The dice it may touch. */
function diceFor({ state, on, by }: Doing, of: Reroll['of']): RolledDie[] {
  if (of === 'test') return state.tests.length > 0 ? testOf(state).dice : [];
  if (of === 'any' && state.tests.length > 0) return testOf(state).dice;
  if (of === 'own' && state.tests.length > 0 && testOf(state).figure === by) return testOf(state).dice;
  if (state.attacks.length === 0) return of === 'own' && state.tests.length > 0 ? testOf(state).dice : [];
  const attack = attackOf(state);
  // Dice whose result has been replaced are out of play (D2-DMOD-13).
  const defence = attack.aims
    .filter(aim => on.includes(aim.figure) && aim.replaced === null)
    .flatMap(({ dice }) => dice);
  const fits = ({ kind }: { kind: DieKind }): boolean =>
    of === 'power' ? isPowerDie(kind) : of === 'red' || of === 'blue' ? kind === of : true;
  if (of === 'defence') return defence;
  if (of === 'any')
    return [...attack.dice, ...attack.aims.filter(aim => aim.replaced === null).flatMap(({ dice }) => dice)];
  if (of === 'own')
    return attack.by === by
      ? attack.dice
      : attack.aims.filter(aim => aim.figure === by && aim.replaced === null).flatMap(({ dice }) => dice);
  return attack.dice.filter(fits);
}

export const reroll: DescentWord<Reroll> = {
  can: (at, { of }) => diceFor(at, of).length > 0,
  *act(at, { of, n = 1, better }) {
    const { state, io, seat, by, source } = at;
    const dice = diceFor(at, of);
    if (of === 'test') {
      again(at, dice);
      return;
    }
    const done = new Set<RolledDie>();
    const own = better ? attackOf(state).aims.find(aim => at.on.includes(aim.figure)) : undefined;
    const before = own === undefined ? [] : own.dice.map(die => die.face);
    const shields = own === undefined ? 0 : shieldsOf(own);
    while (done.size < (n === 'any' ? dice.length : n)) {
      const left = dice.map((die, i) => ({ die, i })).filter(({ die }) => !done.has(die));
      const options: Choice[] = left.map(({ die, i }) => ({ do: 'reroll', die: i, shows: { ...die } }));
      if (done.size > 0 || n === 'any') options.push({ do: 'done' });
      if (left.length === 0) break;
      const choice = yield* choose<Choice, AskKind>({ seat, kind: 'reroll', rule: 'D2-DMOD-01', options });
      if (choice.do !== 'reroll') break;
      const die = dice[choice.die];
      if (die === undefined) break;
      done.add(die);
      again(at, [die]);
    }
    if (own !== undefined && shieldsOf(own) < shields)
      for (const [i, face] of before.entries()) (own.dice[i] as RolledDie).face = face;
    io.tell?.({ kind: 'rerolled', by, source: source.id, dice: dice.map(die => ({ ...die })), rule: 'D2-DMOD-02' });
  },
  say({ of, n = 1, better }, { lang }) {
    const t = speak(lang);
    const names: Readonly<Record<Reroll['of'], readonly [string, string]>> = {
      attack: ['attack dice', 'Angriffswürfel'],
      power: ['power dice', 'Machtwürfel'],
      red: ['red dice', 'rote Würfel'],
      blue: ['blue dice', 'blaue Würfel'],
      defence: ['defence dice', 'Verteidigungswürfel'],
      test: ['the dice of the test', 'die Würfel der Probe'],
      own: ['own dice', 'eigene Würfel'],
      any: ['dice of anybody', 'Würfel von irgendwem'],
    };
    const what = t(...names[of]);
    const count = of === 'test' ? '' : n === 'any' ? t('any ', 'beliebige ') : `${n} `;
    return `${t(`Reroll ${count}${what}`, `Wirf ${count}${what} neu`)}${better ? t(' if that is better', ', falls das besser ist') : ''}.`;
  },
};

/** The faces change in the state as it lies there. */
function again({ io, state }: Doing, dice: readonly RolledDie[]): void {
  const rolled = roll(
    io,
    dice.map(({ kind }) => kind),
  );
  for (const [i, die] of dice.entries()) die.face = rolled[i]?.face ?? die.face;
  // A plot card may ask which it was.
  if (state.plot === undefined) return;
  for (const die of rolledNow(state)) {
    if (dice.includes(die)) die.again = true;
    else delete die.again;
  }
}
