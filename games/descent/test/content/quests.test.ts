import { checkConfig, deciders, Match, newChance } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { ALLIES, isCooperative, LIEUTENANTS, MONSTERS, skillOf } from '../../content/index.ts';
import { OBJECTIVES, objectivesWith } from '../../content/objectives.ts';
import type { Encounter } from '../../content/quest.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { descent } from '../../index.ts';
import { cardName, thingName } from '../../names.ts';
import { boardOf, mapFaults } from '../../rules/ground.ts';
import { relicOfToken } from '../../rules/sun-stone.ts';

const SIZES = [2, 3, 4] as const;
const OURS = Object.entries(QUESTS).flatMap(([id, quest]) =>
  id === 'practice-yard' || isCooperative(quest) ? [] : [id],
);

/** Everything an encounter names that does not exist, one sentence each with quest, encounter and line. */
function faultsOf(quest: string, number: number, encounter: Encounter): string[] {
  const { plan, groups, things = {}, characters = {}, actions = {}, secrets = {}, tokens = [] } = encounter;
  const faults = [...mapFaults(plan)];
  if (faults.length > 0) return faults;
  const board = boardOf(plan);
  const complain = (line: string, what: string): void => {
    faults.push(`Quest "${quest}", encounter ${number + 1}, ${line}: ${what}.`);
  };
  const isPlace = (place: string): boolean =>
    board.marks.has(place) || board.areas.has(place) || board.tiles.some(({ name }) => name === place);
  const place = (line: string, one: string): void => {
    if (!isPlace(one)) complain(line, `there is no place "${one}"`);
  };
  const isGroup = (id: string): boolean =>
    groups.some(({ of }, i) => (typeof of === 'string' ? of === id : id === `open-${i}`));
  const isKind = (id: string): boolean => [MONSTERS, LIEUTENANTS, ALLIES, characters].some(of => id in of);
  place('heroes', encounter.heroes);
  const areas = Object.entries(encounter.areas ?? {});
  for (const [name, area] of areas) {
    if (board.doors[area.door] === undefined) complain(`area ${name}`, `there is no door ${area.door}`);
    for (const tile of area.tiles)
      if (!board.tiles.some(one => one.name === tile)) complain(`area ${name}`, `no "${tile}"`);
    for (const size of SIZES) for (const mark of area.search?.[size] ?? []) place(`area ${name}`, mark);
  }
  for (const [i, { of, at }] of [...groups, ...areas.flatMap(([, area]) => area.groups)].entries()) {
    if (at !== undefined) place(`group ${i + 1}`, at);
    if (typeof of === 'string' && !(of in MONSTERS) && !(of in LIEUTENANTS))
      complain(`group ${i + 1}`, `no monster "${of}"`);
  }
  for (const size of SIZES) for (const mark of encounter.search?.[size] ?? []) place(`search for ${size}`, mark);
  for (const mark of encounter.special?.at ?? []) place('special', mark);
  for (const { kind, at, faces } of [...tokens, ...areas.flatMap(([, area]) => area.tokens ?? [])]) {
    place(`token ${kind}`, at);
    if (!(kind in things) && relicOfToken(kind) === null) complain(`token ${kind}`, 'no thing is called so');
    for (const face of faces ?? [])
      if (!(face in (things[kind]?.faces ?? {}))) complain(`token ${kind}`, `no face "${face}"`);
    if (faces !== undefined && faces.length !== board.marks.get(at)?.length)
      complain(`token ${kind}`, 'faces and spaces differ');
  }
  for (const colour of Object.keys(OBJECTIVES) as (keyof typeof OBJECTIVES)[]) {
    const laid = tokens.filter(({ kind }) => things[kind]?.colour === colour);
    const n = laid.reduce((sum, { at }) => sum + (board.marks.get(at)?.length ?? 0), 0);
    if (n > objectivesWith(QUESTS[quest]?.boxes ?? [])[colour]) complain(`tokens`, `${n} ${colour} objective tokens`);
  }
  for (const [id, { at, door }] of Object.entries(characters)) {
    if (at !== undefined) place(`character ${id}`, at);
    if (door !== undefined && board.doors[door] === undefined) complain(`character ${id}`, `there is no door ${door}`);
  }
  for (const [id, { back }] of Object.entries(encounter.figures ?? {})) {
    if (!isKind(id)) complain(`figure ${id}`, 'no such figure');
    if (back !== undefined) place(`figure ${id}`, back);
  }
  for (const [id, { token, mark, inside, who }] of Object.entries(actions)) {
    if (token !== undefined && !(token in things)) complain(`action ${id}`, `no thing "${token}"`);
    for (const one of [mark, inside]) if (one !== undefined) place(`action ${id}`, one);
    for (const one of who ?? []) if (!isKind(one)) complain(`action ${id}`, `nobody is "${one}"`);
  }
  for (const [i, { group, at }] of (encounter.reinforcements ?? []).entries()) {
    if (!isGroup(group)) complain(`reinforcement ${i + 1}`, `no group "${group}"`);
    for (const one of at) place(`reinforcement ${i + 1}`, one);
  }
  for (const tiles of Object.values(encounter.exits ?? {}))
    for (const one of tiles)
      if (!board.tiles.some(({ name, rim }) => name === one && rim.length > 0)) complain('exits', `no exit "${one}"`);
  for (const group of encounter.stays ?? []) if (!isGroup(group)) complain('stays', `no group "${group}"`);
  words(encounter, (line, word) => {
    for (const key of ['at', 'place', 'to', 'along'] as const)
      if (PLACES[String(word.do ?? word.is)]?.includes(key) && typeof word[key] === 'string')
        place(line, String(word[key]));
    if (
      typeof word.kind === 'string' &&
      ['lay', 'deliver', 'wander', 'token', 'near-token'].includes(String(word.do ?? word.is)) &&
      !(word.kind in things)
    )
      complain(line, `no thing "${word.kind}"`);
    if (word.is === 'carries' && !(String(word.token) in things)) complain(line, `no thing "${word.token}"`);
    if (word.do === 'arrive' && !isGroup(String(word.who)) && !(String(word.who) in characters))
      complain(line, `nobody is "${word.who}"`);
    if (word.do === 'defect' && !(String(word.who) in characters)) complain(line, `nobody is "${word.who}"`);
    if (word.do === 'wake' && !isGroup(String(word.group))) complain(line, `no group "${word.group}"`);
    if (word.do === 'guess' && !(String(word.code) in secrets)) complain(line, `no secret "${word.code}"`);
    if (
      (word.do === 'gate' || word.is === 'door') &&
      typeof word.door === 'number' &&
      board.doors[word.door] === undefined
    )
      complain(line, `there is no door ${word.door}`);
    if (word.is === 'kind' || word.is === 'about-kind')
      for (const one of word.of as string[]) if (!isKind(one)) complain(line, `nobody is "${one}"`);
    if (word.is === 'near-kind' && !isKind(String(word.of))) complain(line, `nobody is "${word.of}"`);
  });
  // Whoever leaves a stage by its portal is counted.
  const counted = new Set<string>([...(encounter.counters ?? []), ...(encounter.portal === undefined ? [] : ['left'])]);
  words(encounter, (_, word) => {
    if (['count', 'tally', 'deliver'].includes(String(word.do)) && typeof word.counter === 'string')
      counted.add(word.counter);
  });
  for (const { counter } of encounter.goals)
    if (!counted.has(counter)) complain(`goal "${counter}"`, 'nothing ever counts it');
  words(encounter, (line, word) => {
    if (word.is === 'counter' && !counted.has(String(word.counter)))
      complain(line, `nothing ever counts "${word.counter}"`);
  });
  return faults;
}

