import { BranchingChance, type Die, odds, World } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../../content/card.ts';
import type { DieKind } from '../../content/words.ts';
import { forecast } from '../../forecast.ts';
import type { State } from '../../index.ts';
import type { LastingEffect } from '../../state.ts';
import { acts, hero, lay, monster, type Played, raid, sit, strike } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

/** Every throw on its own: nothing is put together, whatever the rules say is alike. */
class EveryThrow extends BranchingChance {
  override roll<F>(dice: readonly Die<F>[]): F[] {
    return dice.flatMap(die => super.roll([die], faces => JSON.stringify(faces)));
  }
}

/** What comes of an option throw by throw, and in how many cases. */
function throwByThrow({ match }: Played, option: string): { found: Map<string, number>; cases: number } {
  const world = World.of(match);
  const found = new Map<string, number>();
  const chance = new EveryThrow();
  const number = match.find(option);
  let cases = 0;
  do {
    const run = world.take(number, chance);
    for (;;) {
      const assumed = run.ask === null ? null : (forecast.assume?.(run.ask, run.state) ?? null);
      if (assumed === null) break;
      run.answer(assumed);
    }
    const outcome = forecast.classify(match.state, run.state, 'en');
    found.set(outcome, (found.get(outcome) ?? 0) + chance.probability);
    cases++;
  } while (chance.next());
  return { found, cases };
}

/** Odds come to what every throw on its own comes to; they put together what is alike, so many of so many cases. */
function exact(t: Played, option: string): string {
  const brute = throwByThrow(t, option);
  const merged = odds(t.match, t.match.find(option));
  expect(merged.exact).toBe(true);
  expect(merged.outcomes.map(({ name }) => name).sort()).toEqual([...brute.found.keys()].sort());
  for (const { name, probability } of merged.outcomes)
    expect(Math.abs(probability - (brute.found.get(name) ?? -1)), name).toBeLessThan(1e-9);
  return `${merged.cases} of ${brute.cases}`;
}

const lasts = (on: string, what: LastingEffect['what']): LastingEffect => ({
  source: 'test',
  key: JSON.stringify(what),
  on,
  by: on,
  until: 'quest-end',
  next: false,
  what,
});
const dice = (on: string, pool: 'attack' | 'defence', ...kinds: DieKind[]): LastingEffect =>
  lasts(on, { do: 'dice', pool, dice: kinds });
const permit = (on: string, rule: Extract<LastingEffect['what'], { do: 'permit' }>['rule']): LastingEffect =>
  lasts(on, { do: 'permit', rule });

const GRISBAN = 'grisban-the-thirsty';
const AXE = 'chipped-greataxe';

/** Grisban with his axe (blue, red; twice 1 damage for a surge) beside an ettin with 5 health. */
function axe(more: (state: State) => void = () => {}): readonly [Played, string] {
  const t = sit(state => {
    hero(state, GRISBAN, 'berserker', 'F5');
    monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
    more(state);
  });
  acts(t, GRISBAN);
  return [t, strike(t, AXE, 'ettin-1', 'G5')];
}

/** The same with a yellow and a green die more, for surges, beside a master goblin archer with 4 health. */
function surging(more: (state: State) => void = () => {}, weapon = AXE): readonly [Played, string] {
  const t = sit(state => {
    hero(state, GRISBAN, 'berserker', 'F5');
    monster(state, 'goblin-archer*', 'G5');
    state.lasting.push(dice(GRISBAN, 'attack', 'yellow', 'green'));
    more(state);
  });
  acts(t, GRISBAN);
  return [t, strike(t, weapon, 'goblin-archer-master-1', 'G5')];
}

/** Jain with her bow (blue, yellow) some spaces from a master goblin archer. */
function bow(space: string, more: (state: State) => void = () => {}): readonly [Played, string] {
  const t = sit(state => {
    hero(state, 'jain-fairwood', 'wildlander', 'F5');
    monster(state, 'goblin-archer*', space);
    more(state);
  });
  acts(t, 'jain-fairwood');
  return [t, strike(t, 'yew-shortbow', 'goblin-archer-master-1', space)];
}

