import { newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../choices.ts';
import type { State } from '../../../index.ts';
import { spaceName } from '../../../names.ts';
import { type Held, heldBy } from '../../../rules/in-force.ts';
import { areAdjacent } from '../../../rules/map.ts';
import { bring } from '../../../rules/quest/reinforcements.ts';
import { layArea } from '../../../rules/setting-up.ts';
import { obstacleTo } from '../../../rules/using.ts';
import type { Hero, LastingEffect } from '../../../state.ts';
import type { Flow, Io } from '../../../types.ts';
import { legend, marauded } from '../../legend.ts';
import { acts, at, damageOf, face, figure, hero, holds, monster, type Played, sit } from '../../positions.ts';

const JAIN = 'jain-fairwood';
const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const blue = (damage: number, surge = 0) => face('blue', { damage, surge });
const yellow = (damage: number, surge = 0) => face('yellow', { damage, surge });
const spaces = (t: Played, id: string): string[] => figure(t, id).cells.map(spaceName).sort();

/** A hero with this card in E5; against the overlord, who holds two cards, or against the automaton. */
const withCard = (id: string, of: string, card: string | null, against: 'overlord' | 'automaton'): Played => {
  const arrange = (state: State): void => {
    (state as { boxes: State['boxes'] }).boxes = ['MR', 'TF', 'HM'];
    hero(state, id, of, 'E5', card === null ? [] : [card]);
    monster(state, 'zombie', 'H5').conditions.push('immobilized');
    if (against === 'overlord') holds(state, ['word-of-pain'], ['word-of-pain', 'word-of-pain']);
  };
  return against === 'overlord' ? sit(arrange) : legend(arrange);
};

describe('cards that speak of somebody who plays the overlord', () => {
  const offered = (
    id: string,
    of: string,
    card: string | null,
    against: 'overlord' | 'automaton',
    used = card ?? '',
  ) => {
    const t = withCard(id, of, card, against);
    if (t.kind === 'next-hero') t.choose(`hero:${id}`);
    const answers = t.offered(`use:${id},${used}`);
    if (t.kind === 'answer' && answers.length === 0) t.choose('pass');
    return answers.length > 0 ? answers : t.offered(`use:${id},${used}`);
  };

  test('D2C-WILD-09 Danger Sense has no effect in Road to Legend', () => {
    expect(offered(JAIN, 'wildlander', 'danger-sense', 'overlord')).toHaveLength(1);
    expect(offered(JAIN, 'wildlander', 'danger-sense', 'automaton')).toEqual([]);
  });

  test('D2C-HERO-18 Mok’s heroic feat has no effect in Road to Legend', () => {
    expect(offered('elder-mok', 'disciple', null, 'overlord', 'elder-mok-feat')).toHaveLength(1);
    expect(offered('elder-mok', 'disciple', null, 'automaton', 'elder-mok-feat')).toEqual([]);
  });

  test('D2C-HERO-55 Seer Kel’s heroic feat has no effect in Road to Legend', () => {
    expect(offered('seer-kel', 'runemaster', null, 'overlord', 'seer-kel-feat')).toHaveLength(1);
    expect(offered('seer-kel', 'runemaster', null, 'automaton', 'seer-kel-feat')).toEqual([]);
  });

  /** Why the abilities of a card cannot be used, one after the other, at a moment that is about a monster. */
  const obstacles = (id: string, of: string, card: string, against: 'overlord' | 'automaton') => {
    const { state } = withCard(id, of, card, against);
    const held = [...heldBy(state, state.heroes[0] as Hero)].find(one => one.id === card) as Held;
    return (held.card.abilities ?? []).map((ability, n) =>
      obstacleTo(state, { chance: newChance('x') } as never, { ...held, tired: false }, n, {
        ...ability,
        if: { is: 'on-map' },
      }),
    );
  };

  test.each([['D2C-MARS-01 Zealous Fire has no effect in Road to Legend', GRISBAN, 'marshal', 'zealous-fire']])(
    '%s',
    (_, id, of, card) => {
      expect(new Set(obstacles(id, of, card, 'automaton'))).toEqual(new Set(['test']));
      expect(obstacles(id, of, card, 'overlord')).not.toContain('test');
    },
  );

  test('D2C-PROP-02 Grim Fate has no effect in Road to Legend: the bearer of the token is not offered it', () => {
    const bearer = (against: 'overlord' | 'automaton'): string[] => {
      const arrange = (state: State): void => {
        Object.assign(state, { boxes: ['TF'] });
        hero(state, AVRIC, 'prophet', 'E5', ['grim-fate']);
        hero(state, GRISBAN, 'berserker', 'E6').marks.insight = 1;
        monster(state, 'zombie', 'J8');
        holds(state, [], ['dash', 'frenzy']);
      };
      const t = acts(against === 'overlord' ? sit(arrange) : legend(arrange), GRISBAN);
      return t.offered(`use:${GRISBAN},grim-fate`);
    };
    expect([bearer('overlord'), bearer('automaton')]).toEqual([[`use:${GRISBAN},grim-fate,0`], []]);
  });

  /** Whatever this card offers while the zombies have their turn; it is used as soon as it can be. Against the overlord, the zombie may be activated by him. */
  const whileTheyAct = (card: string, against: 'overlord' | 'automaton', play: string | null = null): string[] => {
    const arrange = (state: State): void => {
      Object.assign(state, { boxes: ['MR'] });
      hero(state, GRISBAN, 'marshal', 'E5', [card]);
      hero(state, AVRIC, 'disciple', 'G5').acted = true;
      monster(state, 'zombie*', 'H5');
      monster(state, 'zombie', 'H6');
      // There are cards in both: what is in the way is the rule alone.
      holds(state, ['dash', 'frenzy'], ['dash', 'frenzy']);
      state.heroes[0]?.cards.forEach(one => {
        if (one.id === 'signet-ring') one.worn = false;
      });
    };
    const t = against === 'overlord' ? sit(arrange) : legend(arrange, { orders: 1 });
    const met: string[] = [];
    for (let i = 0; i < 60 && t.state.round === 1; i++) {
      const own = t.offered(`use:${GRISBAN},${card}`);
      met.push(...own);
      const attack = t.kind === 'monster-turn' ? t.offered('attack:zombie')[0] : undefined;
      const played = play === null || met.length > 0 ? undefined : t.offered(`play:${play}`)[0];
      t.choose(
        own[0] ??
          played ??
          attack ??
          t.offered('end')[0] ??
          t.offered('pass')[0] ??
          t.offered('done')[0] ??
          t.offered()[0] ??
          '',
      );
    }
    expect(t.state.round).toBe(2);
    // Something has been done to the heroes: there was an occasion.
    expect(t.events().some(event => event.kind === 'attacks')).toBe(true);
    return [...new Set(met)];
  };

  test('D2C-MARS-02 Just Reward has no effect in Road to Legend: neither when a group is activated nor after its attack', () => {
    expect(whileTheyAct('just-reward', 'overlord')).toEqual([
      `use:${GRISBAN},just-reward,0`,
      `use:${GRISBAN},just-reward,1`,
    ]);
    expect(whileTheyAct('just-reward', 'automaton')).toEqual([]);
  });

  test('D2C-MARS-06 By the Book has no effect in Road to Legend', () => {
    expect(whileTheyAct('by-the-book', 'overlord', 'frenzy')).toEqual([`use:${GRISBAN},by-the-book,0`]);
    expect(whileTheyAct('by-the-book', 'automaton', 'frenzy')).toEqual([]);
    // Not even where the moment itself comes.
    expect(new Set(obstacles(GRISBAN, 'marshal', 'by-the-book', 'automaton'))).toEqual(new Set(['test']));
    expect(obstacles(GRISBAN, 'marshal', 'by-the-book', 'overlord')).not.toContain('test');
  });

  test('D2C-MARS-01 Zealous Fire: refreshed, it hurts nobody there', () => {
    const refreshed = (against: 'overlord' | 'automaton') => {
      const arrange = (state: State): void => {
        const one = hero(state, GRISBAN, 'marshal', 'E5', ['zealous-fire']);
        for (const card of one.cards) card.tired = true;
        monster(state, 'zombie', 'F5').conditions.push('immobilized');
        hero(state, AVRIC, 'disciple', 'J8');
      };
      const t = against === 'overlord' ? sit(arrange) : legend(arrange);
      return damageOf(t.choose(`hero:${GRISBAN}`), 'zombie-1');
    };
    expect([refreshed('overlord'), refreshed('automaton')]).toEqual([1, 0]);
  });
});

describe('monsters and cards of heroes', () => {
  const lasts = (on: string): LastingEffect => ({
    source: 'laid',
    key: 'laid',
    on,
    by: on,
    until: 'round-end',
    next: false,
    what: { do: 'permit', rule: 'only-adjacent-targets' },
  });

  test('D2C-HERO-44 a monster told to spot somebody who can be targeted from beside only engages him', () => {
    const came = (shrouded: boolean) => {
      const t = marauded(
        state => {
          hero(state, JAIN, 'thief', 'E5');
          monster(state, 'goblin-archer', 'J5');
          if (shrouded) state.lasting.push(lasts(JAIN));
        },
        [],
        { orders: 1 },
      );
      return areAdjacent(t.state, 'goblin-archer-1', JAIN);
    };
    // Spotted from three spaces away, or engaged.
    expect([came(false), came(true)]).toEqual([false, true]);
  });

  const tired = (state: State, id: string, card: string): void => {
    for (const one of state.heroes.find(found => found.id === id)?.cards ?? []) if (one.id === card) one.tired = true;
  };

  /** What surges were spent on, and what was dealt. */
  const spentAndDealt = (t: Played): (string | number)[] => {
    const found: (string | number)[] = [];
    for (const event of t.events()) {
      if (event.kind === 'surge') found.push(event.source);
      if (event.kind === 'dealt') found.push(event.dealt);
    }
    return found;
  };

  test('D2C-THF-04 while Unseen is exhausted a monster spends its first surge so as not to miss', () => {
    const bitten = (surge: number) => {
      const t = marauded(
        state => {
          hero(state, JAIN, 'thief', 'E5', ['unseen']);
          tired(state, JAIN, 'unseen');
          monster(state, 'zombie', 'F5').conditions.push('immobilized');
        },
        [blue(2), yellow(1, surge), face('gray', { shield: 0 })],
      );
      return spentAndDealt(t);
    };
    expect([bitten(1), bitten(0)]).toEqual([['unseen', 3], []]);
  });

  test('D2C-SPIR-04 while Cloud of Mist is exhausted a monster that attacks the Spiritspeaker does the same', () => {
    const bitten = (surge: number) => {
      const t = marauded(
        state => {
          hero(state, AVRIC, 'spiritspeaker', 'E5', ['cloud-of-mist']).fatigue = 4;
          tired(state, AVRIC, 'cloud-of-mist');
          monster(state, 'zombie', 'F5').conditions.push('immobilized');
        },
        [blue(2), yellow(1, surge), face('gray', { shield: 0 })],
      );
      return spentAndDealt(t);
    };
    expect([bitten(1), bitten(0)]).toEqual([['cloud-of-mist', 3], []]);
  });

  test('D2C-DISC-01 while Prayer of Peace is exhausted monsters go to no space next to the Disciple, and after others if they can', () => {
    const hunted = (peace: boolean) =>
      marauded(
        state => {
          hero(state, AVRIC, 'disciple', 'E5', ['prayer-of-peace']);
          hero(state, GRISBAN, 'berserker', 'J3');
          if (peace) tired(state, AVRIC, 'prayer-of-peace');
          monster(state, 'barghest', 'H5', 'H6').conditions.push('stunned');
        },
        [],
        { orders: 1 },
      );
    const beside = (t: Played) => areAdjacent(t.state, 'barghest-1', AVRIC);
    expect(beside(hunted(true))).toBe(false);
    const alone = (peace: boolean) =>
      marauded(
        state => {
          hero(state, AVRIC, 'disciple', 'E5', ['prayer-of-peace']);
          if (peace) tired(state, AVRIC, 'prayer-of-peace');
          monster(state, 'zombie', 'H5');
        },
        [],
        { orders: 1 },
      );
    const near = (t: Played) => areAdjacent(t.state, 'zombie-1', AVRIC);
    expect([near(alone(true)), near(alone(false))]).toEqual([false, true]);
    expect(spaces(alone(true), 'zombie-1')).not.toEqual(['H5']);
  });

  test('D2C-BNTY-01 Payday: the search token is the one nearest to the Bounty Hunter', () => {
    const t = legend(state => {
      (state as { boxes: State['boxes'] }).boxes = ['MR'];
      hero(state, JAIN, 'bounty-hunter', 'E5', ['payday']);
      hero(state, AVRIC, 'disciple', 'E8');
      monster(state, 'goblin-archer*', 'F5').damage = 3;
      for (const [i, name] of ['J3', 'F8', 'J8'].entries())
        state.tokens.push({ id: `search-${i + 1}`, kind: 'search', cell: at(state, name), face: null, hidden: true });
    });
    t.choose(`hero:${JAIN}`).chooseWhile('answer', 'pass');
    t.choose(t.offered('attack:double-crossbow')[0] ?? '', [
      blue(2),
      face('red', { damage: 3 }),
      face('gray', { shield: 0 }),
    ]);
    for (let i = 0; i < 6 && t.offered(`use:${JAIN},payday`).length === 0; i++)
      t.choose(t.offered('done')[0] ?? t.offered('pass')[0] ?? '');
    t.choose(`use:${JAIN},payday,0`);
    expect(t.state.tokens.map(({ id }) => id)).toEqual(['search-1', 'search-3']);
  });
});

describe('Grey Ker', () => {
  test('D2C-HERO-27 D2C-HERO-28 suspends: another hero is next at once; Ker goes on after that hero and the monsters that follow', () => {
    const t = legend(state => {
      (state as { boxes: State['boxes'] }).boxes = ['HM'];
      hero(state, 'grey-ker', 'thief', 'E5');
      hero(state, AVRIC, 'disciple', 'E7');
      monster(state, 'zombie', 'J3').conditions.push('stunned', 'immobilized');
    });
    t.choose('hero:grey-ker').chooseWhile('answer', 'pass').chooseWhile('equip', 'done').choose('rest');
    t.choose(t.offered('use:grey-ker,grey-ker')[0] ?? '').chooseWhile('equip', 'done');
    const groups = () => t.events().filter(({ kind }) => kind === 'group').length;
    if (t.kind === 'next-hero') t.choose(`hero:${AVRIC}`);
    expect([t.state.turns[0]?.figure, groups()]).toEqual([AVRIC, 0]);
    t.choose('end').chooseWhile('answer', 'pass');
    expect([t.state.turns[0]?.figure, t.state.round, groups()]).toEqual(['grey-ker', 1, 1]);
  });
});

describe('kobolds', () => {
  const cave = (arrange: (state: State) => void): Played =>
    legend(
      state => {
        (state as { boxes: State['boxes'] }).boxes = ['HM'];
        hero(state, GRISBAN, 'berserker', 'E5');
        arrange(state);
      },
      {},
      { heroes: 2 },
    );

  test('D2C-MON-05 D2C-MAB-20 Spawner: a minion comes when the kobolds are activated, next to the master and nearest to a hero', () => {
    const t = cave(state => {
      monster(state, 'kobold*', 'H5').conditions.push('stunned', 'immobilized');
    });
    expect(t.state.monsters).toHaveLength(1);
    t.choose('end');
    const born = t.events().find(event => event.kind === 'appears');
    expect(born?.kind === 'appears' ? born.cells.map(spaceName).join() : '').toMatch(/^G[456]$/);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['kobold-master-1', 'kobold-1']);
  });

  test('D2C-MON-06 D2C-MAB-18 Small Beginnings: no minions where an area is set up, but where the group comes later', () => {
    const { state } = cave(one => {
      monster(one, 'kobold*', 'J8').conditions.push('stunned', 'immobilized');
    });
    const io = { chance: newChance('brood') } as unknown as Io;
    const run = (flow: Flow): void => {
      for (let next = flow.next(); !next.done; ) {
        const { options: list } = next.value;
        next = flow.next(list.find(one => one.do === 'rank' && one.rank === 'minion') ?? (list[0] as Choice));
      }
    };
    const fresh = structuredClone(state);
    fresh.monsters = [];
    fresh.groups = [];
    run(layArea(fresh, io, { door: 0, tiles: [], story: { en: '', de: '' }, groups: [{ of: 'kobold', at: 'east' }] }));
    expect(fresh.monsters.map(({ rank }) => rank)).toEqual(['master', 'master']);
    run(bring(fresh, io, { group: 'kobold', n: 2, at: ['east'] }));
    expect(fresh.monsters.map(({ rank }) => rank)).toEqual(['master', 'master', 'minion', 'minion']);
  });
});
