import { describe, expect, test } from 'vitest';
import type { Song } from '../../../content/words.ts';
import type { State } from '../../../index.ts';
import { recoverDamage, recoverFatigue } from '../../../rules/damage.ts';
import { layEncounter } from '../../../rules/setting-up.ts';
import { attributeTest } from '../../../rules/testing.ts';
import { healthOf, staminaOf } from '../../../rules/values.ts';
import { after, begun, io } from '../../laid.ts';
import {
  acts,
  at,
  card,
  damageOf,
  fatigueOf,
  figure,
  hero,
  MISS,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import { blue, brown, gray, red, yellow } from './throws.ts';

const AVRIC = 'avric-albright';
const GRISBAN = 'grisban-the-thirsty';
const ZOMBIE = 'zombie-master-1';
const use = (of: string, n = 0, who = AVRIC): string => `use:${who},${of},${n}`;
const MELODY = 0;
const HARMONY = 1;

/** The token of a song lies on a card of his. */
const sings = (state: State, of: string, ...songs: readonly Song[]) => {
  for (const one of state.heroes[0]?.cards ?? []) if (one.id === of) for (const song of songs) one[song] = true;
};
const wound = (state: State, id: string, damage: number, fatigue = 0) => {
  const found = state.heroes.find(one => one.id === id);
  if (found !== undefined) Object.assign(found, { damage, fatigue });
};
const passing = (t: Played) => {
  for (let i = 0; i < 9 && (t.kind === 'answer' || t.kind === 'surge'); i++)
    t.choose(t.kind === 'answer' ? 'pass' : 'done');
  return t;
};

/** Avric as Bard at E5, Grisban at G5, a master zombie at H5; it is the turn of one of them. */
const stage = (
  more: readonly string[] = [],
  change: (state: State) => void = () => undefined,
  who = AVRIC,
  where = 'G5',
) => {
  const t = sit(state => {
    hero(state, AVRIC, 'bard', 'E5', more);
    hero(state, GRISBAN, 'berserker', where);
    monster(state, 'zombie*', 'H5');
    change(state);
  });
  return acts(t, who);
};
const points = (t: Played): number => t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
const axe = (t: Played, dice: readonly number[]) => t.choose(strike(t, 'chipped-greataxe', ZOMBIE, 'H5'), [...dice]);
/** A recovery in this position, on a copy. */
const healed = (t: Played, id: string, n: number): number => {
  const before = damageOf(t, id);
  const then = after(t, state => recoverDamage(state, io(), id, n, 'potion'));
  return before - (then.heroes.find(one => one.id === id)?.damage ?? 0);
};
const rested = (t: Played, id: string, n: number): number => {
  const before = fatigueOf(t, id);
  const then = after(t, state => recoverFatigue(state, io(), id, n, 'potion'));
  return before - (then.heroes.find(one => one.id === id)?.fatigue ?? 0);
};

describe('the Bard', () => {
  test("D2-SURGE-02 Traveler's Blade: surges for Pierce 1 and for a movement point", () => {
    const t = stage([], state => {
      figure({ state } as Played, ZOMBIE).cells = [at(state, 'F5')];
    });
    t.choose(strike(t, 'travelers-blade', ZOMBIE, 'F5'), [blue(1, 1), yellow(2, 1), brown(1)]);
    t.choose('surge:travelers-blade,0').choose('surge:travelers-blade,1');
    passing(t);
    expect([damageOf(t, ZOMBIE), points(t)]).toEqual([3, 1]);
  });

  test('D2-ABIL-12 Lute: exhausted and for 1 fatigue a hero within 3 spaces recovers 1', () => {
    const t = stage([], state => wound(state, GRISBAN, 0, 3));
    t.choose(use('lute'));
    if (t.kind === 'pick') t.choose(`pick:${GRISBAN}`);
    expect([fatigueOf(t, GRISBAN), fatigueOf(t, AVRIC), card(t, AVRIC, 'lute').tired]).toEqual([2, 1, true]);
    expect(t.offered(use('lute'))).toEqual([]);
  });

  test('D2-TOK-26 D2-TOK-27 there is one melody and one harmony token: laying one on another card takes it from the first', () => {
    const t = stage(['dissonance', 'aria-of-war']);
    t.choose(use('song-of-mending', MELODY));
    expect([card(t, AVRIC, 'song-of-mending').melody, fatigueOf(t, AVRIC)]).toEqual([true, 2]);
    // It lies there already; the other one does not.
    expect(t.offered(`use:${AVRIC},song-of-mending`)).toEqual([use('song-of-mending', HARMONY)]);
    t.choose(use('dissonance', MELODY));
    const where = (song: Song) => t.state.heroes[0]?.cards.filter(one => one[song] !== undefined).map(({ id }) => id);
    expect([where('melody'), where('harmony'), fatigueOf(t, AVRIC)]).toEqual([['dissonance'], [], 4]);
    // Nothing is left to pay with.
    expect(t.offered(use('aria-of-war'))).toEqual([]);
  });

  test('D2-TOK-28 Song of Mending: while the tokens lie there, heroes within 3 spaces heal 1 damage at the end of his turn, the others recover 1 fatigue; it costs nothing more', () => {
    const ended = (where: string, ...songs: readonly Song[]) => {
      const t = stage(
        [],
        state => {
          sings(state, 'song-of-mending', ...songs);
          wound(state, AVRIC, 3, 2);
          wound(state, GRISBAN, 3, 2);
        },
        AVRIC,
        where,
      );
      t.choose('end');
      return [AVRIC, GRISBAN].map(id => `${damageOf(t, id)}/${fatigueOf(t, id)}`);
    };
    expect([ended('G5'), ended('G5', 'melody'), ended('G5', 'harmony'), ended('I8', 'melody', 'harmony')]).toEqual([
      ['3/2', '3/2'],
      ['2/2', '2/2'],
      ['3/2', '3/1'],
      ['2/2', '3/2'],
    ]);
  });

  test('D2-TOK-29 while he is knocked out the tokens stay, but nothing sounds', () => {
    const hit = (down: boolean) => {
      const t = stage(
        ['aria-of-war'],
        state => {
          sings(state, 'aria-of-war', 'harmony');
          const [own] = state.heroes;
          if (down && own !== undefined) Object.assign(own, { down: own.cells[0], cells: [], damage: 12 });
        },
        GRISBAN,
      );
      passing(axe(t, [blue(1), red(1), brown(0)]));
      return [damageOf(t, ZOMBIE), card(t, AVRIC, 'aria-of-war').harmony];
    };
    expect([hit(false), hit(true)]).toEqual([
      [3, true],
      [2, true],
    ]);
  });

  test('D2-TOK-30 D2-ENC-09 when an encounter is over, all song tokens come back to him', () => {
    const t = begun('masked-feast', state => {
      hero(state, AVRIC, 'bard', 'A2');
      sings(state, 'song-of-mending', 'melody', 'harmony');
    });
    const next = after(t, state => {
      state.encounter = 1;
      state.won = ['heroes'];
      layEncounter(state, io());
      return [];
    });
    const [own] = next.heroes;
    expect(own?.cards.filter(one => one.melody ?? one.harmony)).toEqual([]);
  });

  test('D2C-BARD-01 Dissonance: a hero who begins his turn near him gains a movement point; each monster activated near him suffers 1 damage', () => {
    const t = stage(['dissonance'], state => sings(state, 'dissonance', 'melody'), GRISBAN);
    const far = stage(['dissonance'], state => sings(state, 'dissonance', 'melody'), GRISBAN, 'I8');
    expect([points(t), points(far)]).toEqual([1, 0]);
    const march = raid(state => {
      hero(state, AVRIC, 'bard', 'E5', ['dissonance']);
      sings(state, 'dissonance', 'harmony');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'G6');
      monster(state, 'zombie', 'J8');
    }, 'zombie-1');
    const hurt = () => [1, 2, 3].map(n => damageOf(march, `zombie-${n}`));
    expect(hurt()).toEqual([1, 0, 0]);
    march.choose('end').choose('monster:zombie-2');
    expect(hurt()).toEqual([1, 1, 0]);
    march.choose('end');
    if (march.kind === 'activate') march.choose('monster:zombie-3');
    expect(hurt()).toEqual([1, 1, 0]);
  });

  test('D2-REST-02 Peaceful Rest: a hero within 3 spaces who recovers fatigue by resting also heals 2 damage', () => {
    const night = (where: string) => {
      const t = stage(['peaceful-rest'], state => wound(state, GRISBAN, 5, 2), GRISBAN, where);
      t.choose('rest').choose('end');
      return [damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)];
    };
    expect([night('G5'), night('J8')]).toEqual([
      [3, 0],
      [5, 0],
    ]);
  });

  test('D2C-BARD-04 Understudy: what heroes near him recover is 1 more, in one go', () => {
    const near = (song: Song, where = 'G5') =>
      stage(
        ['understudy'],
        state => {
          sings(state, 'understudy', song);
          wound(state, GRISBAN, 6, 4);
        },
        AVRIC,
        where,
      );
    expect([healed(near('melody'), GRISBAN, 2), healed(near('melody', 'J8'), GRISBAN, 2)]).toEqual([3, 2]);
    expect([healed(near('harmony'), GRISBAN, 2), rested(near('harmony'), GRISBAN, 2)]).toEqual([2, 3]);
    expect(rested(near('melody'), GRISBAN, 2)).toBe(2);
    const t = stage(['understudy'], state => {
      sings(state, 'understudy', 'melody');
      sings(state, 'song-of-mending', 'melody');
      wound(state, GRISBAN, 6);
    });
    t.choose('end');
    expect([
      damageOf(t, GRISBAN),
      t.events().filter(one => one.kind === 'recovered' && one.figure === GRISBAN).length,
    ]).toEqual([4, 1]);
  });

  test('D2C-BARD-05 Understudy and Lifethirst: the active player says which comes first', () => {
    const hag = () =>
      stage(['understudy'], state => {
        sings(state, 'understudy', 'melody');
        sings(state, 'song-of-mending', 'melody');
        wound(state, GRISBAN, 6);
        monster(state, 'crow-hag', 'H6');
      }).choose('end');
    const t = hag();
    expect([t.kind, t.seat, t.offered()]).toEqual(['order', 1, ['order:less', 'order:answers']]);
    t.choose('order:answers');
    const other = hag().choose('order:less');
    expect([damageOf(t, GRISBAN), damageOf(other, GRISBAN)]).toEqual([5, 6]);
    // What is left after it is not lessened again: 3 less 1 and 1 more, either way.
    const three = (of: 'less' | 'answers') => {
      const { state } = stage(['understudy'], one => {
        sings(one, 'understudy', 'melody');
        wound(one, GRISBAN, 6);
        monster(one, 'crow-hag', 'H6');
      });
      const copy = structuredClone(state);
      const flow = recoverDamage(copy, io(), GRISBAN, 3, 'potion');
      for (let step = flow.next(0); !step.done; step = flow.next({ do: 'order', of }));
      return copy.heroes[1]?.damage;
    };
    expect([three('less'), three('answers')]).toEqual([3, 3]);
  });

  test('D2-DMOD-07 Aria of War: 1 shield more for heroes near him, 1 damage more', () => {
    const struck = (where: string, ...songs: readonly Song[]) => {
      const t = raid(state => {
        hero(state, AVRIC, 'bard', 'E5', ['aria-of-war']);
        sings(state, 'aria-of-war', ...songs);
        hero(state, GRISBAN, 'berserker', where);
        monster(state, 'zombie', where === 'G5' ? 'H5' : 'I7');
      });
      passing(t.choose(strike(t, 'zombie', GRISBAN, where), [blue(1), yellow(2), gray(1)]));
      return damageOf(t, GRISBAN);
    };
    expect([struck('G5'), struck('G5', 'melody'), struck('J8', 'melody')]).toEqual([2, 1, 2]);
    const hit = (where: string, space: string) => {
      const t = stage(
        ['aria-of-war'],
        state => {
          sings(state, 'aria-of-war', 'harmony');
          figure({ state } as Played, ZOMBIE).cells = [at(state, space)];
        },
        GRISBAN,
        where,
      );
      passing(t.choose(strike(t, 'chipped-greataxe', ZOMBIE, space), [blue(1), red(1), brown(0)]));
      return damageOf(t, ZOMBIE);
    };
    expect([hit('G5', 'H5'), hit('I8', 'J8')]).toEqual([3, 2]);
  });

  test('D2C-BARD-02 Concentration: with songs on two cards he heals 1 damage and 1 fatigue at the start of his turn, even while it is exhausted', () => {
    const begins = (...cards: readonly [string, string]) => {
      const t = sit(state => {
        hero(state, AVRIC, 'bard', 'E5', ['concentration', 'dissonance']);
        sings(state, cards[0], 'melody');
        sings(state, cards[1], 'harmony');
        for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'concentration') one.tired = true;
        wound(state, AVRIC, 3, 2);
        monster(state, 'zombie*', 'J8');
      });
      acts(t, AVRIC);
      return [damageOf(t, AVRIC), fatigueOf(t, AVRIC)];
    };
    expect([begins('song-of-mending', 'dissonance'), begins('dissonance', 'dissonance')]).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  test('D2C-BARD-03 Concentration: exhausted and for 1 fatigue it adds 2 to a recovery within 3 spaces', () => {
    const t = stage(['concentration'], state => {
      sings(state, 'song-of-mending', 'melody');
      wound(state, GRISBAN, 6);
    });
    t.choose('end').choose(use('concentration', 1));
    const once = t.events().filter(one => one.kind === 'recovered' && one.figure === GRISBAN).length;
    expect([damageOf(t, GRISBAN), once, fatigueOf(t, AVRIC), card(t, AVRIC, 'concentration').tired]).toEqual([
      3,
      1,
      1,
      true,
    ]);
  });

  test('D2-DMOD-02 Rehearsal: a hero near him loses a condition at the end of his turn; each may roll one die again once in a round', () => {
    const t = stage(['rehearsal'], state => {
      sings(state, 'rehearsal', 'melody');
      figure({ state } as Played, GRISBAN).conditions = ['poisoned'];
    });
    t.choose('end').choose(use('rehearsal', 2));
    if (t.kind === 'pick') t.choose(`pick:${GRISBAN}`);
    expect(figure(t, GRISBAN).conditions).toEqual([]);
    const fight = stage(['rehearsal'], state => sings(state, 'rehearsal', 'harmony'), GRISBAN);
    axe(fight, [MISS, red(1), brown(0)]);
    fight.choose(use('rehearsal', 3, GRISBAN)).choose('reroll:0', [blue(1)]);
    passing(fight);
    expect(damageOf(fight, ZOMBIE)).toBe(2);
    axe(fight, [blue(1), red(1), brown(0)]);
    expect(fight.offered(use('rehearsal', 3, GRISBAN))).toEqual([]);
    const far = stage(['rehearsal'], state => sings(state, 'rehearsal', 'harmony'), GRISBAN, 'I8');
    expect(() => after(far, state => attributeTest(state, io(), GRISBAN, 'might'))).not.toThrow();
  });

  test('D2-TOK-28 Cacophony: 1 stamina more; while it is exhausted both songs of one card are active without tokens', () => {
    const t = stage(['cacophony'], state => {
      wound(state, AVRIC, 3, 0);
      wound(state, GRISBAN, 3, 2);
    });
    expect((staminaOf(t.state, AVRIC) ?? 0) - (staminaOf(stage().state, AVRIC) ?? 0)).toBe(1);
    t.choose(use('cacophony'));
    if (t.kind === 'which') t.choose('card:song-of-mending');
    expect([card(t, AVRIC, 'cacophony').tired, fatigueOf(t, AVRIC)]).toEqual([true, 3]);
    t.choose('end');
    // Both at the same time: he says in which order.
    t.choose(t.offered('order')[0] ?? '');
    expect([damageOf(t, AVRIC), damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([2, 2, 1]);
    expect((staminaOf(t.state, AVRIC) ?? 0) - (staminaOf(stage().state, AVRIC) ?? 0)).toBe(1);
  });

  test('D2-MOVE-21 Wayfarer: 2 health more, songs reach 5 spaces, and laying a song token lets him move 1 space', () => {
    const t = stage(['wayfarer'], state => wound(state, GRISBAN, 3), AVRIC, 'J5');
    expect(healthOf(t.state, AVRIC) - healthOf(stage().state, AVRIC)).toBe(2);
    t.choose(use('song-of-mending', MELODY)).choose(use('wayfarer'));
    t.choose(`space:${at(t.state, 'E6')}`);
    expect(figure(t, AVRIC).cells).toEqual([at(t.state, 'E6')]);
    t.choose('end');
    expect(damageOf(t, GRISBAN)).toBe(2);
  });
});