/** A monster's attack on Grisban. */
function hit(more: (state: State) => void, kind = 'ettin', cards: readonly string[] = []): readonly [Played, string] {
  const t = raid(state => {
    hero(state, GRISBAN, 'berserker', 'F5', cards);
    monster(state, kind, ...(kind.startsWith('ettin') ? ['G5', 'H5', 'G6', 'H6'] : ['G5']));
    more(state);
  });
  return [t, t.offered('attack').find(one => one.includes(GRISBAN)) ?? ''];
}

const must = (at: Ability['at'], effects: Ability['effects'], test?: Ability['if']): Parameters<typeof lay>[2] =>
  ({ at, must: true, effects, ...(test && { if: test }) }) as Parameters<typeof lay>[2];

proving(
  { abilities: [must('defence-rolled', [{ do: 'add', to: 'shields', n: 1 }])] },
  { abilities: [must('attack-done', [{ do: 'suffer', n: { per: 'surges-rolled' } }])] },
);

/** Grisban strikes with 2 Pierce where the quest has a rule of its own. */
function ordained(encounter: 0 | 1): readonly [Played, string] {
  const t = sit(
    state => {
      (state as { encounter: number }).encounter = encounter;
      hero(state, GRISBAN, 'berserker', 'F5');
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      state.lasting.push(lasts(GRISBAN, { do: 'bonus', to: 'pierce', n: 2 }));
    },
    { quest: PROVING_GROUND },
  );
  acts(t, GRISBAN);
  return [t, strike(t, AXE, 'ettin-1', 'G5')];
}

describe('throws that come to the same are one case', () => {
  test('D2-ASTEP-25 shields against hearts, D2-ASTEP-17 surges beyond what can be spent', () => {
    expect(exact(...axe())).toBe('25 of 384');
  });
  test('D2-ASTEP-25 far fewer hearts than shields', () => {
    expect(exact(...axe(state => state.lasting.push(dice('ettin-1', 'defence', 'black'))))).toBe('25 of 1536');
  });
  test('D2-ASTEP-22 a surge for fatigue is one more', () => {
    expect(
      exact(
        ...surging(state => {
          (state.heroes[0] as { fatigue: number }).fatigue = 3;
        }),
      ),
    ).toBe('38 of 3456');
  });
  test('D2-SURGE-01 an ability for three surges', () => {
    expect(
      exact(
        ...surging(
          state =>
            state.lasting.push(
              lasts(GRISBAN, { do: 'surge', surge: { cost: 3, effects: [{ do: 'add', to: 'damage', n: 3 }] } }),
            ),
          'unarmed',
        ),
      ),
    ).toBe('30 of 864');
  });
  test('D2-DMOD-07 surges that are taken away', () => {
    expect(exact(...surging(state => state.lasting.push(lasts(GRISBAN, { do: 'bonus', to: 'surges', n: -1 }))))).toBe(
      '46 of 3456',
    );
  });
  test('D2-MISS-03 surges that must be spent', () => {
    expect(exact(...surging(state => state.lasting.push(lasts(GRISBAN, { do: 'demand' }))))).toBe('46 of 3456');
  });
  test('D2-KEYW-01 D2-KEYW-02 shields that are pierced', () => {
    expect(
      exact(
        ...axe(state =>
          state.lasting.push(lasts(GRISBAN, { do: 'bonus', to: 'pierce', n: 2 }), dice('ettin-1', 'defence', 'black')),
        ),
      ),
    ).toBe('25 of 1536');
  });
  test('D2-DMOD-07 less damage than none is none', () => {
    expect(exact(...axe(state => state.lasting.push(lasts(GRISBAN, { do: 'bonus', to: 'damage', n: -3 }))))).toBe(
      '16 of 384',
    );
  });
  test.each([
    ['G5', '19 of 144'],
    ['H5', '19 of 144'],
    ['I5', '27 of 144'],
    ['J5', '40 of 144'],
  ] as const)('D2-ATK-15 range beyond the distance: at %s', (space, cases) => {
    expect(exact(...bow(space))).toBe(cases);
  });
  test('D2-ATK-15 range that is added', () => {
    expect(
      exact(...bow('J5', state => state.lasting.push(lasts('jain-fairwood', { do: 'bonus', to: 'range', n: 2 })))),
    ).toBe('19 of 144');
  });
});