/** Which fields of a word name places of the plan. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  lay: ['at'],
  arrive: ['at'],
  ferry: ['to'],
  collapse: ['place'],
  tally: ['place'],
  slide: ['along'],
  wander: ['along'],
  inside: ['place'],
  there: ['place'],
};

type Word = Readonly<Record<string, unknown>>;

/** Visits every word and test of an encounter, with the way to it. */
function words(encounter: Encounter, visit: (line: string, word: Word) => void): void {
  const { plan: _, ...rest } = encounter;
  const walk = (value: unknown, line: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const word = value as Word;
    if ('do' in word || 'is' in word) visit(line, word);
    for (const [key, inner] of Object.entries(word)) walk(inner, line === '' ? key : `${line}.${key}`);
  };
  walk(rest, '');
}

const all = Object.entries(QUESTS).flatMap(([id, { encounters }]) =>
  encounters.map((encounter, n) => ({ id, n, encounter })),
);

describe('every quest', () => {
  test('is there: an introduction, five quests of act I, an interlude, six of act II, two finales', () => {
    expect(OURS.filter(id => QUESTS[id]?.boxes === undefined)).toHaveLength(15);
    expect(Object.values(QUESTS).filter(({ encounters }) => encounters.length === 2).length).toBeGreaterThanOrEqual(6);
  });

  test.each(all)('$id, encounter $n: its plan fits together and names only what exists', ({ id, n, encounter }) => {
    expect(faultsOf(id, n, encounter)).toEqual([]);
  });

  test('a fault is told with quest, encounter and line', () => {
    const encounter = QUESTS['toll-at-the-ford']?.encounters[0] as Encounter;
    expect(
      faultsOf('toll', 0, {
        ...encounter,
        heroes: 'moon',
        goals: [{ ...encounter.goals[0], counter: 'stars' } as never],
      }),
    ).toEqual([
      'Quest "toll", encounter 1, heroes: there is no place "moon".',
      'Quest "toll", encounter 1, goal "stars": nothing ever counts it.',
    ]);
  });

  test('has texts in both languages, and says nothing twice in the same words', () => {
    for (const { id, name, about, encounters } of Object.entries(QUESTS).map(([key, quest]) => ({
      id: key,
      ...quest,
    }))) {
      const texts = [
        name,
        about,
        ...encounters.flatMap(one => [one.name, one.story, ...one.goals.map(goal => goal.text)]),
      ];
      for (const { en, de } of texts) {
        expect(en.length, id).toBeGreaterThan(3);
        expect(de.length, id).toBeGreaterThan(3);
      }
    }
  });

  test('names of people, tokens and actions mean the same in all quests', () => {
    const known = new Map<string, string>();
    for (const { encounter } of all)
      for (const table of [encounter.things, encounter.characters, encounter.actions])
        for (const [id, { name }] of Object.entries(table ?? {})) {
          expect(known.get(id) ?? name.en, id).toBe(name.en);
          known.set(id, name.en);
        }
  });
});

