import { describe, expect, test } from 'vitest';
import { plotCardOf } from '../../../content/index.ts';
import type { State } from '../../../state.ts';
import {
  activated,
  calm,
  dawn,
  laid,
  open,
  plot,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
  until,
} from '../../plots.ts';
import { acts, at, damageOf, figure, hero, monster, type Played, reanimate, sit, strike } from '../../positions.ts';
import { blue, brown, FAIL, gray, PASS, red, yellow } from './monster-turns.ts';

const DECK = 'unstable-forces';

describe('Unstable Forces', () => {
  const wild = (dice: readonly number[], way: string): Played => {
    const t = activated(DECK, [], 'goblin-archer*', ['H5']);
    t.choose(strike(t, 'goblin-archer', 'syndrael', 'F5')).choose(plot('wild-energy'));
    t.choose(way, dice);
    return t.chooseWhile('answer', 'pass');
  };

  test('Wild Energy: a surge for a master for 1 threat, or else it may cost threat and the master if no damage is dealt', () => {
    const paid = wild([blue(3), yellow(1), gray(0)], 'way:0');
    expect([paid.kind, threatOf(paid)]).toEqual(['surge', 4]);
    const daring = wild([blue(3), yellow(1), gray(0)], 'way:1');
    expect([daring.kind, threatOf(calm(daring)), daring.state.monsters.length]).toEqual(['surge', 5, 1]);
    const lost = wild([1, yellow(1), gray(0)], 'way:1');
    expect([threatOf(lost), lost.state.monsters.length]).toEqual([4, 0]);
    expect(activated(DECK, [], 'goblin-archer', ['H5']).offered('plot')).toEqual([]);
  });

  const evening = (card: string, more: (state: State) => void = () => {}): Played => {
    const t = dawn(DECK, [card], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      hero(state, 'ashrian', 'disciple', 'E7');
      monster(state, 'zombie', 'J8');
      more(state);
    });
    return spend(until(t, card), card);
  };

  test('Descend to Madness: heroes test one after the other; each failure gives 1 threat, until one passes', () => {
    const t = evening('descend-to-madness');
    const before = threatOf(t);
    t.choose('pick:ashrian')
      .choose('attribute:knowledge', [...FAIL])
      .chooseWhile('answer', 'pass');
    t.choose('attribute:willpower', [...FAIL]).chooseWhile('answer', 'pass');
    expect(threatOf(t) - before).toBe(2);
    const stopped = evening('descend-to-madness');
    stopped
      .choose('pick:ashrian')
      .choose('attribute:knowledge', [...PASS])
      .chooseWhile('answer', 'pass');
    expect([threatOf(stopped) - before, stopped.kind === 'attribute']).toEqual([0, false]);
  });

  test('D2C-PLOT-24 the overlord chooses the attribute for each hero', () => {
    const t = evening('descend-to-madness');
    t.choose('pick:ashrian');
    expect([t.seat, t.offered()]).toEqual([0, ['attribute:knowledge', 'attribute:willpower']]);
    t.choose('attribute:knowledge', [...FAIL]).chooseWhile('answer', 'pass');
    expect(t.offered()).toEqual(['attribute:knowledge', 'attribute:willpower']);
  });

  test('Explosive Fall: a falling monster costs everybody within 3 spaces 2 damage, but not who is only treated as a hero', () => {
    const t = struckBy(DECK, ['explosive-fall'], 'zombie', ['G5'], state => {
      monster(state, 'zombie*', 'I6');
      monster(state, 'zombie*', 'J8').cells = [at(state, 'J3')];
      reanimate(state, 'syndrael', 'F6').acted = true;
    })([blue(2), red(3), brown(0)]);
    spend(until(t, 'explosive-fall'), 'explosive-fall');
    expect(['syndrael', 'zombie-master-1', 'reanimate'].map(id => damageOf(t, id))).toEqual([2, 2, 0]);
  });

  test('Love of Chaos: a master is given up for 2 threat, a large one for 3', () => {
    const given = (name: string, spaces: readonly string[]): number => {
      const t = dawn(DECK, ['love-of-chaos'], state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, name, ...spaces);
        monster(state, 'goblin-archer', 'J3');
      });
      spend(t, 'love-of-chaos');
      calm(t);
      expect(t.state.monsters.map(({ id }) => id)).toEqual(['goblin-archer-1']);
      return threatOf(t);
    };
    expect([given('zombie*', ['J8']), given('ettin*', ['H5', 'I5', 'H6', 'I6'])]).toEqual([6, 7]);
  });

  test('Mortal Coil: a fallen master returns at the start of the next overlord turn, for good', () => {
    const t = struckBy(DECK, ['mortal-coil'], 'zombie*', ['G5'], state => {
      for (const one of state.monsters) one.damage = 5;
    })([blue(2), red(3), brown(0)]);
    spend(until(t, 'mortal-coil'), 'mortal-coil');
    expect(t.state.monsters).toEqual([]);
    for (let i = 0; i < 30 && t.state.stage !== 'overlord'; i++)
      t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ rank, cells, damage }) => [rank, cells, damage])).toEqual([
      ['master', [at(t.state, 'G5')], 0],
    ]);
    expect([t.state.delayed, plotCard(t, 'mortal-coil').tired]).toEqual([[], true]);
  });

  test('Onslaught: a group may attack twice', () => {
    const t = dawn(DECK, ['onslaught'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'zombie', 'G5');
    });
    spend(t, 'onslaught');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    calm(t);
    expect(t.offered('attack')).toHaveLength(1);
    const plain = activated(DECK, [], 'zombie', ['G5']);
    plain.choose(strike(plain, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    expect(calm(plain).offered('attack')).toEqual([]);
  });

  test('Pariah: a master may be activated with another group, and not again with its own', () => {
    const t = dawn(DECK, ['pariah'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'goblin-archer*', 'J3');
      monster(state, 'goblin-archer', 'J4');
      monster(state, 'zombie', 'J7');
      monster(state, 'zombie', 'J8');
    });
    t.choose('group:zombie').choose('monster:zombie-1').choose('end');
    if (t.offered('plot').length === 0) expect(t.kind).toBe('activate');
    const own = dawn(DECK, ['pariah'], state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'goblin-archer*', 'J3');
      monster(state, 'goblin-archer', 'J4');
      monster(state, 'zombie', 'J7');
      monster(state, 'zombie', 'J8');
    });
    own.choose(plot('pariah')).choose('group:zombie');
    expect(own.offered()).toEqual(['monster:zombie-1', 'monster:zombie-2', 'monster:goblin-archer-master-1']);
    own.choose('monster:goblin-archer-master-1').choose('end').choose('monster:zombie-1').choose('end').choose('end');
    expect(own.state.turns[0]?.figure).toBe('goblin-archer-1');
    own.choose('end');
    expect(own.kind).not.toBe('activate');
  });

  test('Power and Sacrifice: a master suffers up to 2 damage, never its last, for as much more damage', () => {
    const trade = (damage: number): Played => {
      const t = activated(DECK, ['power-and-sacrifice'], 'goblin-archer*', ['H5'], state => {
        for (const one of state.monsters) one.damage = damage;
      });
      return t.choose(strike(t, 'goblin-archer', 'syndrael', 'F5')).choose(plot('power-and-sacrifice'));
    };
    expect(trade(0).offered()).toEqual(['number:1', 'number:2']);
    const minion = activated(DECK, ['power-and-sacrifice'], 'goblin-archer', ['H5']);
    minion.choose(strike(minion, 'goblin-archer', 'syndrael', 'F5'));
    expect(minion.offered('plot')).toEqual([]);
    const t = trade(0).choose('number:2', [blue(3), yellow(1), gray(0)]);
    expect([damageOf(t, 'goblin-archer-master-1'), damageOf(calm(t), 'syndrael')]).toEqual([2, 5]);
    expect(trade(2).state.monsters[0]?.damage).toBe(3);
  });

  test('D2C-PLOT-26 Soul Ensnare: when a fallen hero recovers, each hero within 3 spaces suffers 1 damage, he too', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          const down = hero(state, 'ashrian', 'disciple', 'E5');
          Object.assign(down, { cells: [], down: at(state, 'E5'), damage: 10 });
          hero(state, 'jain-fairwood', 'thief', 'J8');
          monster(state, 'zombie', 'J3');
          plotting(state, DECK, ['soul-ensnare']);
          ensnared(state);
        },
        { heroes: 3 },
      ),
      'syndrael',
    );
    t.choose('revive:ashrian', [red(3), red(3)]);
    expect([
      figure(t, 'ashrian').cells,
      damageOf(t, 'ashrian'),
      damageOf(t, 'syndrael'),
      damageOf(t, 'jain-fairwood'),
    ]).toEqual([[at(t.state, 'E5')], 5, 1, 0]);
  });

  test('Soul Ensnare: exhausted at the end of the turn', () => {
    const t = evening('soul-ensnare');
    expect(t.state.lasting.map(one => one.until)).toEqual(['refreshed/plot-soul-ensnare']);
  });

  test('Summon Tristayne Olliven: the agent takes the place of 1 master and 1 minion', () => {
    const t = laid(state => {
      plotting(state, DECK, ['summon-tristayne-olliven']);
      open(state, 0, 'zombie*', ['H5']);
      open(state, 0, 'zombie', ['I5']);
    });
    spend(t, 'summon-tristayne-olliven');
    if (t.kind === 'place') t.choose(t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['agent-tristayne-olliven']);
  });
});

/** Soul Ensnare was exhausted in the last turn. */
function ensnared(state: State): void {
  const effect = plotCardOf('plot-soul-ensnare').abilities?.[0]?.effects[0];
  if (effect?.do !== 'last' || effect.effects[0] === undefined) throw new RangeError('Soul Ensnare does not last.');
  state.lasting.push({
    source: 'plot-soul-ensnare',
    key: 'on-0',
    on: 'all',
    by: '',
    until: 'refreshed/plot-soul-ensnare',
    next: false,
    what: effect.effects[0],
  });
}