describe('what keeps throws apart', () => {
  test('D2-KEYW-01 a surge that pierces', () => {
    expect(
      exact(
        ...axe(state =>
          state.lasting.push(
            lasts(GRISBAN, { do: 'surge', surge: { effects: [{ do: 'add', to: 'pierce', n: 2 }] } }),
            dice('ettin-1', 'defence', 'black'),
          ),
        ),
      ),
    ).toBe('121 of 1536');
  });
  test('D2-KEYW-01 D2-KEYW-02 a target whose shields cannot be pierced', () => {
    expect(
      exact(
        ...axe(state =>
          state.lasting.push(lasts(GRISBAN, { do: 'bonus', to: 'pierce', n: 2 }), permit('ettin-1', 'no-pierce')),
        ),
      ),
    ).toBe('77 of 384');
  });
  test('D2-KEYW-04 two figures are hit', () => {
    const [t, option] = axe(state => {
      lay(state, GRISBAN, must('attack-declared', [{ do: 'blast' }]));
      monster(state, 'zombie', 'G4');
    });
    expect(exact(t, option)).toBe('924 of 4608');
  });
  test('D2-DMOD-09 shields that are replaced before the roll', () => {
    expect(exact(...axe(state => lay(state, 'ettin-1', must('before-roll', [{ do: 'shields', n: 1 }]))))).toBe(
      '77 of 384',
    );
  });
  test('D2-DMOD-10 shields that are added before the roll', () => {
    expect(
      exact(
        ...axe(state => {
          lay(state, 'ettin-1', must('before-roll', [{ do: 'add', to: 'shields', n: 1 }]));
          state.lasting.push(lasts(GRISBAN, { do: 'bonus', to: 'pierce', n: 2 }));
        }),
      ),
    ).toBe('77 of 384');
  });
  test('D2-MISS-01 an X that is no miss', () => {
    expect(exact(...axe(state => state.lasting.push(permit(GRISBAN, 'never-misses'))))).toBe('240 of 384');
  });
  test('D2C-HERO-59 dice that lie there already', () => {
    const [t, option] = axe(state => state.lasting.push(permit(GRISBAN, 'rolls-first')));
    t.choose(option);
    t.choose('yes', [5, 1]);
    expect(exact(t, t.offered('attack')[0] ?? '')).toBe('7 of 16');
  });
  test('D2-ASTEP-10 hearts or shields that are added after the roll, by what lasts', () => {
    expect(exact(...axe(state => lay(state, GRISBAN, must('rolled', [{ do: 'add', to: 'damage', n: 2 }]))))).toBe(
      '77 of 384',
    );
    expect(
      exact(
        ...axe(state => {
          lay(state, 'ettin-1', must('defence-rolled', [{ do: 'add', to: 'shields', n: 1 }]));
          state.lasting.push(lasts(GRISBAN, { do: 'bonus', to: 'pierce', n: 2 }));
        }),
      ),
    ).toBe('77 of 384');
  });
  test('D2-ATK-15 range that is taken away before it is measured', () => {
    expect(
      exact(...bow('I5', state => lay(state, 'jain-fairwood', must('measuring', [{ do: 'add', to: 'range', n: -1 }])))),
    ).toBe('104 of 144');
  });
  test('D2-COND-17 who is weakened blocks less', () => {
    expect(
      exact(
        ...hit(state => {
          (state.heroes[0] as { conditions: string[] }).conditions = ['weakened'];
          state.lasting.push(lasts('ettin-1', { do: 'bonus', to: 'pierce', n: 1 }), dice(GRISBAN, 'defence', 'black'));
        }),
      ),
    ).toBe('88 of 384');
  });
});

