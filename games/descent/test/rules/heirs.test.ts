import type { Plain } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { campaignPlan } from '../../content/campaigns/index.ts';
import { descent, type State } from '../../index.ts';
import { chooserOf, nextPart, openQuests, unbegun } from '../../rules/campaign/flow.ts';
import { won } from '../journeys.ts';
import { at, hero, monster, type Played, sit } from '../positions.ts';
import { PROVING_GROUND, proving } from '../proving-ground.ts';

const HOUSE = 'the-broken-house';
const PLAN = campaignPlan(HOUSE);
const INTRO = 'captive-of-the-mire';
const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';

describe('a campaign whose quests say what comes next', () => {
  test('D2-CAMP-12 it starts with its introduction', () => {
    const carried = unbegun(HOUSE) as unknown as Plain;
    expect(descent.campaign?.next({ played: [], carried })).toEqual([INTRO]);
    expect(descent.campaign?.called?.({ played: [], carried })).toEqual(PLAN.name);
    expect(openQuests(PLAN, [])).toEqual([INTRO]);
  });

  test('D2-CAMP-13 the rewards of a quest say which quests are open, by who has won it, and never one that was played', () => {
    expect(openQuests(PLAN, won(`${INTRO}/heroes`))).toEqual(['goblin-cipher', 'masked-feast']);
    expect(openQuests(PLAN, won(`${INTRO}/overlord`))).toEqual(['harvest-and-fire', 'masked-feast']);
    expect(openQuests(PLAN, won(`${INTRO}/heroes`, 'goblin-cipher/heroes'))).toEqual(['books-and-blades']);
    expect(openQuests(PLAN, won(`${INTRO}/heroes`, 'goblin-cipher/overlord'))).toEqual(['harvest-and-fire']);
    expect(openQuests(PLAN, won(`${INTRO}/heroes`, 'goblin-cipher/heroes', 'books-and-blades/heroes'))).toEqual([
      'masked-feast',
    ]);
  });

  test('D2-CAMP-14 after the introduction and three quests of act I the side that has won two of them chooses the interlude', () => {
    const three = (...winners: readonly string[]) =>
      won(
        `${INTRO}/heroes`,
        ...['goblin-cipher', 'books-and-blades', 'masked-feast'].map((quest, i) => `${quest}/${winners[i]}`),
      );
    const ahead = three('heroes', 'heroes', 'overlord');
    expect(nextPart(PLAN, ahead)).toBe('interlude');
    expect(openQuests(PLAN, ahead)).toEqual(['falling-gallery', 'the-gilded-champion']);
    // Not whoever has won the last one.
    expect(chooserOf(PLAN, ahead)).toBe('heroes');
    expect(chooserOf(PLAN, three('overlord', 'overlord', 'heroes'))).toBe('overlord');
    expect(chooserOf(PLAN, won(`${INTRO}/overlord`))).toBe('overlord');
    expect(nextPart(PLAN, [...ahead, ...won('the-gilded-champion/overlord')])).toBe('act-2');
    expect(openQuests(PLAN, [...ahead, ...won('the-gilded-champion/overlord')]).length).toBeGreaterThanOrEqual(3);
  });
});

describe('a second encounter on the map of the first', () => {
  const goal = { side: 'heroes', counter: 'won', least: 1, text: { en: 'won', de: 'gewonnen' } } as const;
  proving(
    { goals: [goal], groups: [{ of: 'zombie' }] },
    { goals: [goal], groups: [{ of: 'zombie' }], stays: ['zombie'] },
  );

  test('D2C-QHOB-07 servants make the transition like the monsters that stay; others do not', () => {
    const t = sit(
      state => {
        (state as { boxes: State['boxes'] }).boxes = ['MR'];
        hero(state, GRISBAN, 'berserker', 'E5');
        hero(state, AVRIC, 'disciple', 'E7');
        monster(state, 'zombie', 'J3').conditions.push('stunned');
        monster(state, 'raven-flock', 'J5').conditions.push('stunned');
        monster(state, 'goblin-archer', 'J7');
        state.counters = { won: 1 };
      },
      { quest: PROVING_GROUND, heroes: 2 },
    );
    for (let i = 0; i < 30 && t.state.encounter === 0; i++)
      t.choose(t.offered('hero:')[0] ?? t.offered('end')[0] ?? t.offered()[0] ?? '');
    expect(t.state.encounter).toBe(1);
    expect(t.state.monsters.map(({ of, conditions }) => [of, conditions])).toEqual([
      ['zombie', []],
      ['raven-flock', []],
    ]);
    expect(t.state.groups.map(({ of }) => of)).toEqual(['zombie', 'raven-flock']);
  });
});

