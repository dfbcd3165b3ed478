import { describe, expect, test } from 'vitest';
import { AGENTS, monsterCardOf, PLOT_DECKS, plotCardOf } from '../../../content/index.ts';
import { healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { laid, open, plotCard, plotting, spend, threatOf } from '../../plots.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  hero,
  holds,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, FAIL, gray, PASS, quiet, red, space, yellow } from './monster-turns.ts';

/** An agent in a group of zombies. */
export function agent(state: State, id: string, ...spaces: readonly string[]): State['monsters'][number] {
  const made = monster(state, 'zombie', 'J8');
  const own = {
    ...made,
    id,
    of: id,
    rank: 'master' as const,
    cells: spaces.map(one => at(state, one)).sort((a, b) => a - b),
  };
  state.monsters[state.monsters.length - 1] = own;
  return own;
}

/** The activation of the agent; Syndrael stands on F5. */
const led = (id: string, spaces: readonly string[], more: (state: State) => void = () => {}, act: 1 | 2 = 1): Played =>
  raid(state => {
    state.act = act;
    hero(state, 'syndrael', 'knight', 'F5');
    agent(state, id, ...spaces);
    more(state);
  }, id);

/** Speed and health with 2, 3 and 4 heroes, act I and act II. */
const values = (id: string): string =>
  ([1, 2] as const)
    .map(act =>
      ([2, 3, 4] as const)
        .map(size => {
          const { speed, health, defence } = monsterCardOf({ act, size }, { of: id, rank: 'master' });
          return `${speed}/${health}/${defence.map(die => die.slice(0, 2)).join('+')}`;
        })
        .join(' '),
    )
    .join(' | ');

describe('agents', () => {
  test.each([
    [
      'Baron Zachareth (agent)',
      'agent-baron-zachareth',
      '4/10/bl 4/13/bl 4/16/bl | 4/16/bl+gr 4/18/bl+gr+br 4/20/bl+gr+gr',
    ],
    ['Belthir (agent)', 'agent-belthir', '4/9/gr 4/11/gr+br 4/15/gr+br | 4/13/gr+br 4/15/gr+gr 4/18/gr+gr+br'],
    ['Lady Eliza Farrow (agent)', 'agent-lady-eliza-farrow', '5/7/br 5/9/gr 5/12/gr | 5/9/gr 5/11/gr+br 5/15/gr+br'],
    [
      'Lord Merick Farrow (agent)',
      'agent-lord-merick-farrow',
      '4/8/gr 4/11/gr 4/13/gr+br | 4/10/gr+br 4/12/gr+gr 4/15/bl+gr',
    ],
    [
      'Sir Alric Farrow (agent)',
      'agent-sir-alric-farrow',
      '3/10/gr+br 3/14/gr+br 3/16/gr+gr | 3/12/gr+gr 3/15/bl+gr 3/18/bl+gr+br',
    ],
    ['Splig (agent)', 'agent-splig', '3/7/br 3/9/gr 3/13/gr | 3/10/gr 3/12/gr+br 3/16/gr+br'],
    ['Ariad (agent)', 'agent-ariad', '4/10/gr 4/12/gr+br 4/14/gr+br | 4/14/bl 4/16/bl+br 4/18/bl+br'],
    [
      'Queen Ariad (agent)',
      'agent-queen-ariad',
      '3/14/bl 3/18/bl+br 3/22/bl+gr | 3/20/bl+gr 3/24/bl+gr+br 3/28/bl+gr+br',
    ],
    ['Raythen (agent)', 'agent-raythen', '5/7/br 5/9/gr 5/11/gr | 5/9/gr 5/12/gr+br 5/14/gr+br'],
    ['Serena (agent)', 'agent-serena', '3/8/br 3/8/gr 3/10/gr | 3/9/gr 3/11/gr+br 3/13/gr+br'],
    ['Valyndra (agent)', 'agent-valyndra', '3/12/gr+br 3/14/gr+br 3/17/bl+br | 3/15/gr+gr 3/17/gr+gr+br 3/22/bl+gr+br'],
    ['Skarn (agent)', 'agent-skarn', '3/10/bl 3/13/gr+gr 3/18/gr+gr | 3/16/gr+gr 3/19/bl+gr 3/24/bl+gr'],
    [
      "Ardus Ix'Erebus (agent)",
      'agent-ardus-ixerebus',
      '4/12/bl 4/14/bl+br 4/17/bl+br | 4/13/bl+br 4/16/bl+gr 4/19/bl+gr',
    ],
    ['Kyndrithul (agent)', 'agent-kyndrithul', '4/11/gr 4/13/bl 4/16/bl | 4/13/bl 4/15/bl+br 4/19/bl+br'],
    ['Zarihell (agent)', 'agent-zarihell', '5/9/gr 5/12/bl 5/15/bl | 5/11/bl 5/14/gr+gr 5/17/gr+gr'],
    [
      'Gargan Mirklace (agent)',
      'agent-gargan-mirklace',
      '3/13/bl 3/16/bl 3/19/bl+br | 3/18/bl+br 3/21/bl+br 3/24/bl+gr',
    ],
    ['Rylan Olliven (agent)', 'agent-rylan-olliven', '3/8/gr 3/10/gr 3/12/bl | 3/12/bl 3/14/gr+gr 3/17/gr+gr'],
    ['Tristayne Olliven (agent)', 'agent-tristayne-olliven', '4/10/gr 4/12/gr 4/14/bl | 4/12/bl 4/15/gr+gr 4/18/bl+gr'],
    ['Verminous (agent)', 'agent-verminous', '3/8/gr 3/10/gr+br 3/13/gr+br | 3/11/gr+br 3/13/bl+br 3/17/bl+gr'],
    ["Bol'Goreth (agent)", 'agent-bolgoreth', '3/12/gr 3/14/gr+br 3/18/gr+br | 3/16/gr+br 3/19/gr+gr 3/22/gr+gr'],
  ])('%s: speed, health and defence of both acts with 2, 3 and 4 heroes', (_, id, expected) => {
    expect(values(id)).toBe(expected);
  });

  test('every agent has dice, abilities that exist and a base', () => {
    for (const [id, { size, acts: both }] of Object.entries(AGENTS))
      for (const act of [1, 2] as const) {
        expect(both[act].dice?.length, id).toBeGreaterThan(1);
        expect(size[0] * size[1], id).toBeGreaterThan(0);
      }
    const t = led('agent-splig', ['H5']);
    expect(healthOf(t.state, 'agent-splig')).toBe(13);
  });
});