describe('what looks at the dice keeps them apart', () => {
  test('D2-ASTEP-11 Iron-Bound Ring: a shield for a blank die', () => {
    expect(exact(...hit(() => {}, 'ettin', ['iron-bound-ring', 'chainmail']))).toBe('240 of 384');
  });
  test('D2-ASTEP-10 Leoric: monsters near him lose the second heart', () => {
    expect(exact(...hit(state => hero(state, 'leoric-of-the-book', 'runemaster', 'F6')))).toBe('96 of 96');
  });
  test('D2-ATK-07 Openhanded pierces by the range of the dice', () => {
    const t = sit(state => {
      hero(state, 'jain-fairwood', 'monk', 'F5', ['openhanded']);
      for (const card of state.heroes[0]?.cards ?? []) card.worn = false;
      monster(state, 'ettin', 'G5', 'H5', 'G6', 'H6');
      state.lasting.push(dice('jain-fairwood', 'attack', 'red'));
    });
    acts(t, 'jain-fairwood');
    expect(exact(t, strike(t, 'unarmed', 'ettin-1', 'G5'))).toBe('168 of 384');
  });
  test('D2-ATK-15 Laurel of Bloodwood: a heart for range that is left', () => {
    const t = sit(state => {
      hero(state, 'laurel-of-bloodwood', 'wildlander', 'F5');
      monster(state, 'ettin', 'H5', 'I5', 'H6', 'I6');
    });
    acts(t, 'laurel-of-bloodwood');
    expect(exact(t, strike(t, 'yew-shortbow', 'ettin-1', 'H5'))).toBe('217 of 576');
  });
  test('D2-MISS-01 surges of an attack that misses', () => {
    const surge = { is: 'rolled', of: 'surge', least: 1 } as const;
    expect(exact(...axe(state => lay(state, GRISBAN, must('rolled', [{ do: 'suffer', n: 1 }], surge))))).toBe(
      '168 of 384',
    );
  });
  test('D2-ASTEP-30 Riposte: hearts of an attack that missed, shields of one that hit', () => {
    const t = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5');
      monster(state, 'deep-elf*', 'G5');
    });
    acts(t, GRISBAN);
    expect(exact(t, strike(t, AXE, 'deep-elf-master-1', 'G5'))).toBe('72 of 72');
  });
  test('D2-ASTEP-10 what the quest adds after the roll', () => {
    expect(exact(...ordained(0))).toBe('77 of 384');
  });
  test('D2-ASTEP-30 what the quest counts when the attack is done', () => {
    expect(exact(...ordained(1))).toBe('168 of 384');
  });
  test('D2-ASTEP-30 what something lasting counts when the attack is done', () => {
    expect(
      exact(...axe(state => lay(state, GRISBAN, must('attack-done', [{ do: 'suffer', n: { per: 'surges-rolled' } }])))),
    ).toBe('168 of 384');
  });
  test('D2-ASTEP-21 D2-KEYW-12 Iron-Bound Ring where a blast comes in later', () => {
    expect(
      exact(
        ...hit(state => {
          hero(state, 'syndrael', 'knight', 'E5', ['iron-bound-ring', 'chainmail']);
          state.lasting.push(lasts('ettin-1', { do: 'surge', surge: { effects: [{ do: 'blast' }] } }));
        }),
      ),
    ).toBe('836 of 2136');
  });
  test('D2-ALLY-05 the defence against what is no attack', () => {
    const t = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5');
      hero(state, 'syndrael', 'knight', 'F6').damage = 1;
      lay(state, GRISBAN, { at: 'turn-start', aim: { who: 'hero', each: true }, effects: [{ do: 'smite', n: 4 }] });
    });
    t.choose(`hero:${GRISBAN}`);
    expect(exact(t, t.offered('use')[0] ?? '')).toBe('4 of 4');
  });
});
