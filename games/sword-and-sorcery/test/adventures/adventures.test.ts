import { describe, expect, test } from 'vitest';
import { ADVENTURES, type AdventureId, adventureOf } from '../../content/adventures/index.ts';
import { cardOf } from '../../content/enemies/index.ts';
import { EVENTS } from '../../content/events.ts';
import { GROUND_TOKENS } from '../../content/ground-tokens.ts';
import { KEYS } from '../../content/keys.ts';
import { THINGS } from '../../content/things.ts';
import { zoneNamed } from '../../rules/zones.ts';
import { courseName, flagText, specialName, stageText, storyText } from '../../texts/stories.ts';

const IDS = (Object.keys(ADVENTURES) as AdventureId[]).filter(id => adventureOf(id).number > 0);

/** Everything an adventure says, by the name of the field. */
function* saying(data: unknown): Generator<readonly [string, unknown]> {
  if (Array.isArray(data)) for (const one of data) yield* saying(one);
  else if (data !== null && typeof data === 'object')
    for (const [name, value] of Object.entries(data)) {
      yield [name, value];
      yield* saying(value);
    }
}

/** Fields of effects and conditions that are told apart by `do` or `is`. */
function* parts(data: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(data)) for (const one of data) yield* parts(one);
  else if (data !== null && typeof data === 'object') {
    if ('do' in data || 'is' in data) yield data as Readonly<Record<string, unknown>>;
    for (const value of Object.values(data)) yield* parts(value);
  }
}

const all = <T>(of: (id: AdventureId) => readonly T[]): T[] => IDS.flatMap(of);