describe('devices of its quests', () => {
  proving({
    things: {
      torch: { name: { en: 'Torch', de: 'Fackel' }, colour: 'red', carried: 'heroes', kept: true },
      sack: { name: { en: 'Sack', de: 'Sack' }, colour: 'blue', carried: 'heroes' },
    },
    actions: {
      throw: {
        name: { en: 'Throw somebody in', de: 'Jemanden hineinwerfen' },
        by: 'heroes',
        mark: 'search',
        effects: [{ do: 'count', counter: 'thrown' }],
      },
      hurl: {
        name: { en: 'Hurl it over', de: 'Es hinüberwerfen' },
        by: 'heroes',
        token: 'sack',
        effects: [{ do: 'count', counter: 'hurled' }],
      },
    },
    reinforcements: [{ group: 'zombie', n: 1, at: ['east'], exactly: true }],
  });

  const ground = (arrange: Parameters<typeof sit>[0]): Played => sit(arrange, { quest: PROVING_GROUND, heroes: 2 });

  test('D2C-QHOB-01 such a token stays with a hero who is knocked out, and nobody lays it down; any other does not', () => {
    const position = (): Played =>
      ground(state => {
        const one = hero(state, GRISBAN, 'berserker', 'E5');
        hero(state, AVRIC, 'disciple', 'E7');
        one.damage = 13;
        state.ground[at(state, 'F5')] = 'lava';
        for (const kind of ['torch', 'sack']) {
          state.tokens.push({ id: `${kind}-1`, kind, cell: null, face: null, hidden: false });
          one.carries.push(`${kind}-1`);
        }
      });
    const t = position();
    t.choose(`hero:${GRISBAN}`);
    expect([t.offered('drop:torch').length, t.offered('drop:sack').length > 0]).toEqual([0, true]);
    t.choose('move').choose(`go:${at(t.state, 'F5')},move-1`);
    const one = t.state.heroes[0];
    expect([one?.down !== null, one?.carries]).toEqual([true, ['torch-1']]);
    expect(t.state.tokens.map(({ id, cell }) => [id, cell !== null])).toEqual([
      ['torch-1', false],
      ['sack-1', true],
    ]);
  });

  test('D2C-QHOB-03 a special action does not reach through a locked door', () => {
    const offered = (space: string) =>
      ground(state => {
        hero(state, GRISBAN, 'berserker', space);
        hero(state, AVRIC, 'disciple', 'J3');
        state.tokens.push({ id: 'sack-1', kind: 'sack', cell: at(state, 'F9'), face: null, hidden: false });
      })
        .choose(`hero:${GRISBAN}`)
        .offered('special:hurl');
    expect([offered('F8'), offered('G9')]).toEqual([[], ['special:hurl,sack-1']]);
  });

  test('D2C-QHOB-08 a familiar may be summoned onto a space the quest has marked', () => {
    const t = ground(state => {
      hero(state, AVRIC, 'necromancer', 'I6');
      hero(state, GRISBAN, 'berserker', 'E5');
    });
    t.choose(`hero:${AVRIC}`);
    const [raise = ''] = t.offered(`use:${AVRIC},raise-dead`);
    t.choose(raise);
    // I7 is one of the marked spaces in the east.
    expect(t.offered('space')).toContain(`space:${at(t.state, 'I7')}`);
  });

  test('D2C-QHOB-09 where all marked spaces are taken, no reinforcements come', () => {
    const dawn = (taken: readonly string[]) => {
      const t = ground(state => {
        hero(state, GRISBAN, 'berserker', 'E5').acted = true;
        hero(state, AVRIC, 'disciple', 'E7').acted = true;
        monster(state, 'zombie', 'E3').conditions.push('stunned', 'immobilized');
        for (const space of taken) monster(state, 'goblin-archer', space).conditions.push('stunned', 'immobilized');
        state.stage = 'overlord';
      });
      for (let i = 0; i < 60 && t.state.round === 1; i++)
        t.choose(t.offered('base')[0] ?? t.offered('end')[0] ?? t.offered('pass')[0] ?? t.offered()[0] ?? '');
      return t.state.monsters.filter(({ of }) => of === 'zombie').length;
    };
    expect([dawn(['I7', 'J7', 'I8', 'J8']), dawn(['I7', 'J7', 'I8'])]).toEqual([1, 2]);
  });
});
