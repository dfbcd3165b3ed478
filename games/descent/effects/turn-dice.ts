import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { DICE } from '../content/dice.ts';
import { attackOf, type RolledDie } from '../state.ts';
import { rolledNow } from './reroll.ts';
import type { DescentWord, Doing } from './word.ts';

/** Dice that were rolled are turned to faces of the user's choice (D2-DMOD-06): of the attack, its blue die, the defence of the figures it works on. */
export interface TurnDice {
  readonly do: 'turn-dice';
  readonly of: 'attack' | 'blue' | 'defence' | 'rerolled';
  readonly n?: number | 'any';
  /** Only dice that show nothing; that show a miss. */
  readonly blanks?: true;
  readonly misses?: true;
}

function diceFor(at: Doing, { of, blanks, misses }: TurnDice): RolledDie[] {
  const dice = rolledFor(at, of);
  if (misses) return dice.filter(({ kind, face }) => DICE[kind][face]?.miss === true);
  return blanks ? dice.filter(({ kind, face }) => DICE[kind][face]?.shield === 0) : dice;
}

function rolledFor({ state, on }: Doing, of: TurnDice['of']): RolledDie[] {
  if (of === 'rerolled') return rolledNow(state).filter(({ again }) => again === true);
  if (state.attacks.length === 0) return [];
  const { dice, aims, defending } = attackOf(state);
  if (of === 'attack') return dice;
  if (of === 'blue') return dice.filter(({ kind }) => kind === 'blue');
  return aims
    .filter((aim, i) => on.includes(aim.figure) && aim.replaced === null && (defending ?? i) === i)
    .flatMap(aim => aim.dice);
}

/** Faces that show something else, each once. */
function otherFaces({ kind, face }: RolledDie): number[] {
  const shows = DICE[kind].map(one => JSON.stringify(one));
  return shows.flatMap((one, i) => (one === shows[face] || shows.indexOf(one) < i ? [] : [i]));
}

export const turnDice: DescentWord<TurnDice> = {
  can: (at, effect) => diceFor(at, effect).length > 0,
  *act(at, effect) {
    const { n = 1 } = effect;
    const { io, seat, by, source } = at;
    const dice = diceFor(at, effect);
    const done = new Set<RolledDie>();
    while (done.size < (n === 'any' ? dice.length : n)) {
      const options = dice.flatMap((die, i): Choice[] =>
        done.has(die) ? [] : otherFaces(die).map(face => ({ do: 'face', die: i, kind: die.kind, face })),
      );
      if (options.length === 0) break;
      options.push({ do: 'done' });
      const choice = yield* choose<Choice, AskKind>({ seat, kind: 'reroll', rule: 'D2-DMOD-06', options });
      if (choice.do !== 'face') break;
      const die = dice[choice.die];
      if (die === undefined) break;
      die.face = choice.face;
      done.add(die);
    }
    io.tell?.({ kind: 'rerolled', by, source: source.id, dice: dice.map(die => ({ ...die })), rule: 'D2-DMOD-06' });
  },
  say({ of, n = 1, blanks, misses }, { lang }) {
    const t = speak(lang);
    const [en, de] = {
      attack: ['attack dice', 'Angriffswürfel'],
      blue: ['the blue die', 'den blauen Würfel'],
      defence: ['defence dice', 'Verteidigungswürfel'],
      rerolled: ['of the dice just rolled again', 'der eben neu geworfenen Würfel'],
    }[of] as [string, string];
    const count = of === 'blue' ? '' : n === 'any' ? t('any ', 'beliebige ') : `${n} `;
    if (misses)
      return t(
        'Turn any dice that show a miss to a face of your choice.',
        'Drehe beliebige Würfel, die einen Fehlschlag zeigen, auf eine Seite deiner Wahl.',
      );
    if (blanks)
      return t(
        'Turn any blank defence dice to a face of your choice.',
        'Drehe beliebige leere Verteidigungswürfel auf eine Seite deiner Wahl.',
      );
    return t(`Turn ${count}${en} to a face of your choice.`, `Drehe ${count}${de} auf eine Seite deiner Wahl.`);
  },
};
