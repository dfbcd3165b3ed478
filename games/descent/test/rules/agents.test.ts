import { describe, expect, test } from 'vitest';
import { LIEUTENANT_PACKS } from '../../content/boxes/lieutenant-packs/index.ts';
import { CAMPAIGNS } from '../../content/campaigns/index.ts';
import { AGENTS, inPlay, LIEUTENANTS, MONSTERS, monsterCardOf, PLOT_DECKS, wholeQuest } from '../../content/index.ts';
import type { State } from '../../index.ts';
import { agentFalls, openTo } from '../../rules/agents.ts';
import { relicStep } from '../../rules/campaign/relics.ts';
import { defeat } from '../../rules/defeat.ts';
import { holds as isTrue } from '../../rules/holding.ts';
import { limitsOf } from '../../rules/monsters.ts';
import { plotsForSale } from '../../rules/plot.ts';
import { PLAN } from '../journeys.ts';
import { after, io } from '../laid.ts';
import { laid, open, plot, plotCard, plotting, spend } from '../plots.ts';
import { at, figure, hero, monster, type Played, raid } from '../positions.ts';

const DECK = 'the-fallen-elite';
const SUMMON = 'summon-alric';
const ALRIC = 'agent-sir-alric-farrow';

/** An open group of zombies, and what else; Alric may be summoned. */
const ready = (arrange: (state: State) => void = () => {}, threat = 5): Played =>
  laid(state => {
    plotting(state, DECK, [SUMMON], threat);
    open(state, 0, 'zombie*', ['H5']);
    open(state, 0, 'zombie', ['I5'], ['I6'], ['I7']);
    arrange(state);
  });

const summon = (t: Played): Played => spend(t, SUMMON);

/** Summoned in place of the master and the minion on I6. */
const summoned = (arrange: (state: State) => void = () => {}): Played => {
  const t = summon(ready(arrange)).choose('pick:zombie-2');
  return t.kind === 'place' ? t.choose(`base:${at(t.state, 'H5')}`) : t;
};