describe('the adventures of Act I', () => {
  test('there are seven, numbered in their order', () => {
    expect(IDS.map(id => adventureOf(id).number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('rounds until the deck is empty: two for each event, one for day or night', () => {
    const rounds = (id: AdventureId): number => {
      const { deck, bottom = [] } = adventureOf(id).events;
      return [...deck, ...bottom].reduce((sum, card) => sum + (EVENTS[card].type === 'standard' ? 2 : 1), 0);
    };
    expect(IDS.map(rounds)).toEqual([15, 15, 16, 16, 17, 12, 18]);
  });

  test('ranks, shards and crowns of an adventure that is played alone, and the rank nobody falls below', () => {
    expect(IDS.map(id => [...Object.values(adventureOf(id).single), adventureOf(id).minRank])).toEqual([
      [1, 0, 15, 1],
      [1, 3, 40, 1],
      [2, 2, 60, 2],
      [2, 5, 70, 2],
      [3, 0, 70, 3],
      [3, 6, 60, 3],
      [3, 0, 100, 3],
    ]);
  });

  test('SS-SHAD-01 shadows on the map with two heroes, with three and with more, and no more than the pool holds', () => {
    const laid = (id: AdventureId): number[] => {
      const { at = [], more = [], notForTwo = [], pool = {} } = adventureOf(id).shadows ?? {};
      const held = Object.values(pool).reduce((sum, n) => sum + n, 0);
      expect(held).toBeGreaterThanOrEqual(at.length + more.length);
      expect(new Set([...at, ...more]).size).toBe(at.length + more.length);
      expect(notForTwo.every(zone => at.includes(zone))).toBe(true);
      return [at.length - notForTwo.length, at.length, at.length + more.length];
    };
    expect(IDS.map(laid)).toEqual([
      [2, 5, 6],
      [4, 5, 7],
      [4, 5, 7],
      [2, 5, 7],
      [5, 6, 8],
      [4, 4, 6],
      [5, 6, 8],
    ]);
  });

  test('names of stages, courses, actions and counted things belong to one adventure each', () => {
    const once = (names: readonly string[]): void => expect(new Set(names).size).toBe(names.length);
    once(all(id => adventureOf(id).stages.map(one => one.id)));
    once(all(id => (adventureOf(id).decisions ?? []).map(one => one.id)));
    once(all(id => (adventureOf(id).decisions ?? []).flatMap(({ courses }) => courses.map(one => one.id))));
    once(all(id => (adventureOf(id).actions ?? []).map(one => one.id)));
    once(all(id => Object.keys(adventureOf(id).flags ?? {})));
  });

  test.each(IDS)('%s: every zone, stage, decision, paragraph, token, key, object and enemy it speaks of exists', id => {
    const adventure = adventureOf(id);
    for (const [name, value] of saying(adventure))
      if ((name === 'zones' && Array.isArray(value)) || name === 'between' || name === 'start')
        for (const zone of value as string[]) expect(() => zoneNamed({ adventure: id }, zone)).not.toThrow();
    for (const effect of parts(adventure)) {
      if (effect.do === 'stage') expect(adventure.stages.map(one => one.id)).toContain(effect.stage);
      if (effect.do === 'decide') expect(adventure.decisions?.map(one => one.id)).toContain(effect.decision);
      if (effect.do === 'read') expect(Object.keys(adventure.texts ?? {})).toContain(effect.text);
      if (effect.do === 'story-card') expect(Object.keys(adventure.story ?? {})).toContain(effect.event);
      if (effect.do === 'spawn' && effect.card !== undefined) expect(adventure.aside).toContain(effect.card);
      if (typeof effect.token === 'string') expect(Object.keys(GROUND_TOKENS)).toContain(effect.token);
      if (typeof effect.key === 'string') expect(Object.keys(KEYS)).toContain(effect.key);
      if (typeof effect.thing === 'string') expect(Object.keys(THINGS)).toContain(effect.thing);
    }
    for (const { event } of adventure.storyCards ?? []) expect(Object.keys(adventure.story ?? {})).toContain(event);
    for (const { id: waypoint } of adventure.waypoints ?? [])
      expect(adventure.on?.some(({ if: test }) => test?.is === 'card' && test.card === waypoint)).toBe(true);
    for (const name of Object.keys(adventure.texts ?? {}))
      expect([...parts(adventure)].some(effect => effect.do === 'read' && effect.text === name)).toBe(true);
    for (const card of adventure.aside ?? []) {
      expect(adventure.enemies).not.toContain(card);
      expect(cardOf(card)).toBeDefined();
    }
  });

  test.each(IDS)('SS-SOUL-03 %s: every nature has a course in every decision', id => {
    for (const { courses } of adventureOf(id).decisions ?? [])
      for (const nature of ['law', 'neutral', 'chaos'] as const)
        expect(courses.some(({ natures }) => natures.includes(nature))).toBe(true);
  });

  test.each(IDS)('%s: all that people read is there in both languages', id => {
    const adventure = adventureOf(id);
    for (const [name, value] of saying(adventure))
      if (value !== null && typeof value === 'object' && 'en' in value && 'de' in value) {
        const { en, de } = value as { readonly en: string; readonly de: string };
        expect(en.length, name).toBeGreaterThan(2);
        expect(de.length, name).toBeGreaterThan(2);
        for (const text of [en, de]) expect(text).toBe(text.trim());
      }
    const paragraphs = [
      'prologue',
      'won',
      'lost',
      ...Object.keys(adventure.texts ?? {}),
      ...Object.keys(adventure.story ?? {}),
      ...(adventure.decisions ?? []).map(one => one.id),
      ...adventure.stages.flatMap(one => (one.lost === undefined ? [] : [one.id])),
    ];
    for (const lang of ['en', 'de'] as const) {
      for (const name of paragraphs) expect(storyText(`${id}/${name}`, lang).length).toBeGreaterThan(40);
      for (const { id: stage, aim } of adventure.stages) expect(stageText(stage, lang)).toBe(aim[lang]);
      for (const { courses } of adventure.decisions ?? [])
        for (const { id: course, name } of courses) expect(courseName(course, lang)).toBe(name[lang]);
      for (const { id: action, name } of adventure.actions ?? []) expect(specialName(action, lang)).toBe(name[lang]);
      for (const [flag, name] of Object.entries(adventure.flags ?? {})) expect(flagText(flag, lang)).toBe(name[lang]);
    }
  });
});
