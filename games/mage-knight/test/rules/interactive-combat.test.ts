import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import { mageKnight } from '../../index.ts';
import { armorOf, attackNow } from '../../rules/combat/foe.ts';
import { newSite } from '../../rules/sites.ts';
import { DUMMY, heroOf, type SecretColour, type State } from '../../state.ts';
import { resample } from '../../view.ts';
import { combat, hexOn, hold, layMap, me, type Sitting, sit, stand, tokens, tokensOn } from '../positions.ts';

const C = hexOn(1, 0, 0);
const NEAR = hexOn(1, 0, 1);
const PLAYED = { 'interactive-combat': true } as const;

interface Fought {
  readonly foes?: readonly EnemyId[];
  readonly seats?: number;
  readonly settings?: Readonly<Record<string, boolean>>;
}

/** Seat 0 challenges what rampages beside it: prowlers have armor 3 and attack 4, and are worth 2 fame. */
function challenged(
  { foes = ['prowlers'], seats = 3, settings = PLAYED }: Fought = {},
  arrange: (state: State) => void = () => {},
): Sitting {
  return sit({ seats, settings }, state => {
    layMap(state, ['country-3']);
    state.map.sites = { [NEAR]: newSite('marauding-orcs') };
    tokensOn(state, NEAR, ...foes);
    stand(state, 0, C);
    hold(state, 0, 'swiftness', 'rage', 'determination', 'march');
    tokens(state, 0, 'white', 'red', 'blue');
    arrange(state);
  }).choose(`challenge:${NEAR}`);
}

const set = (colour: SecretColour): Sitting => challenged().choose(`set-die:${colour}`);
const armor = (t: Sitting): number => armorOf(t.state, combat(t), 0);
const strength = (t: Sitting): number => attackNow(t.state, combat(t), 0, 0);
const told = (t: Sitting, viewer: number | 'spectator' = 0) =>
  t.match.log(viewer).flatMap(({ event }) => {
    if (event.kind === 'die-shown' || event.kind === 'die-is-not') return [`${event.kind} ${event.colour}`];
    return event.kind === 'die-set' ? [event.kind] : [];
  });
/** On to the next phase that asks something. */
const next = (t: Sitting): Sitting => t.choose('done');