describe('agents', () => {
  test('D2-AGT-01 D2-AGT-04 after the set-up a plot card brings the lieutenant into an open group, in place of the figures it names', () => {
    const t = ready();
    expect([t.kind, t.seat, t.offered()]).toEqual(['answer', 0, [plot(SUMMON), 'pass']]);
    const after = summon(ready());
    expect(after.offered()).toEqual(['pick:zombie-1', 'pick:zombie-2', 'pick:zombie-3']);
    after.choose('pick:zombie-2');
    expect(after.offered('base').sort()).toEqual(
      [`base:${at(after.state, 'H5')}`, `base:${at(after.state, 'I6')}`].sort(),
    );
    after.choose(`base:${at(after.state, 'I6')}`);
    expect(after.state.monsters.map(({ id }) => id)).toEqual(['zombie-1', 'zombie-3', ALRIC]);
    expect([figure(after, ALRIC).cells, after.state.stage]).toEqual([[at(after.state, 'I6')], 'heroes']);
    expect(plotCard(after, SUMMON).tired).toBe(true);
    const closed = laid(state => {
      plotting(state, DECK, [SUMMON]);
      monster(state, 'zombie*', 'H5');
    });
    expect(closed.offered('plot')).toEqual([]);
  });

  test('D2-AGT-02 the agent card of the act gives his values', () => {
    const t = summoned();
    const values = (act: 1 | 2, size: 2 | 3 | 4) => {
      const { speed, health, defence, dice } = monsterCardOf({ act, size }, { of: ALRIC, rank: 'master' });
      return [speed, health, defence, dice];
    };
    expect([values(1, 2), values(2, 4)]).toEqual([
      [3, 10, ['gray', 'brown'], ['blue', 'red']],
      [3, 18, ['black', 'gray', 'brown'], ['blue', 'red', 'red']],
    ]);
    expect(monsterCardOf(t.state, t.state.monsters[2] as State['monsters'][number]).health).toBe(10);
  });

  test('D2-AGT-03 D2-AGT-09 he is a master of the open group, with its traits', () => {
    const { state } = summoned();
    expect(state.monsters.find(({ id }) => id === ALRIC)).toMatchObject({ rank: 'master', group: 'open-0' });
    expect(isTrue(state, ALRIC, { is: 'monster-trait', trait: MONSTERS.zombie?.traits[0] ?? 'dark' })).toBe(true);
    expect(isTrue(state, 'syndrael', { is: 'about', who: 'master' }, { figure: ALRIC })).toBe(true);
  });

  test('D2-AGT-05 D2-AGT-08 D2-AGT-10 while he is on the map the group is smaller by those he replaced: they do not come as reinforcements, nor does he', () => {
    const { state } = summoned();
    const group = state.groups[0] as State['groups'][number];
    // With two heroes: 2 minions and 1 master.
    expect(MONSTERS.zombie?.group[2]).toEqual({ minions: 2, masters: 1 });
    const few = structuredClone(state);
    few.monsters = few.monsters.filter(({ id }) => id === ALRIC);
    expect(limitsOf(few, group)).toEqual(['minion']);
    few.monsters = few.monsters.filter(({ id }) => id !== ALRIC);
    expect(limitsOf(few, group)).toEqual(['minion', 'master']);
  });

  test('D2-AGT-06 those he replaces need not be on the map', () => {
    const t = laid(state => {
      plotting(state, DECK, [SUMMON]);
      open(state, 0, 'zombie*', ['H5']);
    });
    const one = summon(t);
    expect(one.state.monsters.map(({ id }) => id)).toEqual([ALRIC]);
    expect(one.state.plot?.agent).toEqual({
      card: `plot-${SUMMON}`,
      figure: ALRIC,
      group: 'open-0',
      masters: 1,
      minions: 1,
    });
  });

  test('D2-AGT-07 a group too small for that is replaced as a whole', () => {
    // Ettins for two heroes: 1 minion and no master.
    expect(MONSTERS.ettin?.group[2]).toEqual({ minions: 1, masters: 0 });
    const t = laid(state => {
      plotting(state, DECK, [SUMMON]);
      open(state, 0, 'ettin', ['H5', 'I5', 'H6', 'I6']);
    });
    const one = summon(t);
    one.choose(`base:${at(one.state, 'I6')}`);
    expect([one.state.monsters.map(({ id }) => id), one.state.plot?.agent?.masters]).toEqual([[ALRIC], 0]);
  });

  test('D2-AGT-11 when he is defeated his card goes back into the plot deck, and may be bought again', () => {
    const state = after(summoned(), own => defeat(own, io(), ALRIC, { by: 'test' }));
    expect(state.plot?.cards.map(({ id }) => id)).toEqual(['plot-armor-of-darkness']);
    expect([state.plot?.agent, plotsForSale(state)]).toEqual([null, expect.arrayContaining([`plot-${SUMMON}`])]);
    const other = structuredClone(summoned().state);
    agentFalls(other, 'zombie-1');
    expect(other.plot?.cards).toHaveLength(2);
  });

  test('D2-AGT-12 agents carry no relics', () => {
    const state = after(summoned(), own => {
      own.overlord.relics = ['shards-of-ithyndrus-turned'];
      own.overlord.bearers = { zombie: 'shards-of-ithyndrus-turned' };
      return relicStep(own, io());
    });
    // The zombies of his group have it, he has not.
    expect(state.monsters.map(({ id, relic }) => [id, relic !== null])).toEqual([
      ['zombie-1', true],
      ['zombie-3', true],
      [ALRIC, false],
    ]);
  });

  test('D2-AGT-13 none is summoned in the interlude or the finale', () => {
    const during = (quest: string): number => {
      const { state } = ready();
      return openTo({ ...state, quest, campaign: { id: 'the-long-toll', played: [] } }, ALRIC).length;
    };
    expect(during(PLAN.act1[0]?.quest ?? '')).toBe(1);
    expect([during(PLAN.interlude.heroes.quest), during(PLAN.finale.overlord.quest)]).toEqual([0, 0]);
  });

  test('D2-AGT-14 none is summoned into a quest with the lieutenant, hero or ally of his name', () => {
    const { state } = ready();
    expect(openTo(state, ALRIC)).toHaveLength(1);
    expect(openTo(state, 'agent-serena')).toHaveLength(1);
    const [one] = state.heroes;
    const there = { ...state, heroes: [{ ...(one as State['heroes'][number]), id: 'hero-serena' }] };
    expect(openTo(there, 'agent-serena')).toEqual([]);
    // Splig himself appears in this quest.
    expect(openTo({ ...state, quest: 'toll-at-the-ford' }, 'agent-splig').length).toBe(
      questHas('toll-at-the-ford', 'splig') ? 0 : 1,
    );
    for (const { same } of Object.values(AGENTS)) expect(same.some(id => Object.hasOwn(LIEUTENANTS, id))).toBe(true);
  });

  test('D2-AGT-15 some are never summoned in certain campaigns', () => {
    /** Who may be summoned there, and who may not. Where a campaign is not in this game, it is looked up as soon as the agent is allowed. */
    const sorted = (id: string): [allowed: string[], banned: string[]] => {
      const { state } = ready();
      const there = { ...state, campaign: { id, played: [] } };
      const known = Object.hasOwn(CAMPAIGNS, id);
      const banned = Object.keys(AGENTS).filter(agent => {
        if (known) return openTo(there, agent).length === 0;
        try {
          return openTo(there, agent).length === 0;
        } catch (error) {
          expect(error).toEqual(new RangeError(`There is no campaign "${id}".`));
          return false;
        }
      });
      return [Object.keys(AGENTS).filter(agent => !banned.includes(agent)), banned.sort()];
    };
    const there = (id: string): string[] => sorted(id)[1];
    expect(there('the-shadow-rune')).toEqual(['agent-baron-zachareth']);
    expect(there('heirs-of-blood')).toEqual(['agent-lady-eliza-farrow']);
    expect(there('labyrinth-of-ruin')).toEqual(['agent-queen-ariad']);
    expect(there('shadow-of-nerekhall')).toEqual([
      'agent-gargan-mirklace',
      'agent-rylan-olliven',
      'agent-tristayne-olliven',
    ]);
    // In all others every one of them may come.
    for (const id of Object.keys(CAMPAIGNS)) expect(sorted(id), id).toEqual([Object.keys(AGENTS), []]);
  });

  test('D2-AGT-15 his plot card is not offered in such a campaign; in any other it is', () => {
    const offered = (campaign: string): string[] =>
      ready(state => {
        state.campaign = { id: campaign, played: [] };
        plotting(state, 'endless-thirst', ['summon-eliza']);
      }).offered('plot');
    expect([offered('the-long-toll'), offered('heirs-of-blood')]).toEqual([[plot('summon-eliza')], []]);
  });

  test('D2C-MON-11 Tristayne attacks at range in act II', () => {
    expect(monsterCardOf({ act: 2, size: 2 }, { of: 'agent-tristayne-olliven', rank: 'master' }).attack).toBe('ranged');
    expect(AGENTS['agent-tristayne-olliven']?.acts[2]).toHaveProperty('attack', 'ranged');
  });

  test('every plot deck belongs to an agent with cards of both acts', () => {
    for (const { agent } of Object.values(PLOT_DECKS))
      expect(Object.keys(AGENTS[agent]?.acts ?? {})).toEqual(['1', '2']);
    expect(Object.keys(AGENTS)).toHaveLength(20);
  });

  test('D2C-EXP-05 lieutenant packs hold neither overlord cards nor monsters, shop cards or relics', () => {
    expect(Object.keys(LIEUTENANT_PACKS).sort()).toEqual(['abilities', 'agents', 'heroes', 'plotDecks', 'plots']);
    for (const kind of ['overlord', 'monsters', 'shop', 'relics', 'lieutenants', 'search'] as const)
      expect(inPlay(kind, ['LT'])).toEqual(inPlay(kind, []));
  });

  test('he acts with his group', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'G5');
      plotting(state, DECK, [SUMMON]);
      open(state, 0, 'zombie', ['I7']);
      state.monsters.push({
        ...(state.monsters[0] as State['monsters'][number]),
        id: ALRIC,
        of: ALRIC,
        rank: 'master',
        cells: [at(state, 'H5')],
      });
    }, ALRIC);
    expect(t.offered('attack')).toEqual([`attack:${ALRIC},syndrael,${at(t.state, 'G5')}`]);
    expect(t.offered('use')).toEqual([`use:${ALRIC},overrun,0`]);
  });
});

const questHas = (quest: string, of: string): boolean =>
  wholeQuest(quest).encounters.some(({ groups }) => groups.some(one => one.of === of));
