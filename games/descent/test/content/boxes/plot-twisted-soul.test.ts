import { describe, expect, test } from 'vitest';
import { defeat } from '../../../rules/defeat.ts';
import { defencePool, healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { activated, calm, dawn, laid, open, plot, plotCard, plotting, spend, struckBy, threatOf } from '../../plots.ts';
import { acts, at, damageOf, fatigueOf, figure, go, hero, monster, type Played, sit, strike } from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, space, yellow } from './monster-turns.ts';

const DECK = 'twisted-soul';

describe('Twisted Soul', () => {
  test('What Doesn’t Kill: a wounded monster heals 1 and is marked: one brown die more', () => {
    const t = struckBy(DECK, [], 'zombie*', ['G5'])([blue(2), red(1), brown(0)]);
    for (let i = 0; i < 9 && t.offered('plot').length === 0; i++) t.choose(t.offered('pass')[0] ?? 'done');
    spend(t, 'what-doesnt-kill');
    expect([damageOf(t, 'zombie-master-1'), figure(t, 'zombie-master-1').marks.scar]).toEqual([2, 1]);
    expect(defencePool(t.state, 'zombie-master-1')).toEqual(['brown', 'brown']);
    const dead = struckBy(DECK, [], 'zombie', ['G5'])([blue(2), red(1), brown(0)]);
    for (let i = 0; i < 9 && t.state.monsters.length > 0 && dead.kind !== 'turn'; i++) {
      expect(dead.offered('plot')).toEqual([]);
      dead.choose(dead.offered('pass')[0] ?? 'done');
    }
  });

  const marked = (cards: readonly string[], more: (state: State) => void = () => {}): Played =>
    dawn(DECK, cards, state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5').marks.scar = 1;
      monster(state, 'zombie', 'J8');
      more(state);
    });

  test('Bitter Rage: marked monsters deal 2 more damage for the rest of the quest', () => {
    const t = spend(marked(['bitter-rage']), 'bitter-rage');
    t.choose('monster:zombie-1').choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    // Blue 2, yellow 1, and 2.
    expect(damageOf(calm(t), 'syndrael')).toBe(5);
    expect(t.state.lasting[0]?.until).toBe('refreshed/plot-bitter-rage');
  });

  test('Thick Scars: marked monsters have 2 more health', () => {
    const t = spend(marked(['thick-scars']), 'thick-scars');
    expect([healthOf(t.state, 'zombie-1'), healthOf(t.state, 'zombie-2')]).toEqual([5, 3]);
  });

  test('Delusional Path: a hero 5 spaces from every other hero tests willpower or is led astray', () => {
    const walk = (other: string, dice: readonly number[]): Played => {
      const t = acts(
        sit(
          state => {
            hero(state, 'syndrael', 'knight', 'F5');
            hero(state, 'ashrian', 'disciple', other);
            monster(state, 'zombie', 'J3');
            plotting(state, DECK, ['delusional-path']);
          },
          { heroes: 2 },
        ),
        'syndrael',
      );
      t.choose('move').choose(go(t, 'E5'));
      if (t.offered('plot').length === 0) return t;
      spend(t, 'delusional-path', 0, dice);
      return t.chooseWhile('answer', 'pass');
    };
    const led = walk('J8', FAIL);
    // She is moved by the overlord, up to her speed.
    expect([led.kind, led.seat]).toEqual(['where', 0]);
    expect(led.offered()).toContain(space(led, 'E8'));
    expect(walk('J8', PASS).kind).toBe('turn');
    expect(walk('H8', FAIL).state.plot?.cards.every(({ tired }) => !tired)).toBe(true);
  });

  test('Desolation: in his turn heroes suffer 1 more fatigue each time', () => {
    const t = spend(marked(['desolation']), 'desolation');
    expect(t.state.lasting[0]).toMatchObject({ until: 'refreshed/plot-desolation' });
    expect(plotCard(t, 'desolation').tired).toBe(true);
    for (let i = 0; i < 20 && t.state.stage === 'overlord'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect([t.state.lasting, plotCard(t, 'desolation').tired, fatigueOf(t, 'syndrael')]).toEqual([[], false, 0]);
  });

  test('Faithful Guardian: 3 threat when the agent Skarn falls, nobody else', () => {
    const falls = (of: string): string[] => {
      const t = activated(DECK, ['faithful-guardian'], 'zombie', ['J8'], state => {
        const [one] = state.monsters;
        if (one !== undefined)
          state.monsters.push({ ...one, id: 'falling', of, rank: 'master', cells: [at(state, 'I5')], damage: 0 });
      });
      return asked(t, 'falling');
    };
    expect([falls('agent-skarn'), falls('zombie')]).toEqual([['plot:plot-faithful-guardian,0'], []]);
  });

  const summoned = (cards: readonly string[], more: (state: State) => void = () => {}): Played => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-skarn', ...cards]);
      open(state, 0, 'ettin', ['H5', 'I5', 'H6', 'I6']);
      more(state);
    });
    spend(t, 'summon-skarn');
    for (let i = 0; i < 4 && t.kind !== 'answer' && t.state.stage === 'setup'; i++) t.choose(t.offered()[0] ?? '');
    return t;
  };

  test('Possessive Nature: threat for every relic in play when Skarn is summoned; then it is out of the game', () => {
    const t = summoned(['possessive-nature'], state => {
      state.overlord.relics = ['dawnblade-dark', 'the-shadow-rune-dark'];
    });
    t.choose(plot('possessive-nature'));
    expect([threatOf(t), t.state.plot?.boxed]).toEqual([5, ['plot-possessive-nature']]);
  });

  test('Unknown Origin: when Skarn is summoned each failed knowledge test gives 1 threat', () => {
    const t = summoned(['unknown-origin']);
    t.choose(plot('unknown-origin'), [...FAIL]);
    for (let i = 0; i < 4 && t.kind === 'answer'; i++) t.choose('pass', [...PASS]);
    expect(threatOf(t)).toBe(4);
  });

  test('D2C-PLOT-22 Thunderous Fall: a huge monster that falls with damage as high as its health stuns the heroes around it', () => {
    const fall = (name: string, spaces: readonly string[], damage: number) =>
      struckBy(DECK, ['thunderous-fall'], name, spaces, state => {
        for (const one of state.monsters) one.damage = damage;
      })([blue(2), red(3), gray(0), gray(0)]);
    const t = fall('ettin', ['G5', 'H5', 'G6', 'H6'], 4);
    for (let i = 0; i < 9 && t.offered('plot:plot-thunderous').length === 0; i++)
      t.choose(t.offered('pass')[0] ?? 'done');
    spend(t, 'thunderous-fall');
    expect([t.state.monsters.length, figure(t, 'syndrael').conditions]).toEqual([0, ['stunned']]);
    const small = fall('zombie', ['G5'], 1);
    for (let i = 0; i < 9 && small.kind !== 'turn'; i++) {
      expect(small.offered('plot:plot-thunderous')).toEqual([]);
      small.choose(small.offered('pass')[0] ?? 'done');
    }
    // Taken off the map by something else than damage it falls without a sound.
    const { state } = fall('ettin', ['G5', 'H5', 'G6', 'H6'], 0);
    expect(state.monsters).toHaveLength(1);
  });
});

/** What is offered to the overlord while this figure is defeated. */
function asked(t: Played, id: string): string[] {
  const state = structuredClone(t.state);
  const flow = defeat(state, { chance: { draw: () => null } } as never, id, { by: 'test' });
  for (const ask of flow as Iterable<{ options: readonly { do: string; card?: string; ability?: number }[] }>)
    return ask.options.filter(one => one.do === 'plot').map(one => `plot:${one.card},${one.ability}`);
  return [];
}