describe('interactive combat', () => {
  test('MK-VINT-01 against one single enemy, if it was agreed on', () => {
    expect([challenged().kind, challenged().seat]).toEqual(['secret-die', 2]);
    expect(challenged({ foes: ['prowlers', 'prowlers'] }).kind).toBe('ranged');
    expect(challenged({ settings: {} }).kind).toBe('ranged');
  });

  test('MK-VINT-01 of whatever origin: the last defender of a city, what lives in a dungeon', () => {
    const t = sit({ settings: PLAYED }, state => {
      layMap(state, ['country-3']);
      state.map.sites = { [NEAR]: { ...newSite('city', 'blue'), level: 3 }, [C]: newSite('dungeon') };
      tokensOn(state, NEAR, 'prowlers');
      stand(state, 0, C);
      hold(state, 0, 'march');
      for (const turn of state.turns) turn.move = 5;
    });
    const city = t.match.fork();
    city.choose(city.find(`step:${NEAR}`));
    expect([city.ask?.kind, city.ask?.seat]).toEqual(['secret-die', 1]);
    t.choose('enter');
    expect([t.kind, t.seat]).toEqual(['secret-die', 1]);
  });

  test('MK-VINT-02 MK-VINT-05 whoever is before the fighter in the round order sets it, the dummy player left out', () => {
    const by = (order: readonly number[], out: readonly number[] = []) =>
      challenged({}, state => {
        state.order = [...order];
        for (const seat of out) heroOf(state, seat).out = true;
      }).seat;
    expect([by([0, 1, 2]), by([1, 0, 2]), by([2, 1, 0]), by([2, 1, 0], [1])]).toEqual([2, 1, 1, 2]);
    expect([by([1, 2, DUMMY, 0]), by([0, 1, 2, DUMMY])]).toEqual([2, 2]);
    // Nobody else is left: there is no die.
    expect(challenged({}, state => [1, 2].map(seat => Object.assign(heroOf(state, seat), { out: true }))).kind).toBe(
      'ranged',
    );
    expect(challenged().offered()).toEqual(['set-die:white', 'set-die:red', 'set-die:blue', 'set-die:black']);
  });

  test('MK-VINT-02 nobody but who has set it knows it', () => {
    const t = set('red');
    const seen = ([0, 1, 2, 'spectator'] as const).map(
      viewer => t.match.view(viewer).turns.at(-1)?.combat?.secret?.colour,
    );
    expect(seen).toEqual([null, null, 'red', null]);
    expect([told(t), told(t, 'spectator')]).toEqual([
      ['die-set', 'die-is-not white'],
      ['die-set', 'die-is-not white'],
    ]);
    const drawn = ([0, 2] as const).map(viewer =>
      mageKnight
        .draw(t.match.view(viewer), { lang: 'en', plain: true, seat: String })
        .filter(line => line.includes('die')),
    );
    expect(drawn).toEqual([['  secret die: unknown (not white)'], ['  secret die: red (not white)']]);
    const possible = (viewer: number) => {
      const worlds = Array.from({ length: 40 }, (_, i) => {
        const world = structuredClone(t.state);
        resample(world, viewer, newChance(`world ${i}`), []);
        return world.turns.at(-1)?.combat?.secret?.colour ?? '';
      });
      return [...new Set(worlds)].toSorted();
    };
    // White is ruled out already.
    expect([possible(0), possible(2)]).toEqual([['black', 'blue', 'red'], ['red']]);
  });

  test('MK-VINT-03 MK-VINT-04 white: armor +1 in the ranged and siege phase alone, shown as that begins', () => {
    const t = set('white');
    expect([told(t), armor(t)]).toEqual([['die-set', 'die-shown white'], 4]);
    next(t);
    expect([combat(t).phase, armor(t), strength(t)]).toEqual(['block', 3, 4]);
  });

  test('MK-VINT-03 MK-VINT-04 red: attack +1, shown when the block phase begins', () => {
    const t = set('red');
    expect([armor(t), strength(t)]).toEqual([3, 4]);
    next(t);
    expect(told(t)).toEqual(['die-set', 'die-is-not white', 'die-shown red']);
    expect([armor(t), strength(t), t.offered('block')]).toEqual([3, 5, ['block:0,0']]);
    t.choose('block:0,0').choose('play:determination,strong');
    expect(t.offered('hold').length).toBe(1);
    // A hero of level 1 has armor 2: 5 points are 3 wounds.
    const hurt = next(set('red')).choose('done');
    expect(me(hurt).hand.filter(card => card === 'wound').length).toBe(3);
  });

  test('MK-VINT-03 MK-VINT-04 blue: armor +1 in the attack phase, shown when that begins', () => {
    const t = set('blue');
    expect(armor(t)).toBe(3);
    next(t);
    expect([told(t).at(-1), armor(t), strength(t)]).toEqual(['die-is-not red', 3, 4]);
    next(t);
    expect([combat(t).phase, told(t).at(-1), armor(t)]).toEqual(['attack', 'die-shown blue', 4]);
  });

  test('MK-VINT-03 MK-VINT-04 black changes nothing; it too is shown when the attack phase begins', () => {
    const t = next(next(set('black')));
    expect(told(t)).toEqual(['die-set', 'die-is-not white', 'die-is-not red', 'die-shown black']);
    expect([armor(t), strength(t)]).toEqual([3, 4]);
  });

  test('MK-VINT-03 an enemy with a bonus brings 1 fame more, even if it is defeated before that helps it', () => {
    const fame = (colour: SecretColour, phase: 'ranged' | 'attack') => {
      const t = set(colour);
      if (phase === 'ranged') t.choose('target:0').choose('play:swiftness,strong');
      else next(next(t)).choose('target:0').choose('play:rage,strong');
      if (t.offered('strike').length === 0) return null;
      t.choose('strike');
      return [me(t).fame, told(t).at(-1)];
    };
    // Prowlers are worth 2; ranged attack 3 is too little for armor 4.
    expect(fame('white', 'ranged')).toBeNull();
    expect(fame('red', 'ranged')).toEqual([3, 'die-shown red']);
    expect(fame('blue', 'ranged')).toEqual([3, 'die-shown blue']);
    expect(fame('black', 'ranged')).toEqual([2, 'die-shown black']);
    expect(fame('white', 'attack')).toEqual([3, 'die-shown white']);
    expect(fame('black', 'attack')).toEqual([2, 'die-shown black']);
  });

  test('MK-VINT-04 what was shown is not taken back', () => {
    const t = set('red');
    expect(t.match.isBarrier(t.match.answers.length - 1)).toBe(true);
    next(t);
    expect(t.match.isBarrier(t.match.answers.length - 1)).toBe(true);
  });
});