describe('abilities of agents', () => {
  test('Direction: an adjacent hero is moved 2 spaces, then tests willpower or is immobilized', () => {
    const t = led('agent-baron-zachareth', ['G5']).choose('use:agent-baron-zachareth,direction,0');
    t.choose(space(t, 'E6'), [...FAIL]);
    expect([figure(t, 'syndrael').cells, figure(t, 'syndrael').conditions]).toEqual([
      [at(t.state, 'E6')],
      ['immobilized'],
    ]);
    expect(led('agent-baron-zachareth', ['H5']).offered('use:agent-baron-zachareth,direction')).toEqual([]);
  });

  test('Allure: a hero within 3 spaces tests willpower or is moved 1 space and stunned', () => {
    const t = led('agent-lady-eliza-farrow', ['I5']).choose('use:agent-lady-eliza-farrow,allure,0', [...FAIL]);
    t.choose(space(t, 'G5'));
    expect([figure(t, 'syndrael').cells, figure(t, 'syndrael').conditions]).toEqual([[at(t.state, 'G5')], ['stunned']]);
    const passed = led('agent-lady-eliza-farrow', ['I5']).choose('use:agent-lady-eliza-farrow,allure,0', [...PASS]);
    expect(figure(passed, 'syndrael').conditions).toEqual([]);
    expect(led('agent-lady-eliza-farrow', ['J5']).offered('use:agent-lady-eliza-farrow,allure')).toEqual([]);
  });

  test('Overrun: where he comes next to a hero he may change places without a test; the hero suffers 1 fatigue', () => {
    const t = led('agent-sir-alric-farrow', ['H5']).choose('use:agent-sir-alric-farrow,overrun,0');
    t.choose(`go:${at(t.state, 'G5')},overrun`).choose('use:agent-sir-alric-farrow,overrun,0');
    expect([figure(t, 'agent-sir-alric-farrow').cells, fatigueOf(t, 'syndrael')]).toEqual([[at(t.state, 'F5')], 1]);
  });

  test('Him Instead!: an adjacent monster becomes the target of an attack on him', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        agent(state, 'agent-splig', 'G5');
        monster(state, 'zombie', 'H5');
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'agent-splig', 'G5'));
    t.choose('use:agent-splig,him-instead,0', [blue(2), red(1), 1]);
    expect([damageOf(quiet(t), 'agent-splig'), t.state.monsters.length]).toEqual([0, t.state.monsters.length]);
    expect(t.offered('use:agent-splig,him-instead')).toEqual([]);
  });

  test('Get Them: each minion of his group attacks, once a round', () => {
    const t = led('agent-splig', ['H7'], state => void monster(state, 'zombie', 'G5'), 2);
    t.choose('use:agent-splig,get-them,0');
    if (t.kind === 'whether') t.choose('yes');
    t.choose(t.offered('attack')[0] ?? t.offered('pick')[0] ?? t.offered()[0] ?? '', [blue(3), yellow(2), gray(0)]);
    quiet(t);
    expect(damageOf(t, 'syndrael')).toBeGreaterThan(0);
    expect(t.offered('use:agent-splig,get-them')).toEqual([]);
  });

  test('Contempt: 1 more damage against a hero with a condition', () => {
    const hit = (conditions: 'poisoned'[]): number => {
      const t = led('agent-ariad', ['H5'], state => {
        for (const one of state.heroes) one.conditions = [...conditions];
      });
      t.choose(strike(t, 'agent-ariad', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
      quiet(t);
      return damageOf(t, 'syndrael');
    };
    expect(hit(['poisoned']) - hit([])).toBe(1);
  });

  test('Despair: heroes within 3 spaces test willpower or suffer 2 fatigue', () => {
    const t = led('agent-ariad', ['I5']).choose('use:agent-ariad,despair,0', [...FAIL]);
    expect(fatigueOf(t, 'syndrael')).toBe(2);
    expect(fatigueOf(led('agent-ariad', ['I5']).choose('use:agent-ariad,despair,0', [...PASS]), 'syndrael')).toBe(0);
  });

  test('Cursed Assault: one attack on every hero in sight; too little range for one misses all', () => {
    const assault = (range: number): number[] => {
      const t = led('agent-ariad', ['H5'], state => void hero(state, 'ashrian', 'disciple', 'E7'), 2);
      t.choose('use:agent-ariad,cursed-assault,0', [blue(range), yellow(2), yellow(2), gray(0), gray(0)]);
      for (let i = 0; i < 9 && t.kind !== 'monster-turn'; i++)
        t.choose(t.offered('pass')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
      return [damageOf(t, 'syndrael'), damageOf(t, 'ashrian')];
    };
    expect(assault(4).every(n => n > 0)).toBe(true);
    expect(assault(2)).toEqual([0, 0]);
  });

  test('Trap Springer: she may move 1 space when a trap is played', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        state.act = 2;
        agent(state, 'agent-queen-ariad', 'H5', 'I5', 'H6', 'I6');
        holds(state, ['tripwire']);
      }),
      'syndrael',
    );
    t.choose('move')
      .choose(`go:${at(t.state, 'F5')},move-1`)
      .choose('play:tripwire');
    t.choose('use:agent-queen-ariad,trap-springer,0');
    expect(t.kind).toBe('where');
  });

  test('Poison, Disease: a surge for both conditions if damage is dealt', () => {
    const t = led('agent-serena', ['G5']);
    t.choose(strike(t, 'agent-serena', 'syndrael', 'F5'), [blue(3), yellow(1, 1), gray(0)]);
    t.chooseWhile('answer', 'pass');
    t.choose(t.offered('surge:agent-serena').find(one => one.endsWith(',1')) ?? '');
    expect([...figure(quiet(t), 'syndrael').conditions].sort()).toEqual(['diseased', 'poisoned']);
  });

  test('Purity of Body: never poisoned or diseased', () => {
    const { state } = led('agent-serena', ['G5'], () => {}, 2);
    expect(monsterCardOf(state, { of: 'agent-serena', rank: 'master' }).passive).toEqual(['purity-of-body']);
    expect(monsterCardOf({ act: 1, size: 2 }, { of: 'agent-serena', rank: 'master' }).passive).toBeUndefined();
  });

  test('Miser: when a hero searches she may move 2 spaces', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        agent(state, 'agent-valyndra', 'H4', 'I4', 'H5', 'I5', 'H6', 'I6');
        state.tokens = [{ id: 'search-1', kind: 'search', cell: at(state, 'E5'), face: null, hidden: false }];
      }),
      'syndrael',
    );
    t.choose('search:search-1');
    expect(t.offered('use')).toEqual(['use:agent-valyndra,miser,0']);
  });

  test('Forceful Blow: the target tests might; failed: a surge', () => {
    const surges = (dice: readonly number[]): number => {
      const t = led('agent-ardus-ixerebus', ['G5']);
      t.choose(strike(t, 'agent-ardus-ixerebus', 'syndrael', 'F5'), [...dice, blue(3), red(1), gray(0)]);
      t.chooseWhile('answer', 'pass');
      return t.offered('surge').length;
    };
    expect([surges(FAIL), surges(PASS)]).toEqual([1, 0]);
  });

  test('Bloodthirst: 3 damage are healed whenever a hero is knocked out', () => {
    const t = led('agent-kyndrithul', ['G5'], state => {
      for (const one of state.heroes) one.damage = 11;
      for (const one of state.monsters) one.damage = 5;
    });
    t.choose(strike(t, 'agent-kyndrithul', 'syndrael', 'F5'), [blue(3), yellow(2), gray(0)]);
    quiet(t);
    expect([t.state.heroes[0]?.down !== null, damageOf(t, 'agent-kyndrithul')]).toEqual([true, 2]);
  });

  const attackNear = (spaces: string, act: 1 | 2): Played => {
    const t = acts(
      sit(state => {
        state.act = act;
        hero(state, 'syndrael', 'knight', 'F5');
        agent(state, 'agent-zarihell', spaces);
        monster(state, 'zombie*', 'G5');
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'zombie-master-1', 'G5'), [blue(2), red(3, 1), 1]);
    return t.chooseWhile('answer', 'pass');
  };

  test('Agony: heroes who attack within 3 spaces spend 1 surge at most', () => {
    const spent = (where: string): number => {
      const t = attackNear(where, 1);
      // One surge of the blue die, one of the red.
      let used = 0;
      for (; t.kind === 'surge' && t.offered('surge').length > 0; used++) t.choose(t.offered('surge')[0] ?? '');
      return used;
    };
    expect([spent('I5'), spent('J8')]).toEqual([1, 2]);
  });

  test('Exploit Agony: a hero who attacks within 3 spaces suffers 1 fatigue for each surge not spent', () => {
    expect(fatigueOf(attackNear('I5', 2).choose('done'), 'syndrael')).toBe(2);
    expect(fatigueOf(attackNear('J8', 2).choose('done'), 'syndrael')).toBe(0);
  });

  test('Captive Soul: a hero her attack fells attacks for her before he falls', () => {
    const t = led('agent-zarihell', ['H5'], state => {
      for (const one of state.heroes) one.damage = 11;
      hero(state, 'ashrian', 'disciple', 'E5');
    });
    t.choose(strike(t, 'agent-zarihell', 'syndrael', 'F5'), [blue(3), red(2), gray(0)]);
    for (let i = 0; i < 5 && t.offered('use:agent-zarihell').length === 0; i++)
      t.choose(t.offered('pass')[0] ?? 'done');
    t.choose('use:agent-zarihell,captive-soul,0');
    expect(t.offered('attack').map(one => one.split(',')[1])).toContain('ashrian');
  });

  test.each([
    ['Summon Alric', 'the-fallen-elite', 'summon-alric', 1, 1],
    ['Summon Ardus Ix’Erebus', 'first-legion', 'summon-ardus-ixerebus', 1, 1],
    ['Summon Ariad', 'dark-illusions', 'summon-ariad', 1, 1],
    ['Summon Belthir', 'hybrid-loyalty', 'summon-belthir', 1, 1],
    ['Summon Eliza', 'endless-thirst', 'summon-eliza', 1, 0],
    ['Summon Kyndrithul', 'vital-essence', 'summon-kyndrithul', 1, 2],
    ['Summon Queen Ariad', 'tangled-web', 'summon-queen-ariad', 1, 4],
    ['Summon Serena', 'silent-protector', 'summon-serena', 1, 0],
    ['Summon Skarn', 'twisted-soul', 'summon-skarn', 1, 2],
    ['Summon Splig', 'goblin-uprising', 'summon-splig', 1, 0],
    ['Summon Valyndra', 'dragons-greed', 'summon-valyndra', 1, 2],
    ['Summon Zachareth', 'seeds-of-betrayal', 'summon-zachareth', 1, 1],
    ['Summon Zarihell', 'eternal-agony', 'summon-zarihell', 1, 2],
  ] as const)(
    '%s: for 2 threat its agent takes the place of so many masters and minions of an open group',
    (_, deck, card, masters, minions) => {
      const t = laid(state => {
        plotting(state, deck, [card], 3);
        open(state, 0, 'goblin-archer*', ['I4']);
        open(state, 0, 'goblin-archer', ['I5'], ['I6'], ['I7'], ['J7']);
      }, 4);
      spend(t, card);
      for (let i = 0; i < 4 && t.state.stage === 'setup'; i++) t.choose(t.offered()[0] ?? '');
      const id = PLOT_DECKS[deck]?.agent ?? '';
      const left = (rank: string): number => t.state.monsters.filter(one => one.rank === rank && one.id !== id).length;
      expect([figure(t, id).cells.length > 0, left('master'), left('minion'), threatOf(t)]).toEqual([
        true,
        1 - masters,
        4 - minions,
        1,
      ]);
      expect(plotCardOf(`plot-${card}`).buy).toBe(3);
      expect(plotCard(t, card).tired).toBe(true);
    },
  );
});
