import { expect, test } from 'vitest';
import type { Ask, Chronicle, Game, Io, Outcome, Texts } from '../index.ts';
import type { DuelTypes } from './toys.ts';

/** Decided by the compiler: each of these tests fails to compile before it could fail to run. */
type Fits<A, B> = [A] extends [B] ? true : false;

test('a missing sentence for an ask, option, event or outcome does not compile', () => {
  type All = Texts<DuelTypes>;
  const without: [
    Fits<Omit<All['asks'], 'parry'>, All['asks']>,
    Fits<Omit<All['options'], 'walk'>, All['options']>,
    Fits<Omit<All['events'], 'scored'>, All['events']>,
    Fits<Omit<All['outcomes'], 'drawn'>, All['outcomes']>,
    Fits<Omit<Chronicle<DuelTypes>['ends'], 'drawn'>, Chronicle<DuelTypes>['ends']>,
  ] = [false, false, false, false, false];
  const complete: Fits<Record<DuelTypes['ask'], { en: string; de: string }>, All['asks']> = true;
  expect([...without, complete]).toEqual([false, false, false, false, false, true]);
});

test('rules ask, reveal and end by what the game has named, and by nothing else', () => {
  type Step = ReturnType<Game<DuelTypes>['step']>;
  type Asked<K extends string> = Generator<Ask<DuelTypes['choice'], K>, void, number | DuelTypes['choice']>;
  const asks: [Fits<Asked<'turn'>, Step>, Fits<Asked<'trun'>, Step>] = [true, false];
  type Revealed = Parameters<NonNullable<Io<DuelTypes>['reveal']>>[1];
  const facts: [Fits<{ top: number }, Revealed>, Fits<{ pot: number }, Revealed>] = [true, false];
  type Ended = ReturnType<Game<DuelTypes>['outcome']>;
  const ends: [Fits<Outcome<'points'>, Ended>, Fits<Outcome<'bored'>, Ended>] = [true, false];
  expect([asks, facts, ends]).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test('a game is explained by its choices, and fits where any game does', () => {
  type Explain = Parameters<NonNullable<Game<DuelTypes>['explain']>>[2];
  const wanted: [Fits<{ do: 'play'; card: 3 }, Explain>, Fits<string, Explain>] = [true, false];
  const any: [Fits<Game<DuelTypes>, Game>, Fits<Game, Game<DuelTypes>>] = [true, false];
  expect([wanted, any]).toEqual([
    [true, false],
    [true, false],
  ]);
});
