import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { layEncounter, setupStep } from '../../../rules/setting-up.ts';
import { io } from '../../laid.ts';
import { acts, at, damageOf, face, figure, hero, holds, lay, monster, raid, sit, strike } from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';

const SYN = 'syndrael';
const QUEST = { quest: PROVING_GROUND };
const SICK = {
  is: 'any',
  of: [
    { is: 'condition', condition: 'poisoned' },
    { is: 'condition', condition: 'diseased' },
  ],
} as const;

/** What rulings on the quests of Lair of the Wyrm ask of our own: a figure that is neither hero nor monster, monsters that left before, a special action for each. */
describe('devices of the quests of Lair of the Wyrm', () => {
  proving(
    {
      characters: {
        guildmaster: {
          name: { en: 'Guildmaster', de: 'Gildenmeister' },
          as: 'figure',
          side: 'heroes',
          speed: 3,
          health: 6,
          defence: [],
          at: 'search',
        },
      },
      figures: { 'shadow-dragon': { name: { en: '', de: '' }, standing: [{ do: 'permit', rule: 'never-pushed' }] } },
      actions: {
        arm: {
          name: { en: 'Arm the troops', de: 'Die Truppen bewaffnen' },
          by: 'overlord',
          who: ['hybrid-sentinel'],
          limit: 'turn',
          effects: [{ do: 'count', counter: 'armed', n: 1 }],
        },
      },
      abilities: [
        {
          at: 'overlord-turn-start',
          must: true,
          aim: {
            who: 'figure',
            self: true,
            each: true,
            if: { is: 'all', of: [{ is: 'kind', of: ['guildmaster'] }, SICK] },
          },
          effects: [{ do: 'defect', who: 'guildmaster', to: 'overlord' }],
        },
      ],
      counters: ['fled'],
    },
    {
      groups: [
        {
          of: 'shadow-dragon',
          at: 'east',
          if: { is: 'counter', counter: 'fled', least: 1 },
          closed: true,
          only: { masters: 0 },
        },
        { of: { open: ['dark'] }, at: 'east' },
      ],
      counters: ['fled'],
    },
  );

  const guildmaster = (state: State, conditions: State['companions'][number]['conditions'] = []): void => {
    state.companions.push({
      id: 'guildmaster-1',
      of: 'guildmaster',
      kind: 'character',
      side: 'heroes',
      owner: null,
      acted: false,
      cells: [at(state, 'F5')],
      damage: 0,
      conditions,
      carries: [],
      marks: {},
    });
  };

  test('D2C-QLOW-01 what works on heroes or monsters passes him by; what works on figures does not', () => {
    const hurt = (who: 'hero' | 'monster' | 'figure') =>
      damageOf(
        acts(
          sit(state => {
            hero(state, SYN, 'knight', 'E5');
            hero(state, 'avric-albright', 'disciple', 'J8');
            guildmaster(state);
            lay(state, SYN, {
              at: 'turn-start',
              must: true,
              if: { is: 'about', who: 'self' },
              aim: { who, within: 2, each: true },
              effects: [{ do: 'suffer', n: 1 }],
            });
          }, QUEST),
          SYN,
        ),
        'guildmaster-1',
      );
    expect([hurt('hero'), hurt('monster'), hurt('figure')]).toEqual([0, 0, 1]);
  });

  test('D2C-QLOW-02 he can have conditions; poisoned or diseased he is the overlord’s from the start of the overlord’s turn', () => {
    const side = (conditions: State['companions'][number]['conditions']) => {
      const t = raid(
        state => {
          hero(state, SYN, 'knight', 'E5');
          guildmaster(state, conditions);
          monster(state, 'zombie', 'J8');
        },
        undefined,
        QUEST,
      );
      return t.state.companions[0]?.side;
    };
    expect([side([]), side(['stunned']), side(['poisoned']), side(['diseased'])]).toEqual([
      'heroes',
      'heroes',
      'overlord',
      'overlord',
    ]);
  });

  test('D2C-QLOW-03 effects that move others more spaces do not move the dragon; they do move others', () => {
    const shot = (quest: object) => {
      const t = acts(
        sit(state => {
          hero(state, 'jain-fairwood', 'wildlander', 'E5', ['crossbow']);
          hero(state, SYN, 'knight', 'E8');
          for (const own of state.heroes[0]?.cards ?? []) if (own.id === 'yew-shortbow') own.worn = false;
          monster(state, 'shadow-dragon', 'H4', 'I4', 'J4', 'H5', 'I5', 'J5');
        }, quest),
        'jain-fairwood',
      );
      t.choose(strike(t, 'crossbow', 'shadow-dragon-1', 'H5'), [
        face('blue', { range: 6 }),
        face('yellow', { surge: 1, damage: 1 }),
        1,
        1,
      ]);
      for (let i = 0; i < 8 && t.kind !== 'turn' && t.kind !== 'where'; i++)
        t.choose(t.offered('surge:')[0] ?? t.offered('done')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
      return t.kind;
    };
    expect([shot(QUEST), shot({})]).toEqual(['turn', 'where']);
  });

  const second = (fled: number) => {
    const t = sit(state => {
      hero(state, SYN, 'knight', 'E5');
      hero(state, 'avric-albright', 'disciple', 'E6');
    }, QUEST);
    const state = structuredClone(t.state);
    state.encounter = 1;
    state.counters = { fled };
    layEncounter(state, io());
    state.todo = ['open:1'];
    const flow = setupStep(state, io());
    const ask = flow.next().value as { options: { of: string }[] | (() => { of: string }[]) } | undefined;
    const options = typeof ask?.options === 'function' ? ask.options() : (ask?.options ?? []);
    return { state, kinds: options.map(({ of }) => of) };
  };

  test('D2C-QLOW-04 if no dragon left the map before, the overlord may choose dragons as open group', () => {
    expect([second(0).kinds.includes('shadow-dragon'), second(1).kinds.includes('shadow-dragon')]).toEqual([
      true,
      false,
    ]);
    expect(second(0).state.groups[0]?.absent).toBe(true);
  });

  test('D2C-QLOW-05 Reinforce brings no more of the dragons that are there because they left before', () => {
    const playable = (closed: boolean) => {
      const t = raid(
        state => {
          hero(state, SYN, 'knight', 'E8');
          monster(state, 'shadow-dragon*', 'H3', 'I3', 'J3', 'H4', 'I4', 'J4');
          state.groups = state.groups.map(group => ({ ...group, ...(closed && { closed: true as const }) }));
          holds(state, ['reinforce']);
        },
        undefined,
        { heroes: 4 },
      );
      for (let i = 0; i < 9 && t.state.stage === 'overlord' && t.offered('play:reinforce').length === 0; i++)
        t.choose(t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
      return t.offered('play:reinforce').length;
    };
    expect([playable(false), playable(true)]).toEqual([1, 0]);
    expect(second(1).state.groups[0]?.closed).toBe(true);
  });

  test('D2C-QLOW-06 each sentinel performs the special action once in its activation', () => {
    const t = raid(
      state => {
        hero(state, SYN, 'knight', 'E8');
        monster(state, 'hybrid-sentinel', 'H3');
        monster(state, 'hybrid-sentinel', 'H5');
      },
      'hybrid-sentinel-1',
      QUEST,
    );
    expect(t.offered('special:arm')).toHaveLength(1);
    t.choose(t.offered('special:arm')[0] ?? '');
    expect(t.offered('special:arm')).toEqual([]);
    t.choose('end');
    if (t.kind === 'activate') t.choose('monster:hybrid-sentinel-2');
    t.choose(t.offered('special:arm')[0] ?? '');
    expect([t.state.counters.armed, figure(t, 'hybrid-sentinel-2').cells]).toEqual([2, [at(t.state, 'H5')]]);
  });
});