/** Interlude and finales are played as part of a campaign only: it has just begun. */
function configOf(scenario: string, heroes: number) {
  const isPart = descent.scenarios.find(({ id }) => id === scenario)?.campaignOnly;
  const carried = isPart ? descent.campaign?.start : undefined;
  return { scenario, seats: 2, settings: { heroes }, ...(carried !== undefined && { carried }) };
}

/** Plays at random to the end. */
function playedOut(scenario: string, heroes: number, seed: string): Match<never> {
  const match = Match.start(descent, checkConfig(descent, configOf(scenario, heroes)), { seed });
  const chance = newChance(seed);
  for (let i = 0; match.ask !== null && i < 20_000; i++) {
    const ids = match.optionIds();
    const seat = deciders(match.ask)[0] ?? match.ask.seat;
    match.submit({ seat, epoch: match.epoch, option: ids[chance.int(ids.length)] ?? '' });
  }
  return match as never;
}

describe('random play', () => {
  test.each(OURS.flatMap(id => SIZES.map(heroes => ({ id, heroes }))))(
    '$id with $heroes heroes ends',
    ({ id, heroes }) => {
      const match = playedOut(id, heroes, `${id}-${heroes}`);
      expect(match.ask).toBeNull();
    },
  );
});

test('a skill that is called like a token keeps its name', () => {
  expect([cardName('challenge', 'en'), cardName('challenge', 'de')]).toEqual([
    skillOf('challenge').name.en,
    skillOf('challenge').name.de,
  ]);
  expect(thingName('challenge', 'en')).toBe('Challenge token');
});
