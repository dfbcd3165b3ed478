import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import type { Mana } from '../../content/words.ts';
import { attackNow, hasAbility } from '../../rules/combat/foe.ts';
import { exploreCost } from '../../rules/exploring.ts';
import { revealedSpaces, terrainAt } from '../../rules/map.ts';
import { isSafe } from '../../rules/safe-space.ts';
import { costOf } from '../../rules/terrain.ts';
import { siteAt } from '../../state.ts';
import {
  combat,
  deck,
  hexOn,
  hold,
  layAt,
  me,
  parts,
  type Sitting,
  sit,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';
import { inCombat, many, moving } from './skilled.ts';

const VILLAGE = hexOn(1, 0, 2);
describe('skills of Braevalar', () => {
  test('Elemental Resistance: 2 damage of a fire or ice attack or 1 of another is ignored', () => {
    const hurt = (foe: EnemyId): number =>
      me(inCombat('elemental-resistance', 'block', [foe]).choose('done').choose('use:-1,elemental-resistance')).hand
        .length;
    // 6 fire, 5 ice, 3 physical and 4 cold fire damage against armor 2.
    expect([hurt('fire-mages'), hurt('ice-mages'), hurt('diggers'), hurt('shadow')]).toEqual([2, 2, 1, 2]);
  });

  test('Feral Allies: exploring costs 1 less all the time; attack 1, or an enemy attack −1', () => {
    const t = moving('feral-allies');
    expect([exploreCost(t.state, turn(t)), t.offered('skill')]).toEqual([1, []]);
    const attack = inCombat('feral-allies', 'attack').choose('target:0').choose('skill:feral-allies');
    expect(parts(attack)).toEqual(['1 melee physical']);
    const block = inCombat('feral-allies', 'block').choose('skill:feral-allies');
    expect([attackNow(block.state, combat(block), 0, 0), block.offered('skill')]).toEqual([5, []]);
  });

  test('Thunderstorm: a green or blue and a green or white mana', () => {
    const t = moving('thunderstorm').choose('skill:thunderstorm');
    expect(t.offered()).toEqual(['colour:green', 'colour:blue']);
    t.choose('colour:blue');
    expect(t.offered()).toEqual(['colour:green', 'colour:white']);
    t.choose('colour:white');
    expect([me(t).tokens.blue, me(t).tokens.white, t.offered('skill')]).toEqual([1, 1, []]);
  });

  test('Lightning Storm: a blue or green and a blue or red mana', () => {
    const t = moving('lightning-storm').choose('skill:lightning-storm');
    expect(t.offered()).toEqual(['colour:blue', 'colour:green']);
    t.choose('colour:green');
    expect(t.offered()).toEqual(['colour:blue', 'colour:red']);
    t.choose('colour:red');
    expect([me(t).tokens.green, me(t).tokens.red, t.offered('skill')]).toEqual([1, 1, []]);
  });

  test('Beguile: influence 3, at a fortified site 2', () => {
    const talk = (keep: boolean): number => {
      const t = moving('beguile', state => {
        stand(state, 0, VILLAGE);
        const site = siteAt(state, VILLAGE);
        if (site && keep) {
          site.kind = 'keep';
          site.conquered = true;
          site.shields = [0];
        }
      });
      return turn(t.choose('interact').choose('skill:beguile')).influence;
    };
    expect([talk(false), talk(true)]).toEqual([3, 2]);
  });

  test('Beguile: on a magical glade 4', () => {
    const t = moving('beguile', state => {
      const glade = hexOn(1, 0, 0);
      expect(siteAt(state, glade)?.kind).toBe('magical-glade');
      stand(state, 0, glade);
      const [now] = state.turns;
      if (now) now.stage = 'interaction';
    });
    expect(turn(t.choose('skill:beguile')).influence).toBe(4);
  });

  test('Forked Lightning: ranged cold fire attack 1 against up to three different enemies', () => {
    const t = inCombat('forked-lightning', 'ranged', ['swordsmen', 'prowlers', 'monks', 'cursed-hags']);
    t.choose('target:0').choose('skill:forked-lightning');
    expect([parts(t), t.offered('use')]).toEqual([['1 ranged coldfire'], []]);
    t.choose('drop').choose('target:1').choose('use:0,forked-lightning');
    expect(parts(t)).toEqual(['1 ranged coldfire']);
    t.choose('drop').choose('target:0');
    expect(t.offered('use')).toEqual([]);
    t.choose('drop').choose('target:2').choose('use:1,forked-lightning').choose('drop').choose('target:3');
    expect([t.offered('use'), t.offered('skill')]).toEqual([[], []]);
  });

  test('Shapeshift: a basic action gives as much of another: move, attack or block, with its element', () => {
    const t = moving('shapeshift', state => hold(state, 0, 'rage', 'tranquility'));
    t.choose('skill:shapeshift').choose('play:rage,basic').chooseWhile('option', 'option:0');
    expect([turn(t).move, me(t).hand, me(t).played.length]).toEqual([2, ['tranquility'], 1]);
    const block = inCombat('shapeshift', 'block', ['swordsmen'], state => {
      hold(state, 0, 'march', 'march');
      tokens(state, 0, 'green');
    });
    block.choose('block:0,0').choose('skill:shapeshift').choose('play:march,strong').chooseWhile('option', 'option:0');
    expect([parts(block), me(block).tokens.green]).toEqual([['4 melee physical'], 0]);
    const ice = inCombat('shapeshift', 'block', ['swordsmen'], state => hold(state, 0, 'cold-toughness'));
    ice.choose('block:0,0').choose('skill:shapeshift').choose('play:cold-toughness,basic');
    ice.chooseWhile('option', 'option:0');
    expect(parts(ice)).toEqual(['2 melee ice']);
    expect(moving('shapeshift', state => hold(state, 0, 'tranquility')).offered('skill')).toEqual([]);
  });

  test('Secret Ways: move 1; mountains can be entered for 5 and are safe this turn, lakes for 2 with a blue mana', () => {
    const find = (t: Sitting, kind: 'mountain' | 'lake'): number =>
      revealedSpaces(t.state).find(hex => terrainAt(t.state, hex) === kind) ?? -1;
    const seen = (t: Sitting): (number | boolean)[] =>
      (['mountain', 'lake'] as const).flatMap(kind => [
        costOf(t.state, turn(t), find(t, kind)),
        isSafe(t.state, 0, find(t, kind)),
      ]);
    const table = (): Sitting =>
      moving('secret-ways', state => {
        tokens(state, 0, 'blue');
        layAt(state, 'core-6', hexOn(1, 1, 0));
      });
    const t = table();
    expect(seen(t)).toEqual([-1, false, -1, false]);
    t.choose('skill:secret-ways').choose('no');
    expect([turn(t).move, seen(t)]).toEqual([1, [5, true, -1, false]]);
    const blue = table().choose('skill:secret-ways').choose('yes');
    expect([seen(blue), me(blue).tokens.blue]).toEqual([[5, true, 2, true], 0]);
  });

  test('Regenerate: for a mana a wound is thrown away; with green or alone with the least fame a card is drawn', () => {
    const healed = (mana: Mana, fame: number): string[] => {
      const t = moving('regenerate-braevalar', state => {
        hold(state, 0, 'wound', 'wound');
        deck(state, 0, 'rage', 'rage');
        tokens(state, 0, mana);
        const other = state.heroes[1];
        if (other) other.fame = fame;
      });
      t.choose('skill:regenerate-braevalar').chooseWhile('pay', `pay:token,${mana},${mana}`);
      return me(t).hand;
    };
    expect([healed('green', 0), healed('red', 0), healed('red', 3)]).toEqual([
      ['rage', 'wound'],
      ['wound'],
      ['rage', 'wound'],
    ]);
  });

  test("Nature's Vengeance: an attack −1 and its owner cumbersome; enemies of others attack with +1", () => {
    const t = inCombat('natures-vengeance', 'block', ['swordsmen', 'prowlers']);
    t.choose('skill:natures-vengeance').choose('foe-attack:0,0');
    const now = combat(t);
    expect([attackNow(t.state, now, 0, 0), hasAbility(now, 0, 'cumbersome'), hasAbility(now, 1, 'cumbersome')]).toEqual(
      [5, true, false],
    );
    const fought = (owner: number): number => {
      const other = sit({}, state => {
        const orcs = Object.keys(state.map.sites)
          .map(Number)
          .find(hex => siteAt(state, hex)?.kind === 'marauding-orcs');
        if (orcs === undefined) throw new Error('There are no orcs on the map.');
        tokensOn(state, orcs, 'prowlers');
        stand(state, 0, orcs + 1);
        state.lasting.push({
          source: 'natures-vengeance',
          key: 'basic-foes-attack',
          on: 'opponents',
          by: `seat-${owner}`,
          until: 'next-turn',
          what: { do: 'foes-attack', by: 1 },
          left: null,
          unit: null,
          colours: [],
        });
      });
      other.choose(other.offered('challenge')[0] ?? '');
      return attackNow(other.state, combat(other), 0, 0);
    };
    expect([fought(0), fought(1)]).toEqual([4, 5]);
  });

  test("Nature's Support: the same; anybody may return the token to do it too", () => {
    const t = moving('natures-support', state => {
      hold(state, 0, 'march');
      deck(state, 0, ...many());
      hold(state, 1, 'march');
      deck(state, 1, ...many());
      const orcs = Object.keys(state.map.sites)
        .map(Number)
        .find(hex => siteAt(state, hex)?.kind === 'marauding-orcs');
      if (orcs === undefined) throw new Error('There are no orcs on the map.');
      tokensOn(state, orcs, 'prowlers');
      stand(state, 1, orcs + 1);
    });
    t.choose('skill:natures-support').choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect(t.offered('use')).toEqual([]);
    t.choose(t.offered('challenge')[0] ?? '').choose('use:0,natures-support');
    const now = combat(t);
    expect([attackNow(t.state, now, 0, 0), hasAbility(now, 0, 'cumbersome'), me(t).skills[0]?.out]).toEqual([
      3,
      true,
      false,
    ]);
  });
});
