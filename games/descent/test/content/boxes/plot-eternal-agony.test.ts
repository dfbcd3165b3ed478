import { describe, expect, test } from 'vitest';
import { defeat } from '../../../rules/defeat.ts';
import { between } from '../../../rules/quest/encounters.ts';
import { attributeOf, staminaOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import {
  activated,
  calm,
  dawn,
  plot,
  plotCard,
  plotting,
  spend,
  struckBy,
  threatOf,
  until,
  untilAsked,
} from '../../plots.ts';
import {
  acts,
  at,
  damageOf,
  drawsForFallen,
  face,
  fatigueOf,
  figure,
  hero,
  monster,
  type Played,
  sit,
  strike,
} from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';
import { blue, brown, gray, red, yellow } from './monster-turns.ts';

const DECK = 'eternal-agony';
const jain = (state: State): void => {
  hero(state, 'jain-fairwood', 'thief', 'E8');
};

// Two encounters: tokens lie on heroes from one to the next.
proving({}, {});

describe('Eternal Agony', () => {
  test('Spite: the attacker suffers fatigue for his surges; a surge left unspent refreshes the card', () => {
    const spite = (buy: boolean): Played => {
      const t = struckBy(DECK, [], 'zombie*', ['G5'], jain)([]);
      spend(t, 'spite', 0, [blue(4), red(3, 1), brown(0)]);
      while (t.kind === 'answer') t.choose('pass');
      t.choose(buy ? (t.offered('surge')[0] ?? '') : 'done');
      return calm(t);
    };
    // Blue 4 and red show one surge each.
    const kept = spite(false);
    const surges = fatigueOf(kept, 'syndrael');
    expect(surges).toBeGreaterThan(0);
    expect(plotCard(kept, 'spite').tired).toBe(false);
  });

  test('Spite: it stays exhausted if all surges were spent or none was rolled', () => {
    const t = struckBy(DECK, [], 'zombie*', ['G5'], jain)([]);
    spend(t, 'spite', 0, [blue(3), red(1), brown(0)]);
    calm(t);
    expect([fatigueOf(t, 'syndrael'), plotCard(t, 'spite').tired]).toEqual([0, true]);
  });

  /** Syndrael is felled by a zombie. */
  const felled = (cards: readonly string[], more: (state: State) => void = () => {}): Played => {
    const t = activated(DECK, cards, 'zombie', ['G5'], state => {
      jain(state);
      if (state.heroes[0] !== undefined) state.heroes[0].damage = 11;
      more(state);
    });
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(2), gray(0)]);
    for (let i = 0; i < 9 && t.kind !== 'knock-out'; i++) t.choose(t.offered('done')[0] ?? 'pass');
    return drawsForFallen(t);
  };

  test('Branded: a fallen hero has 1 less willpower and might for each token, at least 1', () => {
    const t = spend(until(felled(['branded']), 'branded'), 'branded');
    expect(t.state.heroes[0]?.marks.agony).toBe(1);
    expect([attributeOf(t.state, 'syndrael', 'might'), attributeOf(t.state, 'syndrael', 'willpower')]).toEqual([3, 1]);
    const more = structuredClone(t.state);
    Object.assign(more.heroes[0]?.marks ?? {}, { agony: 5 });
    expect([attributeOf(more, 'syndrael', 'might'), attributeOf(more, 'syndrael', 'knowledge')]).toEqual([
      1,
      attributeOf(t.state, 'syndrael', 'knowledge'),
    ]);
    expect(plotCard(t, 'branded').tired).toBe(false);
  });

  test('Branded: who rests may suffer 2 fatigue to discard one token, once per rest', () => {
    const t = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5').marks.agony = 2;
          jain(state);
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['branded']);
          state.lasting.push(...BRANDED);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    t.choose('rest').choose(t.offered('use')[0] ?? '');
    expect([t.state.heroes[0]?.marks.agony, fatigueOf(t, 'syndrael'), t.offered('use:syndrael,plot')]).toEqual([
      1,
      2,
      [],
    ]);
    const spent = acts(
      sit(
        state => {
          Object.assign(hero(state, 'syndrael', 'knight', 'F5'), { marks: { agony: 1 }, fatigue: 3 });
          jain(state);
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['branded']);
          state.lasting.push(...BRANDED);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    expect(spent.choose('rest').offered('use:syndrael,plot')).toEqual([]);
  });

  test('D2C-PLOT-27 brands are kept between encounters and discarded between quests', () => {
    const t = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5').marks.agony = 2;
        plotting(state, DECK, ['branded']);
        state.lasting.push(...BRANDED);
      },
      { heroes: 2, quest: PROVING_GROUND },
    );
    const next = after(t, state => {
      state.won = ['heroes'];
      return between(state, io());
    });
    expect([next.encounter, next.heroes[0]?.marks.agony, attributeOf(next, 'syndrael', 'might')]).toEqual([1, 2, 2]);
    const over = after(t, state => {
      state.encounter = 1;
      state.won = ['heroes', 'heroes'];
      return between(state, io());
    });
    expect([over.over?.winner, over.heroes[0]?.marks.agony]).toEqual(['heroes', undefined]);
  });

  test('Idle Hands: a monster that has not attacked suffers 2 damage, and another of its group attacks', () => {
    const idle = (attack: boolean): Played => {
      const t = dawn(DECK, ['idle-hands'], state => {
        hero(state, 'syndrael', 'knight', 'F5');
        jain(state);
        monster(state, 'zombie', attack ? 'F4' : 'J8');
        monster(state, 'zombie*', 'G5');
      });
      t.choose('monster:zombie-1');
      if (attack)
        calm(t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [face('blue', { miss: true }), yellow(1), gray(0)]));
      t.choose('end');
      return t;
    };
    const t = idle(false);
    spend(t, 'idle-hands', 0, [blue(2), yellow(1), gray(0)]);
    calm(t);
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'syndrael')]).toEqual([2, 3]);
    expect(idle(true).offered('plot')).toEqual([]);
  });

  test('If Looks Could Kill: a master whose attack is blocked poisons or sickens the target', () => {
    const look = (name: string, shields: number): Played => {
      const t = activated(DECK, ['if-looks-could-kill'], name, ['G5'], jain);
      t.choose(
        strike(t, 'zombie', 'syndrael', 'F5'),
        name === 'zombie'
          ? [blue(6), yellow(1), gray(shields)]
          : [blue(6), yellow(1), yellow(1), gray(shields)].slice(0, 4),
      );
      for (let i = 0; i < 9 && t.kind !== 'monster-turn' && t.offered('plot').length === 0; i++)
        t.choose(t.offered('done')[0] ?? 'pass');
      return t;
    };
    void look;
    const blocked = activated(DECK, ['if-looks-could-kill'], 'goblin-archer*', ['H5'], jain);
    blocked.choose(strike(blocked, 'goblin-archer', 'syndrael', 'F5'), [blue(4), yellow(1), gray(3)]);
    for (let i = 0; i < 9 && blocked.offered('plot').length === 0; i++)
      blocked.choose(blocked.offered('done')[0] ?? 'pass');
    spend(blocked, 'if-looks-could-kill').choose('way:1');
    expect(figure(blocked, 'syndrael').conditions).toEqual(['diseased']);
    const through = activated(DECK, ['if-looks-could-kill'], 'goblin-archer*', ['H5'], jain);
    through.choose(strike(through, 'goblin-archer', 'syndrael', 'F5'), [blue(2), yellow(1), gray(0)]);
    for (let i = 0; i < 9 && through.kind !== 'monster-turn'; i++) {
      expect(through.offered('plot')).toEqual([]);
      through.choose(through.offered('done')[0] ?? 'pass');
    }
    const minion = activated(DECK, ['if-looks-could-kill'], 'goblin-archer', ['H5'], jain);
    minion.choose(strike(minion, 'goblin-archer', 'syndrael', 'F5'), [blue(4), yellow(1), gray(3)]);
    for (let i = 0; i < 9 && minion.kind !== 'monster-turn'; i++) {
      expect(minion.offered('plot')).toEqual([]);
      minion.choose(minion.offered('done')[0] ?? 'pass');
    }
  });

  test('Long Suffering: a token for each attack on Zarihell; when she falls each hero suffers as much less his knowledge, 1 threat for each who falls', () => {
    const tokens = (target: string) => {
      const t = struckBy(DECK, ['long-suffering'], target, ['G5'], jain)([blue(2), red(1)]);
      for (let i = 0; i < 9 && t.kind !== 'turn'; i++) t.choose(t.offered('done')[0] ?? 'pass');
      return plotCard(t, 'long-suffering').tokens;
    };
    expect([tokens('agent-zarihell'), tokens('zombie*')]).toEqual([1, 0]);
    const s = sit(
      state => {
        hero(state, 'syndrael', 'knight', 'F5').damage = 10;
        jain(state);
        Object.assign(monster(state, 'agent-zarihell', 'G5'), { rank: 'master' });
        plotting(state, DECK, ['long-suffering']);
        for (const one of state.plot?.cards ?? []) if (one.id === 'plot-long-suffering') one.tokens = 5;
        state.lasting.push({
          source: 'laid',
          key: 'end',
          on: 'all',
          by: 'agent-zarihell',
          until: 'encounter-end',
          next: false,
          what: {
            do: 'on',
            at: 'action-done',
            ability: {
              at: 'action-done',
              must: true,
              limit: 'turn',
              aim: { who: 'figure', each: true, self: true, if: { is: 'kind', of: ['agent-zarihell'] } },
              effects: [{ do: 'defeat' }],
            },
          },
        });
      },
      { heroes: 2 },
    );
    acts(s, 'syndrael').choose('move');
    expect(s.offered('plot')).toEqual([plot('long-suffering', 1)]);
    const knows = (id: string): number => attributeOf(s.state, id, 'knowledge') ?? 0;
    const [wise, clever] = [knows('syndrael'), knows('jain-fairwood')];
    spend(s, 'long-suffering', 1);
    drawsForFallen(s);
    expect(wise).toBeLessThanOrEqual(3);
    expect([
      damageOf(s, 'jain-fairwood'),
      figure(s, 'syndrael').cells,
      threatOf(s),
      plotCard(s, 'long-suffering').tokens,
    ]).toEqual([5 - clever, [], 5, 0]);
    expect(defeat).toBeTypeOf('function');
  });

  test('Make No Excuse: who rolled an X is defeated; until it is refreshed monsters turn X to any face', () => {
    const t = dawn(DECK, ['make-no-excuse'], state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'G6');
    });
    t.choose('monster:zombie-1').choose(strike(t, 'zombie', 'syndrael', 'F5'), [
      face('blue', { miss: true }),
      yellow(1),
      gray(0),
    ]);
    spend(t, 'make-no-excuse');
    calm(t);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-2']);
    if (t.kind === 'activate') t.choose('monster:zombie-2');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [face('blue', { miss: true }), yellow(1), gray(0)]);
    t.choose(t.offered('use')[0] ?? '');
    t.choose(`face:0,blue,${blue(3) - 1}`);
    expect(damageOf(calm(t), 'syndrael')).toBe(3);
    const hit = activated(DECK, ['make-no-excuse'], 'zombie', ['G5'], jain);
    hit.choose(strike(hit, 'zombie', 'syndrael', 'F5'), [blue(2), yellow(1), gray(0)]);
    expect(hit.offered(plot('make-no-excuse'))).toEqual([]);
  });

  test('Pins and Needles: a hero who suffered exactly 1 damage suffers 2 more and 1 fatigue', () => {
    const pricked = (shields: number): Played => {
      const t = activated(DECK, ['pins-and-needles'], 'zombie', ['G5'], jain);
      t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(2), yellow(1), gray(shields)]);
      for (let i = 0; i < 9 && t.kind !== 'monster-turn' && t.offered(plot('pins-and-needles')).length === 0; i++)
        t.choose(t.offered('done')[0] ?? 'pass');
      return t;
    };
    const t = pricked(2);
    spend(t, 'pins-and-needles');
    calm(t);
    expect([damageOf(t, 'syndrael'), fatigueOf(t, 'syndrael')]).toEqual([3, 1]);
    expect(pricked(1).offered('plot')).toEqual([]);
  });

  test('Sadist: plot cards cost 1 threat less until it is refreshed', () => {
    const t = dawn(DECK, ['sadist', 'valyndras'].slice(0, 1), state => {
      hero(state, 'syndrael', 'knight', 'F5');
      jain(state);
      monster(state, 'zombie', 'G5');
    });
    spend(t, 'sadist');
    expect([threatOf(t), t.state.lasting.map(({ what }) => what.do)]).toEqual([3, ['cheaper']]);
    const dear = struckBy(DECK, [], 'zombie*', ['G5'], state => {
      jain(state);
      state.plot?.cards.push({ id: 'plot-sadist', tired: true, tokens: 0, on: null });
      state.lasting.push({
        source: 'plot-sadist',
        key: 'cheaper-0',
        on: 'all',
        by: '',
        until: 'refreshed/plot-sadist',
        next: false,
        what: { do: 'cheaper' },
      });
    })([]);
    spend(dear, 'spite', 0, [blue(2), red(1), brown(0)]);
    expect(threatOf(dear)).toBe(5);
  });

  test('Time on the Rack: each turn ended on the ground costs a hero 1 stamina for the quest', () => {
    const t = acts(
      sit(
        state => {
          Object.assign(hero(state, 'syndrael', 'knight', 'F5'), {
            cells: [],
            down: at(state, 'F5'),
            damage: 12,
            fatigue: 4,
          });
          jain(state);
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['time-on-the-rack']);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    const stamina = staminaOf(t.state, 'syndrael') ?? 0;
    t.choose('end');
    spend(t, 'time-on-the-rack');
    expect([staminaOf(t.state, 'syndrael'), t.state.lasting.map(({ until: end }) => end)]).toEqual([
      stamina - 1,
      ['quest-end'],
    ]);
    const twice = structuredClone(t.state);
    Object.assign(twice.heroes[0]?.marks ?? {}, { rack: 2 });
    expect(staminaOf(twice, 'syndrael')).toBe(stamina - 2);
    const stands = acts(
      sit(
        state => {
          hero(state, 'syndrael', 'knight', 'F5');
          jain(state);
          monster(state, 'zombie', 'J8');
          plotting(state, DECK, ['time-on-the-rack']);
        },
        { heroes: 2 },
      ),
      'syndrael',
    );
    expect(stands.choose('end').offered('plot')).toEqual([]);
    void untilAsked;
  });
});

import { plotCardOf } from '../../../content/index.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { LastingEffect } from '../../../state.ts';

const lasting = plotCardOf('plot-branded').abilities?.[0]?.effects[1] as Extract<Effect, { do: 'last' }>;
const BRANDED: LastingEffect[] = lasting.effects.map((what, i) => ({
  source: 'plot-branded',
  key: `${what.do}-${i}`,
  on: 'syndrael',
  by: 'syndrael',
  until: lasting.until,
  next: false,
  what: structuredClone(what) as Effect,
}));
